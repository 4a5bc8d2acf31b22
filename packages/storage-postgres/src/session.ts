import type { Kysely, RawBuilder } from 'kysely'
import type { Texts } from './sql/values.js'

/** Where statements run: one transaction, or any connection. */
export interface Session {
  readonly kysely: Kysely<unknown>
  readonly schema: string
}

export async function rowsOf(session: Session, statement: RawBuilder<unknown>): Promise<Texts[]> {
  const { rows } = await statement.$castTo<Texts>().execute(session.kysely)
  return rows
}

/** How many rows a statement wrote. */
export async function affectedBy(session: Session, statement: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows } = await statement.execute(session.kysely)
  return Number(numAffectedRows ?? 0)
}
