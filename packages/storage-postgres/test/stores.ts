import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type PostgresStore, postgresStore } from '../src/index.js'

/** The shared server's URL. */
export function postgresUrl(): string {
  return inject('postgresUrl')
}

/** A schema name that no other test uses. */
export function freshSchema(): string {
  return `test_${randomBytes(6).toString('hex')}`
}

/** A store on the shared server, with its schema in place. */
export async function freshPostgresStore(schema = freshSchema()): Promise<PostgresStore> {
  const store = postgresStore({ connectionString: inject('postgresSocketUrl') }, { schema, migrate: true })
  await store.open()
  return store
}
