import { type RawBuilder, sql } from 'kysely'
import { preparedCount, preparedRows } from '../prepared.js'
import type { Session } from '../session.js'
import type { Statement } from '../sql/compile.js'
import { rowsetValues } from '../sql/rowset.js'
import type { Column } from '../sql/shape.js'
import { conflictColumns, type Target } from '../sql/target.js'
import { parseRow, type Row, selected } from '../sql/values.js'
import { insertionOfSlots } from './insert.js'
import { mergedColumns } from './merge-rows.js'

/** Upsert as one statement. */
export async function upsertInSql(session: Session, target: Target, rows: readonly Row[]): Promise<Row[]> {
  const answer = await preparedRows(session, target, {
    name: 'upsert',
    values: rowsetValues(target.columns, 'rows', rows),
    write: (target) => sql`${merging(target)} returning ${selected(target.columns, 'existing')}`
  })
  return answer.map((texts) => parseRow(target.columns, texts))
}

/** The same without an answer. */
export async function mergeInSql(session: Session, target: Target, rows: readonly Row[]): Promise<void> {
  await preparedCount(session, target, { name: 'merge', values: rowsetValues(target.columns, 'rows', rows), write: merging })
}

function merging(target: Target): Statement {
  const changes = mergedColumns(target).flatMap((column) => change(target, column) ?? [])
  const inserted = insertionOfSlots(target, 'existing')
  return sql`${inserted} on conflict (${conflictColumns(target)}) do update set ${sql.join(changes)}`
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
