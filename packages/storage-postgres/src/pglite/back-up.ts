import { cp, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { schemaFingerprint } from '@rapport/core/storage'
import type { PostgresPool } from '../connection/pool.js'
import { migrations } from '../migrations/index.js'
import { describeAfter } from '../migrations/migration.js'
import type { DataDirectory } from './data-directory.js'

/** The description of a copy of a database. */
export interface DatabaseCopy {
  /** The schema of the tables. */
  schema: string
  /** The version of the schema. */
  schemaVersion: number
  /** A fingerprint of the tables. */
  schemaFingerprint: string
  /** The major version of Postgres that reads the files. */
  postgres: string
}

/** The schema that this Rapport writes: its version, and a fingerprint of its tables. */
export function ownSchema(): Pick<DatabaseCopy, 'schemaVersion' | 'schemaFingerprint'> {
  return { schemaVersion: migrations.at(-1)?.version ?? 0, schemaFingerprint: schemaFingerprint(describeAfter(migrations)) }
}

const asText = { getTypeParser: () => String }

/**
 * Copies the database's files into `target/pgdata`, while the database runs. PGlite has one session, and nothing writes between two of its transactions:
 * whoever has the session can copy the files. All others wait for that time.
 */
export async function copyFiles(pool: PostgresPool, directory: DataDirectory, target: string): Promise<{ postgres: string }> {
  const client = await pool.connect()
  try {
    // What is copied then needs no repair when it is opened.
    await client.query({ text: 'checkpoint', types: asText })
    const path = await directory.open()
    await mkdir(target, { recursive: true, mode: 0o700 })
    await cp(path, join(target, 'pgdata'), { recursive: true, force: false, errorOnExist: true })
    return { postgres: (await readFile(join(path, 'PG_VERSION'), 'utf8')).trim() }
  } finally {
    client.release()
  }
}
