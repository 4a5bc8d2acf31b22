import { afterAll, describe, expect, it } from 'vitest'
import { memoryStore } from '../../memory.js'
import { events } from '../../registry/tables.js'
import { domainStore } from '../../testing/domain-store.js'
import { readCanonicalForm } from '../../testing/identity/canonical-form.js'
import { systemIds } from '../../values/ids.js'
import { stderrLogger } from '../../values/logger.js'
import { createIngest } from '../ingest.js'

const now = 1_790_000_000_000
const visitorId = '22222222-2222-4222-8222-222222222222'
const nil = '00000000-0000-0000-0000-000000000000'
const ids = systemIds()
const store = domainStore(memoryStore())
const ingest = createIngest({ store, clock: { now: () => now }, ids, logger: stderrLogger })
afterAll(() => store.close())

const page = { type: 'pageview', timestamp: now - 1000, url: 'https://a.test/x', path: '/x' }

/** What becomes of one batch in an organization of its own. */
async function taken(batch: object) {
  const id = ids.uuid(now)
  const answer = await ingest.submit(id, batch, now)
  const rows = await store.organization(id).find(events)
  return { answer, rows, people: await readCanonicalForm(store.organization(id)) }
}

describe('unknown fields are ignored', () => {
  it('also traits of an event that is no identify: they neither identify nor describe anybody', async () => {
    const event = { type: 'custom', eventName: 'e', traits: { email: 'victim@acme.test', name: 'V' } }
    const { rows, people } = await taken({ visitorId, events: [event] })
    expect([rows[0]?.identity, people.users, people.customers]).toEqual([null, {}, {}])
  })

  it('even when their value could not be stored', async () => {
    const fields = { eventName: 'a\0b', measured: Number.POSITIVE_INFINITY, deep: { big: 10n } }
    expect((await taken({ events: [{ ...page, ...fields }] })).answer).toEqual({ success: true, processed: 1, errors: [] })
  })
})

describe('ids', () => {
  it('a nil UUID as sessionId counts as none: the sessionId of the batch is used', async () => {
    const { rows } = await taken({ sessionId: visitorId, events: [{ ...page, sessionId: nil }] })
    expect(rows[0]?.session_id).toBe(visitorId)
  })

  it('events without a uuid are the same whatever the order of their keys, and whether their uuid is null', async () => {
    const { timestamp, ...rest } = page
    const { rows } = await taken({ events: [page, { ...rest, timestamp }, { uuid: null, ...page }] })
    expect(rows).toHaveLength(3)
    const id = ids.uuid(now)
    for (const event of [page, { ...rest, timestamp }, { uuid: null, ...page }]) await ingest.submit(id, { events: [event] }, now)
    expect(await store.organization(id).find(events)).toHaveLength(1)
  })
})

describe("values of the host's own", () => {
  it('are kept as JSON.stringify writes them, as over HTTP', async () => {
    const price = { cents: 150, toJSON: () => '1.50' }
    const values = { site: new URL('https://a.test/b'), at: new Date(0), never: new Date(Number.NaN), price, list: [price] }
    const { rows, people } = await taken({
      userIdentity: { userId: 'u1', traits: { price } },
      events: [{ type: 'custom', eventName: 'bought', properties: values }]
    })
    expect(rows[0]?.properties).toEqual({
      site: 'https://a.test/b',
      at: '1970-01-01T00:00:00.000Z',
      never: null,
      price: '1.50',
      list: ['1.50']
    })
    expect(people.users['u:u1']?.traits).toEqual({ price: '1.50' })
  })
})

describe('times', () => {
  it.each([['2026-09-01T10:00:00Z'], ['2026-09-01T12:00:00.000+02:00'], [new Date('2026-09-01T10:00:00Z')]])(
    '%j is read',
    async (timestamp) => {
      const event = { ...page, timestamp }
      const { rows } = await taken({ events: [event] })
      expect(rows[0]).toMatchObject({ occurred_at: Date.parse('2026-09-01T10:00:00Z'), clamped: false })
    }
  )

  it('a time without a zone, or that is no date, is left out', async () => {
    const { rows } = await taken({
      events: ['2026-09-01T10:00:00', '2026-99-01T10:00:00Z', 'soon'].map((timestamp) => ({ ...page, timestamp }))
    })
    expect(rows.map((row) => row.occurred_at)).toEqual([now, now, now])
  })

  it('a time on a day that there is not is left out, and does not become another day', async () => {
    const none = ['2026-02-30T00:00:00Z', '2026-02-29T12:00:00+02:00', '2025-04-31T23:59Z']
    const { rows } = await taken({ events: none.map((timestamp) => ({ ...page, timestamp })) })
    expect(rows.map((row) => row.occurred_at)).toEqual([now, now, now])
    const leap = await taken({ events: [{ ...page, timestamp: '2024-02-29T00:00:00Z' }] })
    expect(leap.rows[0]?.occurred_at).toBe(Date.UTC(2024, 1, 29))
  })

  it('a meeting has the times that its texts say, but for a day that there is not', async () => {
    const meeting = { type: 'calendar', eventType: '2026-02-30', duration: 30 }
    const { rows } = await taken({
      events: [
        { ...meeting, startTime: '2026-02-30T10:00:00Z', endTime: '2026-02-30' },
        { ...meeting, startTime: '2026-02-28T10:00:00Z', endTime: 'at noon' }
      ]
    })
    expect(rows.map(({ properties }) => properties)).toEqual([
      { eventType: '2026-02-30', duration: 30 },
      { eventType: '2026-02-30', duration: 30, startTime: '2026-02-28T10:00:00Z', endTime: 'at noon' }
    ])
  })

  it('a negative engagement time counts as 0', async () => {
    const { rows } = await taken({ events: [{ type: 'engagement', path: '/x', activeTimeMs: -1, totalTimeMs: 5 }] })
    expect(rows[0]?.properties).toEqual({ activeTimeMs: 0, totalTimeMs: 5 })
  })
})

it('an email among the traits that is too long for an identity is a trait, and no fault of the event', async () => {
  const email = `${'x'.repeat(300)}@acme.test`
  const { answer, people } = await taken({ events: [{ type: 'identify', userId: 'u1', traits: { email, plan: 'pro' } }] })
  expect(answer).toMatchObject({ processed: 1, errors: [] })
  expect(people.users['u:u1']).toMatchObject({ email: null, traits: { email, plan: 'pro' } })
})

describe('companies', () => {
  it('a billing event with the domain of a mailbox provider belongs to no company', async () => {
    const { rows, people } = await taken({ events: [{ type: 'billing', status: 'paid', domain: 'gmail.com' }] })
    expect([rows[0]?.customer_key, people.customers]).toEqual([null, {}])
  })

  it('traits describe a customerId, not the company of a domain', async () => {
    const customerIdentity = { customerTraits: { domain: 'other.test', plan: 'pro' } }
    const { people } = await taken({ customerIdentity, events: [{ type: 'billing', status: 'paid', domain: 'acme.test' }] })
    expect(people.customers).toMatchObject({ 'd:acme.test': { domain: 'acme.test', traits: {} } })
  })
})

it('the message of a fault says what is wrong and what is expected', async () => {
  const { answer } = await taken({ events: [page, { type: 'stage', stage: 'gone' }] })
  expect(answer.errors).toEqual([{ index: 1, message: 'stage must be one of activated, engaged, inactive' }])
})
