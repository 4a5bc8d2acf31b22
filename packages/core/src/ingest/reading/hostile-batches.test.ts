import { afterAll, expect, it } from 'vitest'
import { memoryStore } from '../../memory.js'
import { events, users } from '../../registry/tables.js'
import { domainStore } from '../../testing/domain-store.js'
import { systemIds } from '../../values/ids.js'
import { stderrLogger } from '../../values/logger.js'
import { IngestRefusal } from '../answer.js'
import { createIngest } from '../ingest.js'

// Each of these once held up the whole process for seconds to minutes.

const now = 1_790_000_000_000
const ids = systemIds()
const store = domainStore(memoryStore())
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
  const url = `https://${host}.com/x`
  const referrer = `https:${host}`
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

/** What the issues say was left out. */
const cuts = async (id: string) =>
  (await ingest.issues(id)).map(({ kind, eventType, field, count, sample }) => [kind, eventType, field, count, sample.name])
const traitsOf = async (id: string) => {
  const rows = await store.organization(id).find(users, { orderBy: { column: 'external_id', direction: 'asc' } })
  return rows.map(({ external_id, traits }) => [external_id, traits])
}

it('a trait of more than 16 kB is left out, and what is beyond 64 kB of a map; the event and its other traits stay', async () => {
  const id = ids.uuid(now)
  const large = 'x'.repeat(17_000)
  const fitting = 'é'.repeat(8_000)
  const wide = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [name, fitting]))
  const identify = { type: 'identify', userId: 'u1', traits: { photo: large, plan: 'team' } }
  const answer = await ingest.submit(
    id,
    { userIdentity: { traits: { ...wide, bio: large } }, events: [identify, { ...event, userId: 'u2' }] },
    now
  )
  expect(answer).toEqual({ success: true, processed: 2, errors: [] })
  const { e: _, ...kept } = wide
  expect(await traitsOf(id)).toEqual([
    ['u1', { ...kept, plan: 'team' }],
    ['u2', kept]
  ])
  expect((await cuts(id)).sort()).toEqual([
    ['cut', null, 'userIdentity.traits', 1, 'bio'],
    ['cut', null, 'userIdentity.traits', 1, 'e'],
    ['cut', 'identify', 'traits', 1, 'photo']
  ])
  const [issue] = await ingest.issues(id)
  expect(issue?.message).toMatch(/left out; send /)
})

it('of more than 2,000 names in a batch those of its last events stay', async () => {
  const id = ids.uuid(now)
  const identify = (userId: string, prefix: string) => ({
    type: 'identify',
    userId,
    traits: Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`${prefix}${index}`, index]))
  })
  const sent = [identify('u1', 'a'), identify('u2', 'b'), identify('u3', 'c')]
  await ingest.submit(id, { events: sent }, now)
  expect((await traitsOf(id)).map(([user, traits]) => [user, Object.keys(traits ?? {}).length])).toEqual([
    ['u1', 200],
    ['u2', 900],
    ['u3', 900]
  ])
  expect(await cuts(id)).toEqual([['cut', null, 'traits', 1, 'a200']])
})

it("a batch's traits count once for each person who gets them", async () => {
  const id = ids.uuid(now)
  const events = Array.from({ length: 50 }, (_, index) => ({ ...event, userId: `u${index + 10}` }))
  await ingest.submit(id, { userIdentity: { traits: names(500) }, events }, now)
  const counts = (await traitsOf(id)).map(([, traits]) => Object.keys(traits ?? {}).length)
  expect(counts).toEqual([...Array<number>(10).fill(0), ...Array<number>(40).fill(500)])
  expect(await cuts(id)).toMatchObject([['cut', null, 'traits', 1, 'trait 0']])
})

it('what somebody keeps of their traits is bounded, whatever the order in which batches come; that some had to go is an issue', async () => {
  const batches = Array.from({ length: 30 }, (_, index) => ({
    userIdentity: { userId: 'u', traits: { [`t${index}`]: 'x'.repeat(12_000), [`short ${index}`]: index } },
    events: [{ ...event, timestamp: now - index }]
  }))
  const kept = await Promise.all(
    [batches, batches.toReversed()].map(async (ordered) => {
      const id = ids.uuid(now)
      for (const batch of ordered) await ingest.submit(id, batch, now)
      expect(await cuts(id)).toMatchObject([['cut', null, 'traits', expect.any(Number), undefined]])
      return traitsOf(id)
    })
  )
  expect(kept[0]).toEqual(kept[1])
  const [[, traits] = []] = kept[0] ?? []
  expect(Object.keys(traits ?? {}).filter((name) => name.startsWith('t'))).toHaveLength(21)
})

it('of more than 1,000 form fields the first are kept', async () => {
  const id = ids.uuid(now)
  const formFields = Object.fromEntries(Array.from({ length: 1_500 }, (_, index) => [`field ${index}`, 'x']))
  await ingest.submit(id, { events: [{ type: 'form', formFields }] }, now)
  const [row] = await store.organization(id).find(events, { columns: ['properties'] })
  expect(Object.keys(Object(row?.properties.formFields))).toHaveLength(1_000)
  expect(await cuts(id)).toEqual([['cut', 'form', 'formFields', 1, 'field 1000']])
})

it("half a million marks on a letter of a field's name hide nothing, and are kept on a harmless one", async () => {
  const id = ids.uuid(now)
  const marks = '\u0315\u0300'.repeat(250_000)
  await ingest.submit(id, { events: [{ type: 'form', formFields: { [`p${marks}assword`]: 'x', [`n${marks}ame`]: 'Ada' } }] }, now)
  const [row] = await store.organization(id).find(events, { columns: ['properties'] })
  expect(row?.properties).toEqual({ formFields: { [`n${marks}ame`]: 'Ada' } })
})
