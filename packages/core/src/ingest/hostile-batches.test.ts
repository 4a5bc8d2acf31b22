import { afterAll, expect, it } from 'vitest'
import { systemIds } from '../ids.js'
import { stderrLogger } from '../logger.js'
import { memoryStore } from '../memory.js'
import { events, users } from '../storage/tables/index.js'
import { IngestRefusal } from './answer.js'
import { createIngest } from './ingest.js'

// Each of these once held up the whole process for seconds to minutes.

const now = 1_790_000_000_000
const ids = systemIds()
const store = memoryStore()
const ingest = createIngest({ store, clock: { now: () => now }, ids, logger: stderrLogger })
afterAll(() => store.close())

const event = { type: 'custom', eventName: 'x' }
const names = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`trait ${index}`, index]))

async function refusal(batch: object): Promise<unknown> {
  const error = await ingest.submit(ids.uuid(now), batch, now).catch((error: unknown) => error)
  return error instanceof IngestRefusal ? error.faults : error
}

it('an id of a million quotes is refused as too long', async () => {
  const fault = { message: 'userId must be at most 255 characters', path: ['events', 0, 'userId'] }
  expect(await refusal({ events: [{ ...event, userId: "'".repeat(1_000_000) }] })).toEqual([fault])
})

it('a host of 150,000 characters has no path, no channel and no company', async () => {
  const host = Array.from({ length: 150_000 }, (_, index) => String.fromCodePoint(0x4e00 + (index % 20_000))).join('')
  const id = ids.uuid(now)
  const [url, referrer] = [`https://${host}.com/x`, `https:${host}`]
  await ingest.submit(
    id,
    {
      events: [
        { type: 'pageview', url, referrer, userId: 'u' },
        { type: 'billing', status: 'paid', domain: host }
      ]
    },
    now
  )
  const rows = await store.organization(id).find(events, { columns: ['path', 'customer_key'] })
  expect(rows).toEqual([
    { path: null, customer_key: null },
    { path: null, customer_key: null }
  ])
})

it('a thousand traits of a batch are cleaned and merged once for its hundred events; more are refused', async () => {
  const id = ids.uuid(now)
  const userIdentity = { userId: 'u', traits: names(1_000) }
  await ingest.submit(id, { userIdentity, events: Array.from({ length: 100 }, () => event) }, now)
  expect(await store.organization(id).find(users, { columns: ['traits'] })).toEqual([{ traits: names(1_000) }])
  expect(await refusal({ userIdentity: { userId: 'u', traits: names(1_001) }, events: [event] })).toEqual([
    { path: ['userIdentity', 'traits'], message: 'must have at most 1000 names' }
  ])
  expect(await refusal({ events: [{ type: 'identify', userId: 'u', traits: names(1_001) }] })).toEqual([
    { path: ['events', 0, 'traits'], message: 'traits must have at most 1000 names' }
  ])
})

it("half a million marks on a letter of a field's name hide nothing, and are kept on a harmless one", async () => {
  const id = ids.uuid(now)
  const marks = '\u0315\u0300'.repeat(250_000)
  await ingest.submit(id, { events: [{ type: 'form', formFields: { [`p${marks}assword`]: 'x', [`n${marks}ame`]: 'Ada' } }] }, now)
  const [row] = await store.organization(id).find(events, { columns: ['properties'] })
  expect(row?.properties).toEqual({ formFields: { [`n${marks}ame`]: 'Ada' } })
})
