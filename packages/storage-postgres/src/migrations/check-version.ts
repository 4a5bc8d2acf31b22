import { SchemaVersionError } from '@rapport/core/storage'
import { sql } from 'kysely'
import { isForbidden, sqlState } from '../connection/connection-errors.js'
import { rowsOf, type Session } from '../session.js'
import { migrations } from './index.js'

/** The version of the schema that this Rapport writes. */
const latest = migrations.at(-1)?.version ?? 0

/** Throws `SchemaVersionError` when the schema is not the one that this version writes. */
export async function checkSchemaVersion(session: Session): Promise<void> {
  const version = await schemaVersion(session)
  if (version < latest) {
    const state =
      version === 0
        ? `has no Rapport schema ${JSON.stringify(session.schema)}`
        : `has version ${version} of Rapport's schema, not ${latest}`
    throw new SchemaVersionError(`The database ${state}: run "rapport migrate", or open the store with { migrate: true }`)
  }
  refuseNewerSchema(session.schema, version)
}

/** Throws `SchemaVersionError` when a newer Rapport has migrated the schema. */
export function refuseNewerSchema(schema: string, version: number): void {
  if (version <= latest) return
  throw new SchemaVersionError(
    `The schema ${JSON.stringify(schema)} has version ${version}, newer than this Rapport knows (${latest}): update @rapport/storage-postgres`
  )
}

/** The version of the newest migration that has run; 0 when there is no schema. */
export async function schemaVersion(session: Session): Promise<number> {
  try {
    const [answer] = await rowsOf(
      session,
      sql`select coalesce(max(version), 0)::text as version from ${sql.id(session.schema, 'migrations')}`
    )
    return Number(answer?.version)
  } catch (error) {
    const code = sqlState(error)
    if (code === '42P01' || code === '3F000') return 0
    if (isForbidden(error)) {
      throw new SchemaVersionError(
        `The schema ${JSON.stringify(session.schema)} cannot be used (${error.message}): grant the login usage on it, and all rights on its tables`,
        { cause: error }
      )
    }
    throw error
  }
}
