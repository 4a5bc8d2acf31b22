import { type RawBuilder, sql } from 'kysely'
import { ByteWriter } from './byte-writer.js'
import { kinds } from './kinds.js'
import type { Column } from './shape.js'
import { toText } from './values.js'

/** Values of a column as one array parameter. */
export function list(column: Column, values: readonly unknown[]): RawBuilder<unknown> {
  return listOf(column, listBytes(column, values))
}

/** A parameter with an array of a column's values. */
export function listOf({ kind }: Column, parameter: unknown): RawBuilder<unknown> {
  return sql`${parameter}::${sql.raw(kinds[kind].arrayType)}`
}

const isNullAt = 4

/** A writer for the next call to use again. One whose call threw is dropped, as half an array is in it. */
let spare: ByteWriter | undefined

/**
 * An array of a column's values in Postgres's binary form, which it reads several times faster than any text. The form is that of `array_recv` in
 * Postgres's source: dimensions, whether there are nulls, the element type, then length and lower bound of the dimension, then the elements.
 */
export function listBytes(column: Column, values: readonly unknown[]): Buffer {
  const bytes = spare ?? new ByteWriter()
  spare = undefined
  const { oid } = kinds[column.kind]
  bytes.int32(values.length > 0 ? 1 : 0)
  bytes.int32(0)
  bytes.int32(oid)
  if (values.length > 0) {
    bytes.int32(values.length)
    bytes.int32(1)
    if (writeElements(bytes, column, values).hasNull) bytes.setInt32(isNullAt, 1)
  }
  spare = bytes
  return bytes.take()
}

function writeElements(bytes: ByteWriter, column: Column, values: readonly unknown[]): { hasNull: boolean } {
  const { write } = kinds[column.kind]
  let hasNull = false
  for (const value of values) {
    if (value === null && column.nullable) {
      hasNull = true
      bytes.int32(-1)
    } else if (!write(bytes, value)) {
      // This throws an error that says what is wrong with the value.
      toText(column, value)
      throw new TypeError(`${column.table}.${column.name} cannot be written`)
    }
  }
  return { hasNull }
}
