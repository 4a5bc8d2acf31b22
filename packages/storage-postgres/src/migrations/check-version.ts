import { SchemaVersionError, schemaFingerprint } from '@rapport/core/storage'
import { sql } from 'kysely'
import { isForbidden, sqlState } from '../connection/connection-errors.js'
import { rowsOf, type Session } from '../session.js'
import { differenceInWords, missingColumns } from './differences.js'
import { migrations } from './index.js'
import { describeAfter } from './migration.js'
import { expectedColumns, storedColumns } from './stored-schema.js'

/** What a schema says of itself. */
interface SchemaState {
  /** The version of the newest migration that has run; 0 when there is no schema. */
  version: number
  /** The fingerprint of its tables; null where a Rapport before version 2 has migrated. */
  fingerprint: string | null
}

/** Where no migration has run. */
export const noSchema: SchemaState = { version: 0, fingerprint: null }

/** The version of the schema that this Rapport writes. */
const latest = migrations.at(-1)?.version ?? 0

/** Throws `SchemaVersionError` when the schema is not the one that this version writes. */
export async function checkSchemaVersion(session: Session): Promise<void> {
  const state = await schemaState(session)
  if (state.version < latest) {
    const found =
      state.version === 0
        ? `has no Rapport schema ${JSON.stringify(session.schema)}`
        : `has version ${state.version} of Rapport's schema, not ${latest}`
    throw new SchemaVersionError(`The database ${found}: run "npx @rapport/cli migrate", or open the store with { migrate: true }`)
  }
  refuseNewerSchema(session.schema, state.version)
  await checkTables(session, state)
}

/** Throws `SchemaVersionError` when a newer Rapport has migrated the schema. */
export function refuseNewerSchema(schema: string, version: number): void {
  if (version <= latest) return
  throw new SchemaVersionError(
    `The schema ${JSON.stringify(schema)} has version ${version}, newer than this Rapport knows (${latest}): update @rapport/storage-postgres`
  )
}

/**
 * Throws `SchemaVersionError` when the tables are not those of the schema's version, in words that list the differences. A schema without a fingerprint
 * is compared by its columns.
 */
export async function checkTables(session: Session, { version, fingerprint }: SchemaState): Promise<void> {
  const expected = describeAfter(migrations.filter((migration) => migration.version <= version))
  if (fingerprint !== null && fingerprint === schemaFingerprint(expected)) return
  const differences = missingColumns(await storedColumns(session), expectedColumns(expected)).map(differenceInWords)
  if (fingerprint === null && differences.length === 0) return
  const listed = differences.slice(0, maxListed).join('; ')
  const more = differences.length > maxListed ? `; and ${differences.length - maxListed} more` : ''
  const found = differences.length === 0 ? 'their columns are the same, their keys or indexes are not' : `${listed}${more}`
  throw new SchemaVersionError(
    `The tables of the schema ${JSON.stringify(session.schema)} are not those of version ${version} (${found}). A Rapport between two releases has made them, and no migration leads from there: open the database with that Rapport and export what you need, or start with an empty one`
  )
}

const maxListed = 8

/** What the newest migration that has run has noted. */
export async function schemaState(session: Session): Promise<SchemaState> {
  try {
    // A Rapport before version 2 made the table without the column `fingerprint`.
    const [answer] = await rowsOf(
      session,
      sql`select version::text as version, to_jsonb(newest) ->> 'fingerprint' as fingerprint
        from ${sql.id(session.schema, 'migrations')} as newest order by newest.version desc limit 1`
    )
    return { version: Number(answer?.version ?? 0), fingerprint: answer?.fingerprint ?? null }
  } catch (error) {
    const code = sqlState(error)
    if (code === '42P01' || code === '3F000') return noSchema
    if (isForbidden(error)) {
      throw new SchemaVersionError(
        `The schema ${JSON.stringify(session.schema)} cannot be used (${error.message}): grant the login usage on it, and all rights on its tables`,
        { cause: error }
      )
    }
    throw error
  }
}
