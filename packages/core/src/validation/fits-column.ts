import { columnKind, isNullable, type Table } from '../storage/index.js'
import { isStorableText, isUuid, latestInstant } from '../values/index.js'

/** Whether a value can stand in a column that lists sort by: cursors are no secret, so that anybody can make one up. */
export function fitsColumn(table: Table, column: string, value: string | number | null): boolean {
  const schema = table.row.properties[column]
  if (!schema) return false
  if (value === null) return isNullable(schema)
  switch (columnKind(schema)) {
    case 'uuid':
      return typeof value === 'string' && isUuid(value)
    case 'text':
      return typeof value === 'string' && isStorableText(value)
    case 'time':
      return Number.isSafeInteger(value) && Math.abs(Number(value)) <= latestInstant
    default:
      return Number.isSafeInteger(value)
  }
}
