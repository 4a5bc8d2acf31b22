import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Store } from '@rapport/core/storage'
import type { PostgresStore } from '@rapport/storage-postgres'
import { CommandError } from './command-error.js'

/** A database that outlives the process. */
export type LastingChoice = { kind: 'pglite'; directory: string } | { kind: 'postgres'; url: string }

/** Where a command finds its rows. */
export type StoreChoice = { kind: 'memory' } | LastingChoice

/** `memory`, or the address of a Postgres server. */
export function parseStore(text: string): StoreChoice {
  if (text === 'memory') return { kind: 'memory' }
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return { kind: 'postgres', url: text }
  // The text is not repeated: it may hold a password.
  throw new CommandError(
    'The database must be "memory" or an address such as postgres://user:password@host:5432/name (with special characters percent-encoded).'
  )
}

/** The database of commands that need one that lasts: --data, else --store, which DATABASE_URL stands in for. */
export function lastingStore({ store, data }: { store?: string | undefined; data?: string }): LastingChoice {
  if (data !== undefined) {
    if (!existsSync(join(data, 'pgdata')))
      throw new CommandError(`${data} is not a directory of \`rapport dev\`, because it has no database`)
    return { kind: 'pglite', directory: data }
  }
  if (!store) {
    throw new CommandError(
      'Which database? Set DATABASE_URL, such as postgres://user:password@host:5432/name, or name the directory of a stopped `rapport dev` with --data.'
    )
  }
  const choice = parseStore(store)
  if (choice.kind === 'memory')
    throw new CommandError('A database in memory would be lost when this command ends. Name a database that lasts.')
  return choice
}

/** A name for the database that holds no password: what the keys in a credentials file belong to. */
export function databaseName(choice: StoreChoice, schema: string): string {
  if (choice.kind !== 'postgres') return `${choice.kind} ${schema}`
  const { hostname, port, pathname } = new URL(choice.url)
  return `postgres://${hostname}:${port || '5432'}${pathname} ${schema}`
}

interface Opening {
  schema: string
  /** Whether a server's schema is brought up to date on opening. PGlite always is. */
  migrate?: boolean
  /** The most connections to a server. */
  maxConnections?: number
  /** Where to hear other processes, if not at the address of the server. */
  listen?: string
}

/** Makes the store; what it needs is loaded only now, so that other commands and `--help` stay quick. */
export async function makeStore(choice: StoreChoice, options: Opening): Promise<Store> {
  if (choice.kind === 'memory') return (await import('@rapport/core/memory')).memoryStore()
  return makeLastingStore(choice, options)
}

/** Makes a store that lasts. */
export async function makeLastingStore(
  choice: LastingChoice,
  { schema, migrate = false, maxConnections, listen }: Opening
): Promise<PostgresStore> {
  const { pgliteStore, postgresStore } = await import('@rapport/storage-postgres')
  if (choice.kind === 'pglite') return pgliteStore({ dataDir: choice.directory, schema })
  const pool = { connectionString: choice.url, ...(maxConnections !== undefined && { maxConnections }) }
  return postgresStore(pool, { schema, migrate, ...(listen !== undefined && { listen }) })
}
