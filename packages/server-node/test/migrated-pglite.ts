import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type PostgresStore, pgliteStore, printMigrations } from '@rapport/storage-postgres'

const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url))
const cache = join(modules, '.cache/rapport')

/**
 * A PGlite store whose directory is a copy of one that was made once for this schema, and goes when the store is closed. To make a database takes
 * PGlite eight seconds: `cli/dev.test.ts` shows that a new directory becomes one.
 */
export async function migratedPglite(): Promise<PostgresStore> {
  const dataDir = await migratedDirectory()
  const store = pgliteStore({ dataDir })
  const close = async () => {
    await store.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { ...store, close }
}

async function migratedDirectory(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(modules, '@electric-sql/pglite/package.json'), 'utf8'))
  const schema = createHash('sha256').update(printMigrations()).digest('hex').slice(0, 12)
  const kept = join(cache, `pglite-${version}-migrated-${schema}`)
  if (!existsSync(kept)) await make(kept)
  const directory = await mkdtemp(join(tmpdir(), 'rapport-pglite-'))
  cpSync(join(kept, 'pgdata'), join(directory, 'pgdata'), { recursive: true })
  return directory
}

async function make(kept: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const made = await mkdtemp(join(cache, 'new-'))
  const store = pgliteStore({ dataDir: made })
  await store.open()
  await store.close()
  await rename(made, kept).catch((error: unknown) => {
    // Another test process was faster.
    if (!existsSync(kept)) throw error
  })
}
