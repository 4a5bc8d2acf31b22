import { SchemaVersionError } from '@rapport/core/storage'
import { sql } from 'kysely'
import { sqlState } from '../connection/connection-errors.js'
import { rowsOf, type Session } from '../session.js'
import { migrations } from './index.js'

/** Throws when the schema is not the one that this version writes. */
export async function checkSchemaVersion(session: Session): Promise<void> {
  const latest = migrations.at(-1)?.version ?? 0
  const version = await schemaVersion(session)
  if (version < latest) {
    const state =
      version === 0
        ? `has no Rapport schema ${JSON.stringify(session.schema)}`
        : `has version ${version} of Rapport's schema, not ${latest}`
    throw new SchemaVersionError(`The database ${state}: run "rapport migrate", or open the store with { migrate: true }`)
  }
  if (version > latest) throw new SchemaVersionError(tooNew(session.schema, version, latest))
}

export function tooNew(schema: string, version: number, latest: number): string {
  return `The schema ${JSON.stringify(schema)} has version ${version}, newer than this Rapport knows (${latest}): update @rapport/storage-postgres`
}

/** The newest migration that has run; 0 when there is no schema. */
async function schemaVersion(session: Session): Promise<number> {
  try {
    const [answer] = await rowsOf(
      session,
      sql`select coalesce(max(version), 0)::text as version from ${sql.id(session.schema, 'migrations')}`
    )
    return Number(answer?.version)
  } catch (error) {
    const code = sqlState(error)
    if (code === '42P01' || code === '3F000') return 0
    throw error
  }
}
