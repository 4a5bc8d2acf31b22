import { sql } from 'kysely'
import { preparedRows } from '../prepared.js'
import type { Session } from '../session.js'
import { amongSlots, amongValues } from '../sql/among.js'
import type { Statement } from '../sql/compile.js'
import { nameByColumns } from '../sql/keys.js'
import { canEqual } from '../sql/operand.js'
import type { Target } from '../sql/target.js'
import { parseRow, type Row, selected } from '../sql/values.js'

/** The rows of these keys, aligned with them. */
export async function get(session: Session, target: Target, keys: readonly Row[]): Promise<(Row | undefined)[]> {
  const possible = keys.filter((key) => target.key.every((column) => canEqual(column, key[column.name])))
  const found = possible.length === 0 ? new Map<string, Row>() : await rowsByKey(session, target, possible, { lock: false })
  return keys.map((key) => found.get(nameByColumns(target.key, key)))
}

/** The rows of these keys that exist, by the name of their key. */
export async function rowsByKey(
  session: Session,
  target: Target,
  keys: readonly Row[],
  options: { lock: boolean }
): Promise<Map<string, Row>> {
  const answer = await preparedRows(session, target, {
    name: options.lock ? 'lock' : 'get',
    values: amongSlots(target.key, keys),
    write: (target) => selection(target, options)
  })
  const rows = answer.map((texts) => parseRow(target.columns, texts))
  return new Map(rows.map((row) => [nameByColumns(target.key, row), row]))
}

/** `lock` holds the rows, in key order. */
function selection(target: Target, { lock }: { lock: boolean }): Statement {
  const inOrder = sql.join(target.key.map(({ name }) => sql.id(target.name, name)))
  const locking = lock ? sql`order by ${inOrder} for update of ${sql.id(target.name)}` : sql``
  return sql`select ${selected(target.columns, target.name)} from ${target.table} ${amongValues(target, target.key)} ${locking}`
}
