import { createTestRapport } from '@rapport/core/testing'
import { expectAsSent, type SentBatch, sentBatches } from '@rapport/test-suites'
import { afterAll, expect, it } from 'vitest'
import { type PostgresStore, postgresStore } from '../src/index.js'
import { freshPostgresStore, freshSchema, postgresUrl } from './stores.js'
import { TcpProxy } from './tcp-proxy.js'

const schema = freshSchema()
const opened: PostgresStore[] = []

afterAll(() => Promise.all(opened.map((store) => store.close())))

/** A Rapport whose way to its database can be cut, and the database by a way that stays. */
async function cuttable() {
  const proxy = new TcpProxy(postgresUrl())
  await proxy.open()
  const url = new URL(postgresUrl())
  url.port = String(proxy.port)
  const direct = await freshPostgresStore(schema)
  const store = postgresStore({ connectionString: url.href }, { schema })
  opened.push(direct, store)
  const world = await createTestRapport({ store, limits: { ingestRequestsPerSecond: 1_000_000 } })
  return { ...world, proxy, rows: direct.organization(world.organizationId) }
}

it('while the database is away ingest acknowledges nothing, tools say that it will pass, and all goes on when it is back', async () => {
  const { post, publicKey, call, send, clock, proxy, rows } = await cuttable()
  const [first, second, third] = sentBatches(1)
  const sent = [first, second, third].filter((batch) => batch !== undefined)
  const ingest = (batch: SentBatch | undefined) => post(`/api/i/v1/${publicKey}/events`, batch)
  expect((await ingest(first)).status).toBe(200)
  await proxy.cut()
  const refused = {
    status: 503,
    headers: { 'retry-after': '5' },
    body: { success: false, message: 'The events could not be stored; send them again. The storage is not available', errors: [] }
  }
  expect(await ingest(second)).toMatchObject(refused)
  // Nor does it forget whose key it is once it has to look again.
  clock.advance(60_000)
  expect(await ingest(second)).toMatchObject(refused)
  expect(await call('svc_list_users')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
    body: { code: 'TOOL_UNAVAILABLE', retryable: true }
  })
  expect((await send({ method: 'GET', url: '/readyz' })).status).toBe(503)
  expect((await send({ method: 'GET', url: '/healthz' })).status).toBe(200)
  await expectAsSent(rows, sent, new Set(sent.slice(0, 1)))

  await proxy.open()
  expect((await ingest(second)).status).toBe(200)
  expect((await ingest(third)).status).toBe(200)
  expect((await call('svc_list_users')).status).toBe(200)
  expect((await send({ method: 'GET', url: '/readyz' })).status).toBe(200)
  await expectAsSent(rows, sent, new Set(sent))
  await proxy.cut()
})

it('requests that a cut catches in the middle are acknowledged only if they are stored, and what is sent again counts once', async () => {
  const { post, publicKey, proxy, rows } = await cuttable()
  const sent = [1, 2, 3, 4, 5].flatMap((world) => sentBatches(world))
  const acknowledged = new Set<SentBatch>()
  let refused = 0
  const deliver = async (batch: SentBatch) => {
    const { status } = await post(`/api/i/v1/${publicKey}/events`, batch)
    expect([200, 503]).toContain(status)
    if (status === 200) acknowledged.add(batch)
    else refused++
  }
  for (let cut = 0; cut < 10; cut++) {
    const sending = sent.filter((batch) => !acknowledged.has(batch)).slice(0, 10)
    const answers = Promise.all(sending.map(deliver))
    // At some moment of the first commits.
    for (let turn = 0; turn < 5 * cut; turn++) await new Promise((resolve) => setImmediate(resolve))
    await proxy.cut()
    await answers
    await proxy.open()
  }
  expect(refused).toBeGreaterThan(0)
  for (const batch of sent) if (!acknowledged.has(batch)) await deliver(batch)
  expect(acknowledged.size).toBe(sent.length)
  await expectAsSent(rows, sent, acknowledged)
  await proxy.cut()
})
