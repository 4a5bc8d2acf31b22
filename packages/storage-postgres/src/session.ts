import type { Kysely, RawBuilder } from 'kysely'
import type { Texts } from './sql/values.js'

/** Where statements run: one transaction, or any connection. */
export interface Session {
  kysely: Kysely<unknown>
  schema: string
}

export async function rowsOf(session: Session, statement: RawBuilder<unknown>): Promise<Texts[]> {
  const result = await (statement as RawBuilder<Texts>).execute(session.kysely)
  return result.rows
}

/** How many rows a statement wrote. */
export async function affectedBy(session: Session, statement: RawBuilder<unknown>): Promise<number> {
  const result = await statement.execute(session.kysely)
  return Number(result.numAffectedRows ?? 0)
}
