import { type Static, type TSchema, Type } from 'typebox'

/** What a column holds; each store maps it to its own type (Postgres: uuid, text COLLATE "C", timestamptz(3), bigint, double precision, boolean, jsonb). */
export type ColumnKind = 'uuid' | 'text' | 'time' | 'integer' | 'number' | 'boolean' | 'json'

/** A scalar JSON value. */
export type Scalar = string | number | boolean | null

/** Any JSON value. */
export type Json = Scalar | Json[] | { [key: string]: Json }

/** A JSON object. */
export type JsonObject = { [key: string]: Json }

type Column<T extends TSchema> = T & { column: ColumnKind }

function column<T extends TSchema>(kind: ColumnKind, schema: T): Column<T> {
  return Object.assign(schema, { column: kind })
}

/** A UUID in lower case. */
export const uuid = () => column('uuid', Type.String())
/** Text, ordered by its UTF-8 bytes. */
export const text = () => column('text', Type.String())
/** An instant in whole milliseconds since the epoch. */
export const time = () => column('time', Type.Integer())
/** A whole number within ±2^53. */
export const integer = () => column('integer', Type.Integer())
/** A finite double. */
export const number = () => column('number', Type.Number())
export const boolean = () => column('boolean', Type.Boolean())
/** A JSON value; `T` says its shape to the compiler. */
export const json = <T = Json>() => column('json', Type.Unsafe<T>({}))
/** The same column, which may also be null. */
export const nullable = <T extends TSchema & { column: ColumnKind }>(inner: T) =>
  column(inner.column, Type.Unsafe<Static<T> | null>({ anyOf: [inner, { type: 'null' }] }))

/** What kind a column of a row schema is. */
export function columnKind(schema: TSchema): ColumnKind {
  if ('column' in schema && typeof schema.column === 'string') return schema.column as ColumnKind
  throw new TypeError('A table column must be made with storage/columns.ts')
}

/** Whether a column may be null. */
export function isNullable(schema: TSchema): boolean {
  return 'anyOf' in schema
}
