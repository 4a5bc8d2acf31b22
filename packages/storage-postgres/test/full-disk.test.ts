import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tables } from '@rapport/core/storage'
import { createTestRapport } from '@rapport/core/testing'
import { expectAsSent, type SentBatch, sentBatches } from '@rapport/test-suites'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askOnce } from '../src/pglite/pool.js'
import { openPglite } from '../src/pglite-store.js'
import { freshPgliteDirectory } from './pglite-stores.js'

const worker = new URL('./full-disk-worker.mjs', import.meta.url)
const words = "The database's disk is full: nothing more is stored until there is room"
const claims = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ visitor_id: randomUUID(), at, identity: `user:${'x'.repeat(1_000)}` }))

describe('PGlite whose disk becomes full', () => {
  let dataDir: string
  let opened: ReturnType<typeof openPglite>
  const fill = (part: string) => writeFileSync(join(dataDir, 'pgdata.full'), part)
  const makeRoom = () => rmSync(join(dataDir, 'pgdata.full'))

  beforeAll(async () => {
    dataDir = await freshPgliteDirectory()
    opened = openPglite({ dataDir }, worker)
    await opened.store.open()
  })

  afterAll(async () => {
    await opened.store.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('refuses what has no place in words and for now, keeps what it has acknowledged, and goes on once there is room', async () => {
    const { store } = opened
    const { post, publicKey, call, organizationId } = await createTestRapport({ store, limits: { ingestRequestsPerSecond: 1_000_000 } })
    const sent = sentBatches(1)
    const acknowledged = new Set<SentBatch>()
    const refusals: unknown[] = []
    const deliver = async (batch: SentBatch) => {
      const { status, headers, body } = await post(`/api/i/v1/${publicKey}/events`, batch)
      if (status === 200) acknowledged.add(batch)
      else refusals.push({ status, retryAfter: headers['retry-after'], body })
    }
    fill('base/')
    // Small batches may still find a place in what the tables have already.
    const rows = store.organization(randomUUID())
    await expect(rows.insert(tables.visitorClaims, claims(2_000))).rejects.toMatchObject({ name: 'StoreUnavailableError', message: words })
    for (const batch of sent) await deliver(batch)
    expect(refusals.length).toBeGreaterThan(0)
    const body = { success: false, message: `The events could not be stored; send them again. ${words}`, errors: [] }
    for (const refusal of refusals) expect(refusal).toEqual({ status: 503, retryAfter: '5', body })
    await expectAsSent(store.organization(organizationId), sent, acknowledged)
    expect((await call('svc_list_users')).status).toBe(200)

    makeRoom()
    for (const batch of sent) if (!acknowledged.has(batch)) await deliver(batch)
    await expectAsSent(store.organization(organizationId), sent, new Set(sent))
  })

  it('so that its log cannot grow: it ends, says why, and comes back with all that was acknowledged', async () => {
    const { store, engine } = opened
    const { post, publicKey, send, organizationId } = await createTestRapport({ store })
    const [first, second] = sentBatches(1)
    const ingest = (batch: SentBatch | undefined) => post(`/api/i/v1/${publicKey}/events`, batch)
    const rows = store.organization(organizationId)
    expect((await ingest(first)).status).toBe(200)
    await askOnce(engine, 'select pg_switch_wal()')
    fill('pg_wal')
    // What is left of the log's file is used up first.
    const fillLog = async () => {
      for (let at = 0; at < 200; at++) {
        await rows.insert(tables.visitorClaims, claims(500))
        await askOnce(engine, 'select pg_switch_wal()')
      }
    }
    await expect(fillLog()).rejects.toThrow()
    const refused = { status: 503, headers: { 'retry-after': '5' }, body: { message: expect.stringContaining(words) } }
    expect(await ingest(second)).toMatchObject(refused)
    expect(await send({ method: 'GET', url: '/readyz' })).toMatchObject({ status: 503, body: { reason: words } })

    makeRoom()
    expect((await ingest(second)).status).toBe(200)
    expect((await send({ method: 'GET', url: '/readyz' })).status).toBe(200)
    const sent = [first, second].filter((batch) => batch !== undefined)
    await expectAsSent(rows, sent, new Set(sent))
  })
})
