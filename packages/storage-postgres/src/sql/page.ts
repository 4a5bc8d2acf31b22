import type { Find } from '@rapport/core/storage'
import { type RawBuilder, sql } from 'kysely'
import { operands } from './operand.js'
import { orderColumns } from './order.js'
import type { Column } from './shape.js'
import type { Target } from './target.js'
import type { Row } from './values.js'

/**
 * Where a page reads: rows with a sort value, or those without one. Apart, each is a range of the index on (organization, column, key), in either
 * direction, however deep the page; together, with nulls last, neither direction would be.
 */
export type Region = 'values' | 'nulls'

/** The regions that a page may reach, in order. */
export function regionsOf(target: Target, { where, orderBy, after }: Find<Row>): Region[] {
  if (!orderBy || !target.column(orderBy.column).nullable) return ['values']
  const { isNull, ...others } = where?.[orderBy.column] ?? {}
  const past = after !== undefined && (after.value ?? null) === null
  const regions: Region[] = []
  if (isNull !== true && !past) regions.push('values')
  if (isNull !== false && Object.values(others).every((test) => test === undefined)) regions.push('nulls')
  return regions
}

/** The conditions of a region, and of the position that the page starts after. */
export function regionSql(target: Target, { orderBy, after }: Find<Row>, region: Region): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = []
  const sorted = orderBy && target.column(orderBy.column)
  if (sorted?.nullable) conditions.push(sql`${sql.id(sorted.name)} is ${region === 'nulls' ? sql`null` : sql`not null`}`)
  if (!after) return conditions
  const value = after.value ?? null
  const positioned = orderBy !== undefined && region === 'values'
  if (region === 'nulls' && value !== null) return conditions
  const columns = positioned ? orderColumns(target, orderBy) : target.key
  conditions.push(beyond(columns, positioned ? [value, ...after.key] : after.key, orderBy?.direction === 'desc'))
  return conditions
}

/** Rows after these values, as one row comparison, which an index can start from. */
function beyond(columns: readonly Column[], values: readonly unknown[], descending: boolean): RawBuilder<unknown> {
  if (columns.length !== values.length) throw new TypeError(`A position has ${columns.length} values here, not ${values.length}`)
  const pairs = columns.map((column, position) => operands(column, descending ? 'lt' : 'gt', values[position]))
  const [left, right] = [pairs.map((pair) => pair.column), pairs.map((pair) => pair.value)]
  return sql`(${sql.join(left)}) ${descending ? sql`<` : sql`>`} (${sql.join(right)})`
}
