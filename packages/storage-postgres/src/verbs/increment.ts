import { sql } from 'kysely'
import { rowsOf, type Session } from '../session.js'
import { keyWhere } from '../sql/keys.js'
import { canEqual } from '../sql/operand.js'
import { matching, type Target } from '../sql/target.js'
import { nameOf, parameter, parseRow, type Row, selected } from '../sql/values.js'
import { get } from './get.js'

/** Adds to number columns atomically; the row as it now is. */
export async function increment(session: Session, target: Target, key: Row, by: Row): Promise<Row | undefined> {
  const changes = Object.entries(by).flatMap(([name, amount]) => (amount === undefined ? [] : addition(target, name, amount)))
  if (changes.length === 0) return (await get(session, target, [key]))[0]
  if (!target.key.every((column) => canEqual(column, key[column.name]))) return undefined
  const [texts] = await rowsOf(
    session,
    sql`update ${target.table} set ${sql.join(changes)} where ${matching(target, keyWhere(target, key))} returning ${selected(target.columns)}`
  )
  return texts && parseRow(target.columns, texts)
}

function addition(target: Target, name: string, amount: unknown) {
  const column = target.column(name)
  if (target.key.includes(column)) throw new TypeError(`${nameOf(column)} is part of the key, and a key never changes`)
  if (column.kind !== 'integer' && column.kind !== 'number')
    throw new TypeError(`${nameOf(column)} is not a number, so it cannot be incremented`)
  return sql`${sql.id(name)} = coalesce(${sql.id(name)}, 0) + ${parameter(column, amount)}`
}
