import { randomBytes } from 'node:crypto'
import { type PostgresStore, postgresStore } from '@rapport/storage-postgres'
import { inject } from 'vitest'

/**
 * A store in a schema of its own on the server that all tests share. It answers sooner than PGlite, on which the newest
 * browser's tests and those of the journey run.
 */
export async function sharedPostgresStore(): Promise<PostgresStore> {
  const schema = `test_${randomBytes(6).toString('hex')}`
  return postgresStore({ connectionString: inject('postgresSocketUrl') }, { schema, migrate: true })
}
