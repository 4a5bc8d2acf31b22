import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PostgresStore } from '../src/index.js'
import { DataDirectory } from '../src/pglite/data-directory.js'
import { Engine } from '../src/pglite/engine.js'
import { openPglite } from '../src/pglite-store.js'

const cache = fileURLToPath(new URL('../../../node_modules/.cache/rapport', import.meta.url))

/** A store in a directory of its own, which goes when the store is closed. */
export async function freshPgliteStore(): Promise<{ store: PostgresStore; engine: Engine }> {
  const dataDir = await freshPgliteDirectory()
  const { store, engine } = openPglite({ dataDir })
  const close = async () => {
    await store.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { store: { ...store, close }, engine }
}

/** A directory with an empty database, copied from one that was made once: making one takes PGlite some seconds. */
export async function freshPgliteDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'rapport-pglite-'))
  await cp(join(await emptyDatabase(), 'pgdata'), join(directory, 'pgdata'), { recursive: true })
  return directory
}

async function emptyDatabase(): Promise<string> {
  const home = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  const { version } = JSON.parse(await readFile(join(home, '..', 'package.json'), 'utf8'))
  const kept = join(cache, `pglite-${version}`)
  if (existsSync(kept)) return kept
  await mkdir(cache, { recursive: true })
  const made = await mkdtemp(join(cache, 'new-'))
  const engine = new Engine(new DataDirectory(made))
  await engine.worker()
  await engine.close()
  await rename(made, kept).catch((error: unknown) => {
    // Another test process was faster.
    if (!existsSync(kept)) throw error
  })
  return kept
}
