import { sql } from 'kysely'
import { refuseNewerSchema } from '../migrations/check-version.js'
import { rowsOf, type Session } from '../session.js'

/**
 * The database's own time when it runs this statement, in epoch milliseconds; `now()` of SQL would be the beginning of the transaction. The job runner
 * asks for it before each look for jobs, so the same statement tells a process that is older than the schema by now: it throws `SchemaVersionError`.
 */
export async function now(session: Session): Promise<number> {
  const [answer] = await rowsOf(
    session,
    sql`select floor(extract(epoch from clock_timestamp()) * 1000)::bigint::text as milliseconds,
      (select max(version)::text from ${sql.id(session.schema, 'migrations')}) as version`
  )
  refuseNewerSchema(session.schema, Number(answer?.version))
  return Number(answer?.milliseconds)
}
