import { SchemaVersionError } from '@rapport/core/storage'
import { sql } from 'kysely'
import { isForbidden } from '../connection/connection-errors.js'
import { lockKey } from '../locks.js'
import { rowsOf, type Session } from '../session.js'
import { checkTables, noSchema, refuseNewerSchema, schemaState } from './check-version.js'
import { quoteIdentifier } from './identifiers.js'
import { migrations } from './index.js'
import { stepsAfter } from './migration.js'
import { bookkeeping, recording } from './statements.js'

/**
 * Runs the migrations that the schema lacks, in the session's transaction; answers their names. If one fails, nothing of any is left. Only one process
 * migrates at a time. The lock is for the whole database and not for the schema, because migrations may create extensions, which belong to the
 * database.
 */
export async function migrateSchema(session: Session, known = migrations): Promise<string[]> {
  await rowsOf(session, sql`select pg_advisory_xact_lock(${lockKey('rapport migrate')}::bigint)::text`)
  await checkServer(session)
  const schema = quoteIdentifier(session.schema)
  const exists = await rowsOf(session, sql`select 1 from pg_namespace where nspname = ${session.schema}`)
  if (exists.length === 0) await run(session, `create schema ${schema}`, 0)
  const columns = await columnsOfBookkeeping(session)
  const state = columns.length === 0 ? noSchema : await schemaState(session)
  refuseNewerSchema(session.schema, state.version)
  if (state.version > 0) await checkTables(session, state)
  if (!columns.includes('fingerprint')) await run(session, bookkeeping(schema), state.version)
  const missing = stepsAfter(state.version, schema, known)
  const texts = missing.map(({ migration, sql }) => `${sql}\n${recording(schema, migration)}`)
  // All in one round trip.
  if (texts.length > 0) await run(session, texts.join('\n'), state.version)
  return missing.map(({ migration }) => migration.name)
}

/** The columns of the table of migrations; none where there is no such table. */
async function columnsOfBookkeeping(session: Session): Promise<unknown[]> {
  const rows = await rowsOf(
    session,
    sql`select attname::text as name from pg_attribute
      join pg_class on pg_class.oid = attrelid
      join pg_namespace on pg_namespace.oid = relnamespace
      where nspname = ${session.schema} and relname = 'migrations' and attnum > 0 and not attisdropped`
  )
  return rows.map(({ name }) => name)
}

/** Runs statements that change the schema. `from` is the version that is there. */
async function run(session: Session, text: string, from: number): Promise<void> {
  try {
    await session.send(text)
  } catch (error) {
    if (!isForbidden(error)) throw error
    const command = from === 0 ? 'npx @rapport/cli migrate --print' : `npx @rapport/cli migrate --print --from ${from}`
    throw new SchemaVersionError(
      `This login may not migrate the schema ${JSON.stringify(session.schema)} (${error.message}): have an administrator run what "${command}" writes, or grant the right`,
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
