import type { SqlNode } from '../tree.js'
import type { Place } from './cost.js'
import { columnOf, either, rowOf, type Size, widestOf } from './size.js'

/** A column that is named alone, or the row of a table that is. */
export function columnIn({ tables }: Place, name: string): Size | undefined {
  const found = tables.flatMap((table) => columnOf(table, name) ?? [])
  if (found.length > 0) return either(found)
  const row = tables.find(({ alias }) => alias === name)
  return row && rowOf(row)
}

/** A column of a table, by the names of both. */
export function columnAt({ tables }: Place, alias: string, name: string): Size | undefined {
  const table = tables.find((item) => item.alias === alias)
  return table && (columnOf(table, name) ?? widestOf(table))
}

/** Whether an expression is a column of a view as it stands. */
export function isStored(place: Place, node: SqlNode): boolean {
  if (node.type === 'SortBy') return [...node.children()].every((child) => child.type === 'String' || isStored(place, child))
  const [first, second] = node.names('fields')
  const tables = place.tables.filter(({ alias, columns }) =>
    second === undefined ? columns.some(([column]) => column === first) : alias === first
  )
  return node.type === 'ColumnRef' && tables.length > 0 && tables.every((table) => table.isStored)
}
