import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StoreUnavailableError, tables } from '@rapport/core/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pgliteStore } from '../src/index.js'
import { openPglite } from '../src/pglite-store.js'
import { freshPgliteDirectory } from './pglite-stores.js'

const claim = { visitor_id: randomUUID(), at: 1, identity: 'user:a' }

describe('a PGlite directory', () => {
  let dataDir: string

  beforeAll(async () => {
    dataDir = await freshPgliteDirectory()
  })

  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  it('keeps its rows from one store to the next', async () => {
    const organizationId = randomUUID()
    const first = pgliteStore({ dataDir })
    expect([first.name, first.durable]).toEqual(['pglite', true])
    await first.organization(organizationId).insert(tables.visitorClaims, [claim])
    await first.close()
    const second = pgliteStore({ dataDir })
    expect(await second.organization(organizationId).find(tables.visitorClaims)).toEqual([claim])
    await second.close()
  })

  it('is open in one store at a time', async () => {
    const first = pgliteStore({ dataDir })
    await first.open()
    const second = pgliteStore({ dataDir })
    await expect(second.open()).rejects.toBeInstanceOf(StoreUnavailableError)
    await second.close()
    await first.ping()
    await first.close()
  })

  it('is not opened while another process has it, but when that process has ended', async () => {
    const lock = join(dataDir, 'rapport.lock')
    const store = pgliteStore({ dataDir })
    writeFileSync(lock, String(process.ppid))
    const refused = await store.open().catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(StoreUnavailableError)
    expect(String(refused)).toContain(`in use by process ${process.ppid}`)
    const ended = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
    await once(ended, 'exit')
    writeFileSync(lock, String(ended.pid))
    await store.open()
    await store.close()
    expect(existsSync(lock)).toBe(false)
  })

  it('that is no database is unavailable, and says which and why', async () => {
    const broken = mkdtempSync(join(tmpdir(), 'rapport-pglite-'))
    mkdirSync(join(broken, 'pgdata'))
    writeFileSync(join(broken, 'pgdata', 'PG_VERSION'), '9')
    const store = pgliteStore({ dataDir: broken })
    const refused = await store.open().catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(StoreUnavailableError)
    expect(String(refused)).toContain(`The database in ${join(broken, 'pgdata')} does not start`)
    await store.close()
    rmSync(broken, { recursive: true })
  })
})

it('a store without PGlite says what to install', async () => {
  const { peerDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  const bare = mkdtempSync(join(tmpdir(), 'rapport-pglite-'))
  const worker = join(bare, 'worker.mjs')
  writeFileSync(worker, "import '@electric-sql/pglite'")
  const { store } = openPglite({}, pathToFileURL(worker))
  const packages = ['@electric-sql/pglite', '@electric-sql/pglite-pgvector'].map((name) => `${name}@${peerDependencies[name]}`)
  const refused = { name: 'StoreUnavailableError', message: expect.stringContaining(`npm install ${packages.join(' ')}`) }
  await expect(store.open()).rejects.toMatchObject(refused)
  await store.close()
  rmSync(bare, { recursive: true })
})

it('a PGlite directory that cannot be made is named with the reason', async () => {
  const store = pgliteStore({ dataDir: '/dev/null/x' })
  const refused = { name: 'StoreUnavailableError', message: expect.stringMatching(/^The directory \/dev\/null\/x cannot be used \(/) }
  await expect(store.open()).rejects.toMatchObject(refused)
  await store.close()
})

// Making a database takes PGlite some seconds of its own.
describe('a new PGlite directory', () => {
  it('is made whole, also over what a crash left half-made', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'rapport-pglite-'))
    const dataDir = join(parent, 'not', 'there', 'yet')
    mkdirSync(join(dataDir, 'pgdata.new'), { recursive: true })
    writeFileSync(join(dataDir, 'pgdata.new', 'PG_VERSION'), '18')
    const store = pgliteStore({ dataDir })
    await store.ping()
    expect(readdirSync(dataDir).sort()).toEqual(['pgdata', 'rapport.lock'])
    await store.close()
    rmSync(parent, { recursive: true })
  })

  it('is temporary without a name, and gone after close', async () => {
    const { store, engine } = openPglite({})
    expect(store.durable).toBe(false)
    await store.open()
    const path = await engine.directory.open()
    expect(existsSync(join(path, 'PG_VERSION'))).toBe(true)
    await store.close()
    expect(existsSync(join(path, '..'))).toBe(false)
  })

  it("is temporary when it is called 'memory'", async () => {
    const { store, engine } = openPglite({ dataDir: 'memory' })
    expect([store.durable, engine.directory.temporary]).toEqual([false, true])
    await store.close()
  })
})
