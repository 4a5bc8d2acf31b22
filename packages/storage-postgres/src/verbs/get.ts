import { sql } from 'kysely'
import { preparedRows } from '../prepared.js'
import type { Session } from '../session.js'
import { amongValues } from '../sql/among.js'
import { nameByColumns } from '../sql/keys.js'
import { canEqual } from '../sql/operand.js'
import { rowsetValues } from '../sql/rowset.js'
import type { Target } from '../sql/target.js'
import { parseRow, type Row, selected } from '../sql/values.js'

/** The rows of these keys, aligned with them. */
export async function get(session: Session, target: Target, keys: readonly Row[]): Promise<(Row | undefined)[]> {
  const possible = keys.filter((key) => target.key.every((column) => canEqual(column, key[column.name])))
  const found = possible.length === 0 ? new Map<string, Row>() : await rowsByKey(session, target, possible, { lock: false })
  return keys.map((key) => found.get(nameByColumns(target.key, key)))
}

/** The rows of these keys that exist, by the name of their key; `lock` holds them, in the order of the keys. */
export async function rowsByKey(
  session: Session,
  target: Target,
  keys: readonly Row[],
  options: { lock: boolean }
): Promise<Map<string, Row>> {
  const answer = await preparedRows(session, target, {
    name: options.lock ? 'lock' : 'get',
    values: rowsetValues(target.key, 'values', keys),
    write: (target) => sql`select ${selected(target.columns, target.name)} from ${amongValues(target, target.key, options)}`
  })
  const rows = answer.map((texts) => parseRow(target.columns, texts))
  return new Map(rows.map((row) => [nameByColumns(target.key, row), row]))
}
