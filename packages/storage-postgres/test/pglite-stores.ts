import { createHash } from 'node:crypto'
import { cpSync, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type PostgresStore, printMigrations } from '../src/index.js'
import { DataDirectory } from '../src/pglite/data-directory.js'
import { Engine } from '../src/pglite/engine.js'
import { openPglite } from '../src/pglite-store.js'

const cache = fileURLToPath(new URL('../../../node_modules/.cache/rapport', import.meta.url))

/** A store in a directory of its own, which goes when the store is closed. Its schema is in place: to make one takes PGlite two seconds. */
export async function freshPgliteStore(): Promise<{ store: PostgresStore; engine: Engine }> {
  const schema = createHash('sha256').update(printMigrations()).digest('hex').slice(0, 12)
  const dataDir = await copyOf(`migrated-${schema}`, async (made) => {
    const { store } = openPglite({ dataDir: made })
    await store.open()
    await store.close()
  })
  const { store, engine } = openPglite({ dataDir })
  const close = async () => {
    await store.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { store: { ...store, close }, engine }
}

/** A directory with an empty database, without a schema. */
export function freshPgliteDirectory(): Promise<string> {
  return copyOf('empty', async (made) => {
    const engine = new Engine(new DataDirectory(made))
    await engine.worker()
    await engine.close()
  })
}

/** A copy of a directory that `make` fills once for this version of PGlite: making a database takes PGlite some seconds. */
async function copyOf(name: string, make: (directory: string) => Promise<void>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'rapport-pglite-'))
  // A thousand small files: the promises of `cp` take twice the time.
  cpSync(join(await keptDirectory(name, make), 'pgdata'), join(directory, 'pgdata'), { recursive: true })
  return directory
}

async function keptDirectory(name: string, make: (directory: string) => Promise<void>): Promise<string> {
  const home = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  const { version } = JSON.parse(await readFile(join(home, '..', 'package.json'), 'utf8'))
  const kept = join(cache, `pglite-${version}-${name}`)
  if (existsSync(kept)) return kept
  await mkdir(cache, { recursive: true })
  const made = await mkdtemp(join(cache, 'new-'))
  await make(made)
  await rename(made, kept).catch((error: unknown) => {
    // Another test process was faster.
    if (!existsSync(kept)) throw error
  })
  return kept
}
