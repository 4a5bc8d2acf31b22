import { type RawBuilder, sql } from 'kysely'
import { rowsetOfUnknownSize } from './rowset.js'
import type { Column } from './shape.js'
import { ownRows, type Target } from './target.js'
import { allOf } from './where.js'

/**
 * The target's rows that have any of the combinations of values of these columns that fill the slots `values` (by `rowsetValues`), under its name. Equal
 * combinations must not be among the values, or there is a row for each; `lock` holds the rows in the order of the values.
 *
 * Each combination is looked up by itself, behind a fence (`offset 0`): of a table without statistics yet, or for arrays that it does not see, Postgres
 * believes that an organization has one row, and reads all of it by whatever index comes first.
 */
export function amongValues(target: Target, columns: readonly Column[], { lock = false } = {}): RawBuilder<unknown> {
  const same = columns.map(({ name }) => sql`${sql.id(target.name, name)} = ${sql.id('wanted', name)}`)
  const found = sql`select * from ${target.table} where ${allOf([ownRows(target), ...same])} offset 0${lock ? sql` for update` : sql``}`
  return sql`${rowsetOfUnknownSize(columns, 'values', 'wanted')} cross join lateral (${found}) as ${sql.id(target.name)}`
}
