import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StoreUnavailableError, tables } from '@rapport/core/storage'
import { afterAll, describe, expect, it } from 'vitest'
import { pgliteStore } from '../src/index.js'
import { openPglite } from '../src/pglite-store.js'

const parent = mkdtempSync(join(tmpdir(), 'rapport-test-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const claim = { visitor_id: randomUUID(), at: 1, identity: 'user:a' }

describe('a PGlite directory', () => {
  const dataDir = join(parent, 'data', 'named')

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

  it('that a crash left half-made is made anew', async () => {
    const crashed = join(parent, 'crashed')
    mkdirSync(join(crashed, 'pgdata.new'), { recursive: true })
    writeFileSync(join(crashed, 'pgdata.new', 'PG_VERSION'), '18')
    const store = pgliteStore({ dataDir: crashed })
    await store.ping()
    await store.close()
    expect(readdirSync(crashed)).toEqual(['pgdata'])
  })

  it('that holds something else is unavailable, and may be repaired', async () => {
    const broken = join(parent, 'broken')
    mkdirSync(join(broken, 'pgdata'), { recursive: true })
    writeFileSync(join(broken, 'pgdata', 'PG_VERSION'), '9')
    const store = pgliteStore({ dataDir: broken })
    await expect(store.open()).rejects.toBeInstanceOf(StoreUnavailableError)
    rmSync(join(broken, 'pgdata'), { recursive: true })
    await store.open()
    await store.close()
  })
})

it.each([undefined, 'memory'])('with dataDir %s the directory is temporary, and gone after close', async (dataDir) => {
  const { store, engine } = openPglite(dataDir === undefined ? {} : { dataDir })
  expect(store.durable).toBe(false)
  await store.open()
  const path = await engine.directory.open()
  expect(existsSync(join(path, 'PG_VERSION'))).toBe(true)
  await store.close()
  expect(existsSync(join(path, '..'))).toBe(false)
})
