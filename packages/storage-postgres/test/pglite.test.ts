import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StoreUnavailableError, tables } from '@rapport/core/storage'
import { afterAll, describe, expect, it } from 'vitest'
import { pgliteStore } from '../src/index.js'
import { openPglite } from '../src/pglite-store.js'

const directory = mkdtempSync(join(tmpdir(), 'rapport-pglite-test-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const claim = (at: number) => ({ visitor_id: randomUUID(), at, identity: 'user:a' })
const member = { id: 'a', email: 'a', name: 'Ann', title: null, role: null, manager_email: null, territory: null, linkedin_url: null }
const counter = { ...member, owned_customer_count: 0, search_key: 'ann', created_at: 0 }

describe('a directory', () => {
  const dataDir = join(directory, 'named')

  it('keeps its rows from one store to the next', async () => {
    const organizationId = randomUUID()
    const first = pgliteStore({ dataDir })
    expect([first.name, first.durable]).toEqual(['pglite', true])
    await first.organization(organizationId).insert(tables.visitorClaims, [claim(1)])
    await first.close()
    const second = pgliteStore({ dataDir })
    expect(await second.organization(organizationId).count(tables.visitorClaims)).toBe(1)
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

  it('is not opened while another process has it, and is when that process has ended', async () => {
    const lock = join(dataDir, 'rapport.lock')
    writeFileSync(lock, String(process.ppid))
    const store = pgliteStore({ dataDir })
    const refused = await store.open().catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(StoreUnavailableError)
    expect(String(refused)).toContain(`in use by process ${process.ppid}`)
    const child = spawn(process.execPath, ['-e', ''])
    await once(child, 'exit')
    writeFileSync(lock, String(child.pid))
    await store.open()
    await store.close()
    expect(existsSync(lock)).toBe(false)
  })

  it('left half-made by a crash is made anew', async () => {
    const unfinished = join(directory, 'crashed', 'pgdata.new')
    const store = pgliteStore({ dataDir: join(directory, 'crashed') })
    rmSync(join(directory, 'crashed'), { recursive: true, force: true })
    const { mkdirSync } = await import('node:fs')
    mkdirSync(unfinished, { recursive: true })
    writeFileSync(join(unfinished, 'PG_VERSION'), '18')
    await store.ping()
    await store.close()
    expect(readdirSync(join(directory, 'crashed'))).toEqual(['pgdata'])
  })
})
