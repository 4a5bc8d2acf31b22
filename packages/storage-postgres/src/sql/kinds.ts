import type { ColumnKind } from '@rapport/core/storage'
import { type RawBuilder, sql } from 'kysely'
import { isStorableTime, timestampText } from './timestamp.js'

type Expression = RawBuilder<unknown>

/** How a kind of column is kept in Postgres. Statements send and receive nothing but text, so no session setting or type parser of a host matters. */
interface Kind {
  /** The type in casts; `text` columns have COLLATE "C" besides. */
  type: string
  /** The `typeof` of its values. */
  typeOf: string
  /** What a value must be, for error messages. */
  expects: string
  /** The value as JSON for Postgres to read; undefined when it is not of this kind. */
  toJson(value: unknown): unknown
  /** The text of an expression of this kind, the same under all session settings. */
  read(expression: Expression): Expression
  parse(text: string): unknown
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export const kinds: Record<ColumnKind, Kind> = {
  uuid: {
    type: 'uuid',
    typeOf: 'string',
    expects: 'a UUID in lower case',
    toJson: (value) => (isUuid(value) ? value : undefined),
    read: asText,
    parse: (text) => text
  },
  text: {
    type: 'text',
    typeOf: 'string',
    expects: 'text',
    toJson: (value) => (typeof value === 'string' ? value : undefined),
    read: (expression) => expression,
    parse: (text) => text
  },
  time: {
    type: 'timestamptz(3)',
    typeOf: 'number',
    expects: 'a time in whole milliseconds since 1970',
    toJson: (value) => (isWhole(value) && isStorableTime(value) ? timestampText(value) : undefined),
    read: (expression) => sql`(extract(epoch from ${expression}) * 1000)::bigint::text`,
    parse: Number
  },
  integer: {
    type: 'bigint',
    typeOf: 'number',
    expects: 'a whole number within ±2^53',
    toJson: (value) => (isWhole(value) && Math.abs(value) <= 2 ** 53 ? value : undefined),
    read: asText,
    parse: Number
  },
  number: {
    type: 'double precision',
    typeOf: 'number',
    expects: 'a finite number',
    toJson: (value) => (Number.isFinite(value) ? value : undefined),
    read: (expression) => sql`encode(float8send(${expression}), 'hex')`,
    parse: (hex) => Buffer.from(hex, 'hex').readDoubleBE()
  },
  boolean: {
    type: 'boolean',
    typeOf: 'boolean',
    expects: 'true or false',
    toJson: (value) => (typeof value === 'boolean' ? value : undefined),
    read: asText,
    parse: (text) => text === 'true'
  },
  json: {
    type: 'jsonb',
    typeOf: 'object',
    expects: 'a JSON value',
    toJson: (value) => (value === null ? undefined : value),
    read: asText,
    parse: (text) => JSON.parse(text)
  }
}

export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuidPattern.test(value)
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value)
}

function asText(expression: Expression): Expression {
  return sql`${expression}::text`
}
