import { type RawBuilder, sql } from 'kysely'
import { rowsetOfUnknownSize } from './rowset.js'
import type { Column } from './shape.js'
import { ownRows, type Target } from './target.js'
import { allOf } from './where.js'

/**
 * A `from` item with the target's rows whose values in these columns are among given combinations. The combinations fill the slots `values` (see
 * `rowsetValues`) and must be distinct, or a row comes several times. `lock` locks the rows, in the order of the combinations.
 *
 * `offset 0` is an optimization fence: it makes Postgres look up each combination by itself. Without statistics, or with arrays whose length it does
 * not know, the planner assumes that an organization has one row, and would read all rows of it through some index.
 */
export function amongValues(target: Target, columns: readonly Column[], { lock = false } = {}): RawBuilder<unknown> {
  const same = columns.map(({ name }) => sql`${sql.id(target.name, name)} = ${sql.id('wanted', name)}`)
  const found = sql`select * from ${target.table} where ${allOf([ownRows(target), ...same])} offset 0${lock ? sql` for update` : sql``}`
  return sql`${rowsetOfUnknownSize(columns, 'values', 'wanted')} cross join lateral (${found}) as ${sql.id(target.name)}`
}
