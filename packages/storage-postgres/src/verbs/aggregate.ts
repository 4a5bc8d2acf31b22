import type { Aggregate, Measure, Ranges } from '@rapport/core/storage'
import { type RawBuilder, sql } from 'kysely'
import { rowsOf, type Session } from '../session.js'
import { kinds } from '../sql/kinds.js'
import { measureOf } from '../sql/measure.js'
import { rangesOf } from '../sql/ranges.js'
import { rowLimit } from '../sql/row-limit.js'
import { matching, type Target } from '../sql/target.js'
import { parse, type Row, type Texts } from '../sql/values.js'
import { allOf } from '../sql/where.js'

interface Output {
  name: string
  expression: RawBuilder<unknown>
  parse(text: string | null): unknown
}

/** A value that rows are grouped by. */
interface Grouping extends Output {
  value: RawBuilder<unknown>
}

/** An `Aggregate` of any table. */
export type AnyAggregate = Aggregate<Row, string, Record<string, Measure<Row>>> & { range?: Ranges<Row> }

/** Groups rows and measures each group; without `by` and `range` there is exactly one group. */
export async function aggregate(session: Session, target: Target, query: AnyAggregate): Promise<Row[]> {
  const groups = (query.by ?? []).map((name) => columnGroup(target, name))
  if (query.range) groups.push(rangeGroup(target))
  const measures = Object.entries(query.measures).map(([name, measure]): Output => ({ name, ...measureOf(target, measure) }))
  const outputs = [...groups, ...measures]
  if (outputs.length === 0) return [{}]
  const selection = outputs.map(({ expression }, position) => sql`${expression} as ${sql.id(alias(position))}`)
  const names = sql.join(groups.map(({ value }) => value))
  const order = sql.join(groups.map(({ value }) => sql`${value} asc nulls last`))
  const grouping = groups.length === 0 ? sql`` : sql`group by ${names} order by ${order}`
  const answer = await rowsOf(
    session,
    sql`select ${sql.join(selection)} from ${measuredRows(target, query)} ${grouping} ${rowLimit(query.limit)}`
  )
  return answer.map((texts) => parseOutputs(outputs, texts))
}

/** The matching rows. With ranges each row has the number of its range as a further column, so that grouping and ordering can name it. */
function measuredRows(target: Target, { where, range }: AnyAggregate): RawBuilder<unknown> {
  if (!range) return sql`${target.table} where ${matching(target, where)}`
  const ranges = rangesOf(target, range)
  const name = sql.id(target.name)
  return sql`(select ${name}.*, ${ranges.range} as ${sql.id(rangeColumn)} from ${target.table} where ${allOf([matching(target, where), ranges.isInside])}) as ${name}`
}

function columnGroup(target: Target, columnName: string): Grouping {
  const column = target.column(columnName)
  return {
    name: column.name,
    value: sql.id(target.name, column.name),
    expression: kinds[column.kind].read(sql.id(column.name)),
    parse: (text) => parse(column, text)
  }
}

const rangeColumn = 'range of the row'

function rangeGroup(target: Target): Grouping {
  const value = sql.id(target.name, rangeColumn)
  return { name: 'range', value, expression: sql`${value}::text`, parse: Number }
}

function parseOutputs(outputs: readonly Output[], texts: Texts): Row {
  return Object.fromEntries(outputs.map((output, position) => [output.name, output.parse(texts[alias(position)] ?? null)]))
}

/** The name of an output column in SQL; measures can then have any names. */
function alias(position: number): string {
  return `output_${position}`
}
