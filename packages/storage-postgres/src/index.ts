/** Postgres storage for Rapport: a server through `pg`, or PGlite embedded in a worker thread. */
export type { PostgresClient, PostgresPool, PostgresQuery, PostgresResult } from './connection/pool.js'
export { migrate } from './migrate.js'
export { printMigrations } from './migrations/print.js'
export { type DatabaseCopy, ownSchema } from './pglite/back-up.js'
export { type PgliteStore, type PgliteStoreOptions, pgliteStore } from './pglite-store.js'
export { type PostgresConnection, type PostgresStoreOptions, postgresStore } from './postgres-store.js'
export type { PostgresStore } from './store.js'
