import type { ColumnKind } from '@rapport/core/storage'
import { type RawBuilder, sql } from 'kysely'
import type { ByteWriter } from './byte-writer.js'
import { isStorableJson } from './storable-text.js'
import { isStorableTime, timeOfHex, timestampNumber, timestampText } from './timestamp.js'

type Expression = RawBuilder<unknown>

/**
 * How a kind of column is kept in Postgres. Statements send values as text or as binary arrays, and receive only text in forms that do not depend on
 * session settings. So no setting and no type parser of a host can change what is read.
 */
interface Kind {
  /** The type in casts; `text` columns have COLLATE "C" besides. */
  type: string
  arrayType: string
  /** Postgres's number of the type, which binary arrays carry; it is the same on every server. */
  oid: number
  /** The `typeof` of its values in JavaScript. */
  typeOf: string
  /** What a value must be, for error messages. */
  expects: string
  /** The value as text; undefined when it is not of this kind. */
  toText(value: unknown): string | undefined
  /** Writes the value in binary form. False, and nothing is written, when it is not of this kind or holds what Postgres cannot keep. */
  write(bytes: ByteWriter, value: unknown): boolean
  /** SQL that turns an expression of this kind into text that is the same under all session settings. */
  read(expression: Expression): Expression
  /** The value from such text. */
  parse(text: string): unknown
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export const kinds: Record<ColumnKind, Kind> = {
  uuid: {
    type: 'uuid',
    arrayType: 'uuid[]',
    oid: 2950,
    typeOf: 'string',
    expects: 'a UUID in lower case',
    toText: (value) => (isUuid(value) ? value : undefined),
    write: (bytes, value) => typeof value === 'string' && bytes.uuid(value),
    read: asText,
    parse: (text) => text
  },
  text: {
    type: 'text',
    arrayType: 'text[]',
    oid: 25,
    typeOf: 'string',
    expects: 'text',
    toText: (value) => (typeof value === 'string' ? value : undefined),
    write: (bytes, value) => typeof value === 'string' && bytes.text(value),
    read: (expression) => expression,
    parse: (text) => text
  },
  time: {
    type: 'timestamptz(3)',
    arrayType: 'timestamptz[]',
    oid: 1184,
    typeOf: 'number',
    expects: 'a time in whole milliseconds since 1970',
    toText: (value) => (isTime(value) ? timestampText(value) : undefined),
    write: (bytes, value) => isTime(value) && bytes.int64(timestampNumber(value)),
    // The binary form: to compute a number takes the database longer than anything else of a row, and no function that does it is immutable.
    read: (expression) => sql`encode(timestamptz_send(${expression}), 'hex')`,
    parse: timeOfHex
  },
  integer: {
    type: 'bigint',
    arrayType: 'bigint[]',
    oid: 20,
    typeOf: 'number',
    expects: 'a whole number within ±2^53',
    toText: (value) => (isInteger(value) ? String(value) : undefined),
    write: (bytes, value) => isInteger(value) && bytes.int64(value),
    read: asText,
    parse: Number
  },
  number: {
    type: 'double precision',
    arrayType: 'double precision[]',
    oid: 701,
    typeOf: 'number',
    expects: 'a finite number',
    toText: (value) => (isNumber(value) ? String(value) : undefined),
    write: (bytes, value) => isNumber(value) && bytes.double(value + 0),
    read: (expression) => sql`encode(float8send(${expression}), 'hex')`,
    parse: (hex) => Buffer.from(hex, 'hex').readDoubleBE()
  },
  boolean: {
    type: 'boolean',
    arrayType: 'boolean[]',
    oid: 16,
    typeOf: 'boolean',
    expects: 'true or false',
    toText: (value) => (typeof value === 'boolean' ? String(value) : undefined),
    write: (bytes, value) => typeof value === 'boolean' && bytes.boolean(value),
    read: asText,
    parse: (text) => text === 'true'
  },
  json: {
    type: 'jsonb',
    arrayType: 'jsonb[]',
    oid: 3802,
    typeOf: 'object',
    expects: 'a JSON value',
    toText: (value) => (value === null ? undefined : JSON.stringify(value)),
    write: writeJson,
    read: asText,
    parse: (text) => JSON.parse(text)
  }
}

export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuidPattern.test(value)
}

function isTime(value: unknown): value is number {
  return Number.isInteger(value) && isStorableTime(Number(value))
}

function isInteger(value: unknown): value is number {
  return Number.isInteger(value) && Math.abs(Number(value)) <= 2 ** 53
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value)
}

function writeJson(bytes: ByteWriter, value: unknown): boolean {
  const json = kinds.json.toText(value)
  return json !== undefined && isStorableJson(json) && bytes.jsonb(json)
}

function asText(expression: Expression): Expression {
  return sql`${expression}::text`
}
