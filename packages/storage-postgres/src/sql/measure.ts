import type { Measure } from '@rapport/core/storage'
import { type RawBuilder, sql } from 'kysely'
import { kinds } from './kinds.js'
import { rangesOf } from './ranges.js'
import type { Column } from './shape.js'
import type { Target } from './target.js'
import { nameOf, parse, type Row } from './values.js'
import { allOf, whereSql } from './where.js'

/** A measure in SQL. */
export interface MeasureSql {
  expression: RawBuilder<unknown>
  parse(text: string | null): unknown
}

/** A measure as an expression, and the function that reads its answer. */
export function measureOf(target: Target, measure: Measure<Row>): MeasureSql {
  const filter = measure.where ? sql` filter (where ${whereSql(target, measure.where)})` : sql``
  if ('count' in measure) return { expression: sql`(count(*)${filter})::text`, parse: Number }
  if ('countDistinct' in measure) {
    const column = target.column(measure.countDistinct)
    return { expression: sql`(count(distinct ${sql.id(column.name)})${filter})::text`, parse: Number }
  }
  if ('sum' in measure) return sumOf(target.column(measure.sum), filter)
  if ('countRanges' in measure) {
    const { range, isInside } = rangesOf(target, measure.countRanges)
    const counted = measure.where ? allOf([isInside, whereSql(target, measure.where)]) : isInside
    return { expression: sql`(count(distinct ${range}) filter (where ${counted}))::text`, parse: Number }
  }
  if ('min' in measure) return extremeOf(target.column(measure.min), 'min', filter)
  return extremeOf(target.column(measure.max), 'max', filter)
}

function sumOf(column: Column, filter: RawBuilder<unknown>): MeasureSql {
  const sum = sql`sum(${sql.id(column.name)})${filter}`
  if (column.kind === 'number') return { expression: kinds.number.read(sum), parse: (text) => parse(column, text) }
  if (column.kind !== 'integer') throw new TypeError(`${nameOf(column)} is not a number, so it has no sum`)
  return { expression: sql`(${sum})::text`, parse: (text) => parse(column, text) }
}

/** Postgres has no min and max of uuids (their text has the same order) nor of booleans. */
function extremeOf(column: Column, extreme: 'min' | 'max', filter: RawBuilder<unknown>): MeasureSql {
  const name = sql.id(column.name)
  const read = (text: string | null) => parse(column, text)
  switch (column.kind) {
    case 'json':
      throw new TypeError(`${nameOf(column)} has no order: JSON columns have no min and max`)
    case 'uuid':
      return { expression: sql`${sql.raw(extreme)}(${name}::text collate "C")${filter}`, parse: read }
    case 'boolean':
      return { expression: sql`(${sql.raw(extreme === 'min' ? 'bool_and' : 'bool_or')}(${name})${filter})::text`, parse: read }
    default:
      return { expression: kinds[column.kind].read(sql`${sql.raw(extreme)}(${name})${filter}`), parse: read }
  }
}
