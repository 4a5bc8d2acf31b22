import { Type } from 'typebox'

/** What a column holds; each store maps it to its own type (Postgres: uuid, text COLLATE "C", timestamptz(3), bigint, double precision, boolean, jsonb). */
export type ColumnKind = 'uuid' | 'text' | 'time' | 'integer' | 'number' | 'boolean' | 'json'

/** A scalar JSON value. */
export type Scalar = string | number | boolean | null

/** Any JSON value. */
export type Json = Scalar | Json[] | { [key: string]: Json }

/** A JSON object. */
export type JsonObject = { [key: string]: Json }

/**
 * The schema of a column whose values are `Value`. It has the form of TypeBox's `TUnsafe`, so that `Static` knows the value.
 * `Open` columns can hold what people wrote: a table has to declare what in them is personal.
 */
export interface Column<Value = unknown, Open extends boolean = boolean> {
  '~unsafe': Value
  column: ColumnKind
  /** Only carries `Open` for the compiler; it is never set. */
  '~open'?: Open
}

function column<Value, Open extends boolean = false>(kind: ColumnKind, schema: object): Column<Value, Open> {
  return Object.assign(Type.Unsafe<Value>(schema), { column: kind })
}

/** A UUID in lower case. */
export const uuid = () => column<string>('uuid', Type.String())
/** Text, ordered by its UTF-8 bytes. */
export const text = () => column<string, true>('text', Type.String())
/** Text that this code chooses itself: a word of a fixed list, a digest, a name of a provider. It is never personal, and is stored as `text`. */
export const code = () => column<string>('text', Type.String())
/** An instant in whole milliseconds since the epoch. */
export const time = () => column<number>('time', Type.Integer())
/** A whole number within ±2^53. */
export const integer = () => column<number>('integer', Type.Integer())
/** A finite double. */
export const number = () => column<number>('number', Type.Number())
export const boolean = () => column<boolean>('boolean', Type.Boolean())
/** A JSON value; `T` says its shape to the compiler. */
export const json = <T = Json>() => column<T, true>('json', {})
/** The same column, which may also be null. */
export const nullable = <Value, Open extends boolean>(inner: Column<Value, Open>) =>
  column<Value | null, Open>(inner.column, { anyOf: [inner, { type: 'null' }] })

/** What kind a column of a row schema is. */
export function columnKind(schema: object): ColumnKind {
  if ('column' in schema && typeof schema.column === 'string') return schema.column as ColumnKind
  throw new TypeError('A table column must be made with storage/columns.ts')
}

/** Whether a column may be null. */
export function isNullable(schema: object): boolean {
  return 'anyOf' in schema
}
