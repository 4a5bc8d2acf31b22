import { mergeColumn } from '@rapport/core/storage'
import { nameByColumns } from '../sql/keys.js'
import type { Column, Shape } from '../sql/shape.js'
import type { Target } from '../sql/target.js'
import type { Row } from '../sql/values.js'

/** The columns outside of the key. */
export function mergedColumns(shape: Shape): Column[] {
  return shape.columns.filter((column) => !shape.key.includes(column))
}

/** A row merged as the table declares. */
export function mergeRow(target: Target, existing: Row, incoming: Row): Row {
  const merged = { ...existing }
  for (const column of mergedColumns(target))
    merged[column.name] = mergeColumn(target.merge(column), existing[column.name], incoming[column.name])
  return merged
}

/** Merges rows with equal keys, in their order, because one statement may write each key only once. */
export function foldEqualKeys(target: Target, rows: readonly Row[]): Row[] {
  const folded = new Map<string, Row>()
  for (const row of rows) {
    const name = nameByColumns(target.key, row)
    const known = folded.get(name)
    folded.set(name, known ? mergeRow(target, known, row) : row)
  }
  return [...folded.values()]
}
