import { setTimeout as sleep } from 'node:timers/promises'
import { createRapport } from '@rapport/core'
import { expectAsSent, type SentBatch, sentBatches } from '@rapport/test-suites'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { postgresStore } from '../src/index.js'
import { type OwnPostgres, startServer } from './native-postgres.js'

let server: OwnPostgres

beforeAll(async () => {
  server = await startServer()
})

afterAll(() => server.stop())

const awayMs = 60_000

it('a server that is away for a minute of real time: senders are heard again, and the jobs of a running process go on by themselves', async () => {
  const store = postgresStore({ connectionString: server.connectionString, migrate: true })
  const rapport = createRapport({ store, limits: { ingestRequestsPerSecond: 1_000_000 }, logger: { info() {}, warn() {}, error() {} } })
  const { id } = await rapport.organizations.create({ name: 'Acme' })
  const workspace = rapport.organization(id)
  const { publicKey } = await workspace.publicKeys.create({ domains: ['https://app.example.com'] })
  rapport.start()
  const url = `http://rapport.test/api/i/v1/${publicKey}/events`
  const sent = Array.from({ length: 40 }, (_, world) => sentBatches(world + 1)).flat()
  const acknowledged = new Set<SentBatch>()
  const statuses = new Map<number, number>()
  let isOver = false
  /** As senders do: each batch again and again until it is taken. */
  const sender = async (batches: readonly SentBatch[]) => {
    for (const batch of batches) {
      while (!acknowledged.has(batch)) {
        const { status } = await rapport.fetch(new Request(url, { method: 'POST', body: JSON.stringify(batch) }))
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status === 200) acknowledged.add(batch)
        else await sleep(250)
      }
      if (!isOver) await sleep(500)
    }
  }
  const senders = Promise.all([0, 1, 2, 3].map((part) => sender(sent.filter((_, index) => index % 4 === part))))
  await sleep(2_000)
  await server.halt()
  await sleep(awayMs)
  await server.resume()
  isOver = true
  await senders
  expect([...statuses.keys()].sort()).toEqual([200, 503])
  expect(acknowledged.size).toBe(sent.length)
  await expectAsSent(store.organization(id), sent, acknowledged)
  // The runner of the process looks again after 30 seconds at the latest.
  const isIdle = async () => (await rapport.status()).jobs?.pending === 0
  const deadline = Date.now() + 90_000
  while (!(await isIdle()) && Date.now() < deadline) await sleep(500)
  expect(await isIdle()).toBe(true)
  await rapport.close()
})
