import type { Find } from '@rapport/core/storage'
import { type RawBuilder, sql } from 'kysely'
import { operands } from './operand.js'
import { orderColumns } from './order.js'
import type { Column } from './shape.js'
import type { Target } from './target.js'
import type { Row } from './values.js'

/** A part of a page, read by a select of its own. */
export interface Region {
  conditions: RawBuilder<unknown>[]
  /** Whether it can have rows without a sort value, which come last. */
  nulls: 'last' | 'absent'
}

/**
 * The parts of a page, in order: the rows with a sort value, then those without one. Each part is one range of the index on (organization, column,
 * key), in either direction and however deep the page is; both together, with nulls last, would not be. Without a limit this does not help, so all is
 * one part.
 */
export function regionsOf(target: Target, { where, orderBy, after, limit }: Find<Row>): Region[] {
  const columns = orderColumns(target, orderBy)
  const descending = orderBy?.direction === 'desc'
  const sorted = orderBy && target.column(orderBy.column)
  const position = after && positionOf(target, sorted, after)
  if (!sorted?.nullable) return [{ conditions: position ? [beyond(columns, position, descending)] : [], nulls: 'absent' }]
  const isNull = sql`${sql.id(sorted.name)} is null`
  if (position && position.get(sorted) === null)
    return [{ conditions: [isNull, beyond(target.key, position, descending)], nulls: 'absent' }]
  const reached = position ? [beyond(columns, position, descending)] : []
  if (limit === undefined) return [{ conditions: reached.map((condition) => sql`(${condition} or ${isNull})`), nulls: 'last' }]
  const withValue: Region = { conditions: [sql`${sql.id(sorted.name)} is not null`, ...reached], nulls: 'absent' }
  const withoutValue: Region = { conditions: [isNull], nulls: 'absent' }
  return excludesNull(where?.[sorted.name]) ? [withValue] : [withValue, withoutValue]
}

/** The values that a page starts after, by their columns. */
function positionOf(target: Target, sorted: Column | undefined, { value = null, key }: { value?: unknown; key: readonly unknown[] }) {
  if (key.length !== target.key.length)
    throw new TypeError(`A position in ${target.name} has ${target.key.length} key values, not ${key.length}`)
  const position = new Map(target.key.map((column, index) => [column, key[index]]))
  return sorted ? position.set(sorted, value) : position
}

/** Whether a condition lets no null pass. */
function excludesNull({ isNull, ...others }: { isNull?: boolean } = {}): boolean {
  return isNull === false || Object.values(others).some((test) => test !== undefined)
}

/** Rows after the position, as one row comparison, which an index can start from. */
function beyond(columns: readonly Column[], position: ReadonlyMap<Column, unknown>, descending: boolean): RawBuilder<unknown> {
  const pairs = columns.map((column) => operands(column, descending ? 'lt' : 'gt', position.get(column)))
  const left = sql.join(pairs.map((pair) => pair.column))
  const right = sql.join(pairs.map((pair) => pair.value))
  return sql`(${left}) ${descending ? sql`<` : sql`>`} (${right})`
}
