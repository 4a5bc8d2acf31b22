import type { Find } from '@rapport/core/storage'
import { type RawBuilder, sql } from 'kysely'
import { operands } from './operand.js'
import { orderColumns } from './order.js'
import type { Column } from './shape.js'
import type { Target } from './target.js'
import type { Row } from './values.js'

/** A part of a page that one statement reads. */
export interface Region {
  conditions: RawBuilder<unknown>[]
  /** Where the rows without a sort value stand in its order. */
  nulls: 'last' | 'absent'
}

/**
 * The parts of a page, in order: rows with a sort value, then those without one. Apart, each is a range of the index on (organization, column, key) in
 * either direction, however deep the page; together, with nulls last, they are not. Without a limit there is nothing to win: all is one part.
 */
export function regionsOf(target: Target, query: Find<Row>): Region[] {
  const { where, orderBy, after, limit } = query
  const columns = orderColumns(target, orderBy)
  const descending = orderBy?.direction === 'desc'
  const sorted = orderBy && target.column(orderBy.column)
  const value = after?.value ?? null
  if (!sorted?.nullable) {
    const position = orderBy ? [value, ...(after?.key ?? [])] : (after?.key ?? [])
    return [{ conditions: after ? [beyond(columns, position, descending)] : [], nulls: 'absent' }]
  }
  const isNull = sql`${sql.id(sorted.name)} is null`
  const afterNull = after && value === null ? [beyond(target.key, after.key, descending)] : []
  const afterValue = after && value !== null ? [beyond(columns, [value, ...after.key], descending)] : []
  const withNulls: Region = { conditions: [isNull, ...afterNull], nulls: 'absent' }
  if (after && value === null) return [withNulls]
  if (limit === undefined) return [{ conditions: afterValue.map((reached) => sql`(${reached} or ${isNull})`), nulls: 'last' }]
  const withValues: Region = { conditions: [sql`${sql.id(sorted.name)} is not null`, ...afterValue], nulls: 'absent' }
  return excludesNull(where?.[sorted.name]) ? [withValues] : [withValues, withNulls]
}

/** Whether no null can pass. */
function excludesNull({ isNull, ...others }: { isNull?: boolean } = {}): boolean {
  return isNull === false || Object.values(others).some((test) => test !== undefined)
}

/** Rows after these values, as one row comparison, which an index can start from. */
function beyond(columns: readonly Column[], values: readonly unknown[], descending: boolean): RawBuilder<unknown> {
  if (columns.length !== values.length) throw new TypeError(`A position here has ${columns.length} values, not ${values.length}`)
  const pairs = columns.map((column, position) => operands(column, descending ? 'lt' : 'gt', values[position]))
  const left = sql.join(pairs.map((pair) => pair.column))
  const right = sql.join(pairs.map((pair) => pair.value))
  return sql`(${left}) ${descending ? sql`<` : sql`>`} (${right})`
}
