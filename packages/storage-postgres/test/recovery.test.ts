import { randomUUID } from 'node:crypto'
import { tables } from '@rapport/core/storage'
import { createTestRapport } from '@rapport/core/testing'
import { expectAsSent, type SentBatch, sentBatches } from '@rapport/test-suites'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withConnectTimeout } from '../src/connection/connect-timeout.js'
import { type PostgresStore, postgresStore } from '../src/index.js'
import { type OwnPostgres, startServer } from './native-postgres.js'

let server: OwnPostgres
let store: PostgresStore

beforeAll(async () => {
  server = await startServer()
  store = postgresStore({ connectionString: server.connectionString, migrate: true })
  await store.open()
})

afterAll(async () => {
  await store.close()
  await server.stop()
})

const limits = { ingestRequestsPerSecond: 1_000_000 }
const unavailable = { status: 503, headers: { 'retry-after': '5' } }
const refusedEvents = { ...unavailable, body: { success: false, errors: [] } }
const refusedCall = { ...unavailable, body: { code: 'TOOL_UNAVAILABLE', retryable: true } }

/** Runs statements as an administrator. */
async function asAdmin(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server.connectionString })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

it('a server that stops and starts again: every way answers 503 meanwhile, nothing acknowledged is lost, and all goes on', async () => {
  const { rapport, post, call, send, apiKey, publicKey, organizationId } = await createTestRapport({ store, limits })
  const sent = sentBatches(3)
  const acknowledged = new Set<SentBatch>()
  const deliver = async (batch: SentBatch) => {
    const answer = await post(`/api/i/v1/${publicKey}/events`, batch)
    if (answer.status === 200) acknowledged.add(batch)
    else expect(answer).toMatchObject(refusedEvents)
  }
  for (const batch of sent.slice(0, 3)) await deliver(batch)
  // Some are under way while it stops.
  const under = Promise.all(sent.map(deliver))
  await server.halt()
  await under
  const before = new Set(acknowledged)
  for (const batch of sent) if (!acknowledged.has(batch)) await deliver(batch)
  expect(await post(`/api/i/v1/${publicKey}/events`, sent[0])).toMatchObject(refusedEvents)
  expect(acknowledged).toEqual(before)
  expect(await call('svc_list_users')).toMatchObject(refusedCall)
  expect(await call('svc_query', { sql: 'select 1' })).toMatchObject(refusedCall)
  const authorization = `Bearer ${apiKey}`
  const answers = await Promise.all([
    send({ method: 'GET', url: '/api/customers', headers: { authorization } }),
    send({ method: 'POST', url: '/api/validate-api-key', headers: { authorization } }),
    send({ method: 'GET', url: '/readyz' })
  ])
  for (const answer of answers) expect(answer).toMatchObject(unavailable)
  expect((await send({ method: 'GET', url: '/healthz' })).status).toBe(200)
  expect(await rapport.metrics()).toContain('rapport_store_available 0')
  await expect(rapport.runDue()).rejects.toThrow()

  await server.resume()
  await expectAsSent(store.organization(organizationId), sent, acknowledged)
  for (const batch of sent) if (!acknowledged.has(batch)) await deliver(batch)
  expect(acknowledged.size).toBe(sent.length)
  await expectAsSent(store.organization(organizationId), sent, acknowledged)
  expect((await call('svc_list_users')).status).toBe(200)
  expect((await call('svc_query', { sql: 'select count(*) from users' })).status).toBe(200)
  expect((await send({ method: 'GET', url: '/readyz' })).status).toBe(200)
  expect(await rapport.metrics()).toContain('rapport_store_available 1')
  await rapport.runDue()
})

it('a server whose transactions only read unless they say otherwise is written to, before and after it is changed', async () => {
  const { post, publicKey, send } = await createTestRapport({ store, limits })
  const [first, second, third] = sentBatches(1)
  const ingest = async (batch: SentBatch | undefined) => (await post(`/api/i/v1/${publicKey}/events`, batch)).status
  expect(await ingest(first)).toBe(200)
  await asAdmin('alter system set default_transaction_read_only = on', 'select pg_reload_conf()')
  expect(await ingest(second)).toBe(200)
  expect((await send({ method: 'GET', url: '/readyz' })).status).toBe(200)
  await asAdmin('set default_transaction_read_only = off', 'alter system reset default_transaction_read_only', 'select pg_reload_conf()')
  expect(await ingest(third)).toBe(200)
})

it.each([
  ['53200', 'out of memory'],
  ['53300', 'remaining connection slots are reserved'],
  ['58030', 'could not read block 7: Input/output error']
])('a server without resources (%s) is unavailable for now, and taken up again', async (code, words) => {
  const { post, publicKey, call, workspace, log } = await createTestRapport({ store, limits })
  await workspace.customers.put([{ customerId: 'acme', name: 'Acme' }])
  const ingest = () => post(`/api/i/v1/${publicKey}/events`, sentBatches(1)[0])
  await asAdmin(
    `create function rapport.exhaust() returns trigger language plpgsql as 'begin raise sqlstate ''${code}'' using message = ''${words}''; end'`,
    'create trigger exhaust before insert on rapport.events execute function rapport.exhaust()',
    'create trigger exhaust before insert or update on rapport.workspace_settings execute function rapport.exhaust()'
  )
  expect(await ingest()).toMatchObject(refusedEvents)
  expect(await call('svc_update_workspace_settings', { defaultTimezone: 'Europe/Berlin' })).toMatchObject(refusedCall)
  expect(JSON.stringify(log)).toContain(words)
  await asAdmin('drop function rapport.exhaust() cascade')
  expect((await ingest()).status).toBe(200)
  expect((await call('svc_update_workspace_settings', { defaultTimezone: 'Europe/Berlin' })).status).toBe(200)
})

/** A pool of one connection that is there: its time-out is for waiting alone, however long a busy machine takes to connect. */
async function connectedPool(options: { connectionTimeoutMillis?: number }): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString: server.connectionString, max: 1, idleTimeoutMillis: 0 })
  const client = await pool.connect()
  client.release()
  return Object.assign(pool, { options: { ...pool.options, ...options } })
}

describe('a pool whose only connection is held', () => {
  it.each([
    ['of a host, with a time-out of its own', { connectionTimeoutMillis: 1_000 }],
    ['of a host that sets none', {}]
  ])('%s: callers are told to come back, and are served once it is free', async (_, options) => {
    const pool = await connectedPool(options)
    const given = 'connectionTimeoutMillis' in options ? pool : withConnectTimeout(pool, 1_000)
    const own = postgresStore({ pool: given })
    const { post, publicKey, call, rapport, organizationId } = await createTestRapport({ store: own, limits })
    const sent = sentBatches(1).slice(0, 2)
    const ingest = (index: number) => post(`/api/i/v1/${publicKey}/events`, sent[index])
    expect((await ingest(0)).status).toBe(200)
    const held = await pool.connect()
    const answers = await Promise.all([ingest(1), call('svc_list_users'), call('svc_query', { sql: 'select 1' })])
    expect(answers).toMatchObject([refusedEvents, refusedCall, refusedCall])
    held.release()
    expect((await ingest(1)).status).toBe(200)
    expect((await call('svc_list_users')).status).toBe(200)
    await expectAsSent(own.organization(organizationId), sent, new Set(sent))
    const figures = await rapport.metrics()
    expect(figures).toContain('rapport_store_pool_connections{state="max"} 1')
    expect(figures).toContain('rapport_store_pool_waiting 0')
    await own.close()
    await pool.end()
  })

  it('has one again after many have waited in vain', async () => {
    const pool = await connectedPool({})
    const own = postgresStore({ pool: withConnectTimeout(pool, 100) })
    const rows = own.organization(randomUUID())
    await own.open()
    const held = await pool.connect()
    const counts = await Promise.allSettled(Array.from({ length: 30 }, () => rows.count(tables.events)))
    expect(counts.map(({ status }) => status)).toEqual(counts.map(() => 'rejected'))
    held.release()
    expect(await rows.count(tables.events)).toBe(0)
    expect(pool.waitingCount).toBe(0)
    await own.close()
    await pool.end()
  })
})
