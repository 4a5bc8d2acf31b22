import type { TSchema } from 'typebox'
import { type ColumnKind, columnKind, isNullable } from '../index.js'

/** A table's column, as the store needs it. `name` is `table.column`, for messages. */
export interface ColumnType {
  readonly name: string
  readonly kind: ColumnKind
  readonly nullable: boolean
}

export function columnType(table: string, column: string, schema: TSchema): ColumnType {
  return { name: `${table}.${column}`, kind: columnKind(schema), nullable: isNullable(schema) }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const LARGEST_TIME = 8.64e15

const expected: { [K in ColumnKind]: string } = {
  uuid: 'a UUID in lower case',
  text: 'text',
  time: 'whole milliseconds since the epoch',
  integer: 'a whole number within ±2^53',
  number: 'a finite number',
  boolean: 'a boolean',
  json: 'a JSON value'
}

/** Throws a TypeError unless the value, not null, is of the column's kind. The message leaves the value out: it may be a secret. */
export function checkValue({ name, kind }: ColumnType, value: unknown): void {
  if (!isOfKind(kind, value))
    throw new TypeError(`${name} takes ${expected[kind]}, not ${value === null ? 'null' : `this ${typeof value}`}`)
}

function isOfKind(kind: ColumnKind, value: unknown): boolean {
  switch (kind) {
    case 'uuid':
      return typeof value === 'string' && UUID.test(value)
    case 'text':
      return typeof value === 'string'
    case 'time':
      return Number.isInteger(value) && Math.abs(Number(value)) <= LARGEST_TIME
    case 'integer':
      return Number.isInteger(value) && Math.abs(Number(value)) <= 2 ** 53
    case 'number':
      return Number.isFinite(value)
    case 'boolean':
      return typeof value === 'boolean'
    case 'json':
      return value !== null && ['string', 'number', 'boolean', 'object'].includes(typeof value)
  }
}
