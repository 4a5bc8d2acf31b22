import type { PostgresStore } from './store.js'

/**
 * Brings a store's schema to this version of Rapport. Several processes may call it at once: one migrates, and the
 * others wait.
 *
 * @returns the names of the migrations that ran; an empty list when there was nothing to do
 * @throws SchemaVersionError when the schema is newer than this version, or the server cannot hold one
 *
 * @example
 * await migrate(postgresStore({ connectionString }))
 */
export function migrate(store: PostgresStore): Promise<string[]> {
  return store.migrate()
}
