import { type RawBuilder, sql } from 'kysely'
import { rowsOf, type Session } from '../session.js'
import type { Column } from '../sql/shape.js'
import { conflictColumns, type Target } from '../sql/target.js'
import { parseRow, type Row, selected } from '../sql/values.js'
import { insertion } from './insert.js'
import { mergedColumns } from './merge-rows.js'

/** Upsert as one statement. */
export async function upsertInSql(session: Session, target: Target, rows: readonly Row[]): Promise<Row[]> {
  const changes = mergedColumns(target).flatMap((column) => change(target, column) ?? [])
  const answer = await rowsOf(
    session,
    sql`${insertion(target, rows, 'existing')} on conflict (${conflictColumns(target)}) do update set ${sql.join(changes)} returning ${selected(target.columns, 'existing')}`,
    { prepared: true }
  )
  return answer.map((texts) => parseRow(target.columns, texts))
}

function change(target: Target, column: Column): RawBuilder<unknown> | undefined {
  const name = sql.id(column.name)
  const existing = sql.id('existing', column.name)
  const incoming = sql.id('excluded', column.name)
  switch (target.merge(column)) {
    case 'replace':
      return sql`${name} = ${incoming}`
    case 'min':
      return sql`${name} = least(${existing}, ${incoming})`
    case 'max':
      return sql`${name} = greatest(${existing}, ${incoming})`
    case 'sum':
      return sql`${name} = coalesce(${existing} + ${incoming}, ${existing}, ${incoming})`
    default:
      return undefined
  }
}
