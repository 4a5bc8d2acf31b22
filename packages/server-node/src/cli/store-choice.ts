import { join } from 'node:path'
import type { Store } from '@rapport/core/storage'
import { CommandError } from './command-error.js'

/** Where a command finds its rows. */
export type StoreChoice = { kind: 'memory' } | { kind: 'pglite'; directory: string } | { kind: 'postgres'; url: string }

/** `memory`, or the address of a Postgres server. */
export function parseStore(text: string): StoreChoice {
  if (text === 'memory') return { kind: 'memory' }
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return { kind: 'postgres', url: text }
  // The text is not repeated: it may hold a password.
  throw new CommandError(
    'The database must be "memory" or an address such as postgres://user:password@host:5432/name (special letters %-encoded).'
  )
}

/** The database of commands that need one that lasts: --store, else --data, else DATABASE_URL. */
export function lastingStore(options: { store?: string; data?: string }): StoreChoice {
  if (options.data !== undefined) return { kind: 'pglite', directory: options.data }
  const url = options.store ?? process.env.DATABASE_URL
  if (url === undefined || url === '')
    throw new CommandError(
      'Which database? Set DATABASE_URL to it, such as postgres://user:password@host:5432/database, or give --data with the directory of a stopped `rapport dev`.'
    )
  const choice = parseStore(url)
  if (choice.kind === 'memory') throw new CommandError('A database in memory would be gone with this command: give one that lasts.')
  return choice
}

/** A name for the database that holds no password: what the keys in a credentials file belong to. */
export function databaseName(choice: StoreChoice): string {
  if (choice.kind !== 'postgres') return choice.kind
  const { hostname, port, pathname } = new URL(choice.url)
  return `postgres://${hostname}:${port || '5432'}${pathname}`
}

/** Makes the store; what it needs is loaded only now, so that other commands and `--help` stay quick. */
export async function makeStore(choice: StoreChoice, options: { migrate: boolean }): Promise<Store> {
  if (choice.kind === 'memory') return (await import('@rapport/core/memory')).memoryStore()
  const { pgliteStore, postgresStore } = await import('@rapport/storage-postgres')
  if (choice.kind === 'pglite') return pgliteStore({ dataDir: join(choice.directory, 'pglite') })
  return postgresStore({ connectionString: choice.url }, options)
}
