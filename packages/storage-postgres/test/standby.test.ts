import { randomUUID } from 'node:crypto'
import { StoreUnavailableError, tables } from '@rapport/core/storage'
import { createTestRapport } from '@rapport/core/testing'
import { expectAsSent, sentBatches } from '@rapport/test-suites'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresStore } from '../src/index.js'
import { type OwnPostgres, startServer } from './native-postgres.js'

let server: OwnPostgres

beforeAll(async () => {
  server = await startServer()
})

afterAll(() => server.stop())

const words = 'The database is a read-only standby and takes no writes'

describe('a database that becomes a standby', () => {
  it('refuses writes in words and for now, is not ready, still answers reads, and all goes on when it is the primary', async () => {
    const store = postgresStore({ connectionString: server.connectionString }, { migrate: true })
    const { post, publicKey, call, send, organizationId } = await createTestRapport({ store })
    const sent = sentBatches(1).slice(0, 2)
    const ingest = (index: number) => post(`/api/i/v1/${publicKey}/events`, sent[index])
    const ready = () => send({ method: 'GET', url: '/readyz' })
    expect((await ingest(0)).status).toBe(200)
    expect((await ready()).status).toBe(200)

    await server.becomeStandby()
    expect(await ingest(1)).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
      body: { success: false, message: `The events could not be stored; send them again. ${words}`, errors: [] }
    })
    expect(await ready()).toMatchObject({ status: 503, body: { status: 'unavailable', store: 'postgres', reason: words } })
    expect((await send({ method: 'GET', url: '/healthz' })).status).toBe(200)
    expect((await call('svc_list_users')).status).toBe(200)
    expect(await call('svc_update_customer_activation', { eventName: 'signed_up' })).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
      body: { code: 'TOOL_UNAVAILABLE', message: words, retryable: true }
    })
    const rows = store.organization(organizationId)
    const claim = { visitor_id: randomUUID(), at: 1, identity: 'user:a' }
    for (const write of [
      () => rows.insert(tables.visitorClaims, [claim]),
      () => rows.transaction((transaction) => transaction.insert(tables.visitorClaims, [claim])),
      () => rows.transaction((transaction) => transaction.lock('ingest')),
      () => rows.remove(tables.visitorClaims, { at: { eq: 1 } }),
      () => store.groupTransaction([organizationId], { settle: async (of) => of(organizationId).insert(tables.visitorClaims, [claim]) }),
      () => store.directory.transaction((transaction) => transaction.find(tables.organizations)),
      () => store.migrate()
    ]) {
      const error = await write().catch((error: unknown) => error)
      expect(error).toBeInstanceOf(StoreUnavailableError)
      expect(error).toMatchObject({ message: words })
    }

    const admin = new pg.Client({ connectionString: server.connectionString })
    await admin.connect()
    await admin.query('select pg_promote()')
    await admin.end()
    expect((await ingest(1)).status).toBe(200)
    expect((await ready()).status).toBe(200)
    await expectAsSent(rows, sent, new Set(sent))
    await store.close()
  })

  it('is not mistaken for one whose transactions only read unless they say otherwise', async () => {
    const url = new URL(server.connectionString)
    url.searchParams.set('options', '-c default_transaction_read_only=on')
    const store = postgresStore({ connectionString: url.href }, { migrate: true })
    const { post, publicKey, send } = await createTestRapport({ store })
    expect((await post(`/api/i/v1/${publicKey}/events`, sentBatches(1)[0])).status).toBe(200)
    expect((await send({ method: 'GET', url: '/readyz' })).status).toBe(200)
    await store.close()
  })
})
