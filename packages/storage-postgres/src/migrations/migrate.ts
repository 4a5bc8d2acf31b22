import { SchemaVersionError } from '@rapport/core/storage'
import { sql } from 'kysely'
import { isForbidden } from '../connection/connection-errors.js'
import { lockKey } from '../locks.js'
import { rowsOf, type Session } from '../session.js'
import { refuseNewerSchema, schemaVersion } from './check-version.js'
import { quoteIdentifier } from './identifiers.js'
import { migrations } from './index.js'
import { bookkeeping, recording } from './statements.js'

/**
 * Runs the migrations that the schema lacks, in the session's transaction; answers their names. Only one process migrates at a time. The lock is for
 * the whole database and not for the schema, because migrations may create extensions, which belong to the database.
 */
export async function migrateSchema(session: Session): Promise<string[]> {
  await rowsOf(session, sql`select pg_advisory_xact_lock(${lockKey('rapport migrate')}::bigint)::text`)
  await checkServer(session)
  const schema = quoteIdentifier(session.schema)
  const exists = await rowsOf(session, sql`select 1 from pg_namespace where nspname = ${session.schema}`)
  if (exists.length === 0) await run(session, `create schema ${schema}`)
  await run(session, bookkeeping(schema))
  const version = await schemaVersion(session)
  refuseNewerSchema(session.schema, version)
  const missing = migrations.filter((migration) => migration.version > version)
  for (const migration of missing) await run(session, `${migration.sql(schema)}\n${recording(schema, migration)}`)
  return missing.map(({ name }) => name)
}

async function run(session: Session, text: string): Promise<void> {
  try {
    await session.send(text)
  } catch (error) {
    if (!isForbidden(error)) throw error
    throw new SchemaVersionError(
      `This login may not migrate the schema ${JSON.stringify(session.schema)} (${error.message}): have an administrator run what "rapport migrate --print" writes, or grant the right`,
      { cause: error }
    )
  }
}

async function checkServer(session: Session): Promise<void> {
  const [server] = await rowsOf(
    session,
    sql`select current_setting('server_encoding') as encoding, current_setting('server_version_num') as version, current_setting('server_version') as name`
  )
  if (server?.encoding !== 'UTF8') {
    throw new SchemaVersionError(
      `Rapport needs a database with the encoding UTF8, not ${server?.encoding}: create one with "encoding 'UTF8' template template0"`
    )
  }
  if (Number(server.version) < 140_000) throw new SchemaVersionError(`Rapport needs Postgres 14 or newer, not ${server.name}`)
}
