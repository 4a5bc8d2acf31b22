import { checkRanges, type Ranges } from '@rapport/core/storage'
import { type RawBuilder, sql } from 'kysely'
import { list } from './list.js'
import type { Target } from './target.js'
import { parameter, type Row } from './values.js'

/** The ranges of a column in SQL. */
export interface RangesSql {
  /** The number of the range that a row's value lies in; NULL for no value, -1 before the first bound. */
  range: RawBuilder<unknown>
  /** Whether the value lies in any range. */
  isInside: RawBuilder<unknown>
}

/** The ranges of a column as expressions. */
export function rangesOf(target: Target, ranges: Ranges<Row>): RangesSql {
  const column = target.column(ranges.column)
  checkRanges(ranges, column.kind)
  const name = sql.id(column.name)
  const [first = 0] = ranges.bounds
  return {
    range: sql`(width_bucket(${name}, ${list(column, ranges.bounds)}) - 1)`,
    isInside: sql`${name} >= ${parameter(column, first)}`
  }
}
