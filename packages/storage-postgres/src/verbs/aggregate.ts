import type { Aggregate, Measure } from '@rapport/core/storage'
import { type RawBuilder, sql } from 'kysely'
import { rowsOf, type Session } from '../session.js'
import { kinds } from '../sql/kinds.js'
import { measureOf } from '../sql/measure.js'
import { rowLimit } from '../sql/row-limit.js'
import { matching, type Target } from '../sql/target.js'
import { parse, type Row, type Texts } from '../sql/values.js'

interface Output {
  name: string
  expression: RawBuilder<unknown>
  parse(text: string | null): unknown
}

/** Groups rows and measures each group; without `by` there is exactly one group. */
export async function aggregate(
  session: Session,
  target: Target,
  query: Aggregate<Row, string, Record<string, Measure<Row>>>
): Promise<Row[]> {
  const by = (query.by ?? []).map(target.column)
  const groups = by.map(
    (column): Output => ({
      name: column.name,
      expression: kinds[column.kind].read(sql.id(column.name)),
      parse: (text) => parse(column, text)
    })
  )
  const measures = Object.entries(query.measures).map(([name, measure]): Output => ({ name, ...measureOf(target, measure) }))
  const outputs = [...groups, ...measures]
  if (outputs.length === 0) return [{}]
  const selection = outputs.map(({ expression }, position) => sql`${expression} as ${sql.id(alias(position))}`)
  const names = sql.join(by.map(({ name }) => sql.id(target.name, name)))
  const order = sql.join(by.map(({ name }) => sql`${sql.id(target.name, name)} asc nulls last`))
  const grouping = by.length === 0 ? sql`` : sql`group by ${names} order by ${order}`
  const answer = await rowsOf(
    session,
    sql`select ${sql.join(selection)} from ${target.table} where ${matching(target, query.where)} ${grouping} ${rowLimit(query.limit)}`
  )
  return answer.map((texts) => parseOutputs(outputs, texts))
}

function parseOutputs(outputs: readonly Output[], texts: Texts): Row {
  return Object.fromEntries(outputs.map((output, position) => [output.name, output.parse(texts[alias(position)] ?? null)]))
}

/** Names of our own, so that a measure may be called what it likes. */
function alias(position: number): string {
  return `output_${position}`
}
