import { Compile } from 'typebox/compile'
import type { Table } from '../index.js'
import { type ColumnType, checkValue } from './column-type.js'

/** A row of any table. */
export type Row = Record<string, unknown>

/** A check of whole rows before they are written, which answers a row's JSON text. What it refuses is a programming error, as it would be on a database. */
export function rowEncoder(table: Table, columns: ReadonlyMap<string, ColumnType>): (row: Row) => string {
  const schema = Compile(table.row)
  return (row) => {
    for (const column of Object.keys(row)) if (!columns.has(column)) throw new TypeError(`${table.name} has no column ${column}`)
    for (const [column, type] of columns) {
      const value = row[column]
      if (value !== null || !type.nullable) checkValue(type, value)
    }
    if (!schema.Check(row)) throw new TypeError(`Not a row of ${table.name}: ${schema.Errors(row).map(describe).join(', ')}`)
    const json = JSON.stringify(row)
    if (hasUnstorableText(json))
      throw new TypeError(`${columnOfUnstorableText(row, table.name)} holds U+0000 or half of a surrogate pair, which no store keeps`)
    return json
  }
}

function describe({ instancePath, message }: { instancePath: string; message: string }): string {
  return `${instancePath} ${message}`
}

/** JSON.stringify writes U+0000 and lone surrogates as escapes; an escaped backslash before `u` is no such escape. */
function hasUnstorableText(json: string): boolean {
  return json.includes('\\u') && /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(json)
}

function columnOfUnstorableText(row: Row, table: string): string {
  const column = Object.keys(row).find((name) => hasUnstorableText(JSON.stringify(row[name])))
  return `${table}.${column}`
}
