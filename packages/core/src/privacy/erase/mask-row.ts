import { columnKind, isNullable } from '../../storage/index.js'
import type { Ids } from '../../values/index.js'
import type { Mentions } from '../mentions.js'
import { type AnyRow, type AnyTable, searchedColumns } from '../subject-rows.js'

/**
 * The columns of a row that name the subject, as they are without it. Undefined where the row's own key names it: such a row cannot stay. A unique column gets
 * a value that no other row has.
 */
export function maskedColumns(table: AnyTable, row: AnyRow, mentions: Mentions, ids: Ids, now: number): AnyRow | undefined {
  const unique = new Set(table.indexes.flatMap(({ columns, unique }) => (unique ? columns : [])))
  const columns: AnyRow = {}
  for (const column of searchedColumns(table)) {
    const before = row[column]
    const after = mentions.mask(before)
    if (after === before) continue
    if (table.key.includes(column)) return undefined
    const isText = columnKind(table.row.properties[column] ?? {}) === 'text'
    const isAddress = column.endsWith('email') && isNullable(table.row.properties[column] ?? {})
    columns[column] = isAddress ? null : isText && unique.has(column) ? `erased:${ids.uuid(now)}` : after
  }
  return columns
}
