import { afterAll, describe, expect, it } from 'vitest'
import { memoryStore } from '../memory.js'
import { events } from '../registry/tables.js'
import { domainStore } from '../testing/domain-store.js'
import { readCanonicalForm } from '../testing/identity/canonical-form.js'
import { systemIds } from '../values/ids.js'
import { stderrLogger } from '../values/logger.js'
import { IngestRefusal } from './answer.js'
import { eventDefinitions } from './events/index.js'
import { createIngest } from './ingest.js'

const now = 1_790_000_000_000
const uuid = '11111111-1111-4111-8111-111111111111'
const visitorId = '22222222-2222-4222-8222-222222222222'
const ids = systemIds()
const store = domainStore(memoryStore())
const ingest = createIngest({ store, clock: { now: () => now }, ids, logger: stderrLogger })
afterAll(() => store.close())

const page = { type: 'pageview', timestamp: now - 1000, url: 'https://a.test/x', path: '/x' }
const organization = () => ids.uuid(now)
const submit = (body: unknown, id = organization()) => ingest.submit(id, body, now)
const stored = (id: string) => store.organization(id).find(events)

/** The paths of a refusal. */
async function refusedPaths(body: unknown): Promise<(string | number)[][]> {
  const refusal = await submit(body).catch((error: unknown) => error)
  if (!(refusal instanceof IngestRefusal)) throw new Error(`not refused: ${JSON.stringify(refusal)}`)
  expect(refusal.status).toBe(400)
  expect(refusal.toBody()).toMatchObject({ success: false, message: expect.any(String) })
  return refusal.faults.map(({ path }) => path)
}

describe('the envelope is strict', () => {
  const wrong: [body: unknown, path: (string | number)[]][] = [
    [null, []],
    [[page], []],
    ['text', []],
    [{}, ['events']],
    [{ events: page }, ['events']],
    [{ events: [] }, ['events']],
    [{ events: Array.from({ length: 101 }, () => page) }, ['events']],
    [{ events: [page], visitorId: 'v1' }, ['visitorId']],
    [{ events: [page], visitorId: 7 }, ['visitorId']],
    [{ events: [page], sessionId: 'x' }, ['sessionId']],
    [{ events: [page], source: 'browser' }, ['source']],
    [{ events: [page], fingerprint: '' }, ['fingerprint']],
    [{ events: [page], userIdentity: 'bob' }, ['userIdentity']],
    [{ events: [page], userIdentity: { email: 'nobody' } }, ['userIdentity', 'email']],
    [{ events: [page], userIdentity: { userId: 4.5 } }, ['userIdentity', 'userId']],
    [{ events: [page], userIdentity: { userId: 'x'.repeat(256) } }, ['userIdentity', 'userId']],
    [{ events: [page], userIdentity: { traits: [] } }, ['userIdentity', 'traits']],
    [{ events: [page], customerIdentity: 1 }, ['customerIdentity']],
    [{ events: [page], customerIdentity: { customerId: {} } }, ['customerIdentity', 'customerId']]
  ]
  it.each(wrong)('refuses %j', async (body, path) => {
    expect(await refusedPaths(body)).toEqual([path])
  })

  it('names every wrong field at once', async () => {
    expect(await refusedPaths({ events: [], visitorId: 1, source: 2 })).toEqual([['events'], ['visitorId'], ['source']])
  })

  it('takes a batch with events alone, and ignores what it does not know', async () => {
    expect(await submit({ events: [page], extra: true })).toEqual({ success: true, processed: 1, errors: [] })
  })
})

describe('events are lenient', () => {
  const wrong: [event: unknown, field: string][] = [
    [7, ''],
    [{}, 'type'],
    [{ type: 'nope' }, 'type'],
    [{ type: 'constructor' }, 'type'],
    [{ type: 'custom' }, 'eventName'],
    [{ type: 'custom', eventName: '' }, 'eventName'],
    [{ type: 'custom', eventName: 'x'.repeat(192) }, 'eventName'],
    [{ type: 'custom', eventName: 'a\0b' }, 'eventName'],
    [{ type: 'engagement', activeTimeMs: 5 }, 'totalTimeMs'],
    [{ type: 'stage', stage: 'won' }, 'stage'],
    [{ type: 'billing', status: 'free' }, 'status'],
    [{ ...page, uuid: 'not-one' }, 'uuid'],
    [{ ...page, timestamp: 1_700_000_000 }, 'timestamp'],
    [{ ...page, timestamp: Number.POSITIVE_INFINITY }, 'timestamp'],
    [{ ...page, userId: 'x'.repeat(256) }, 'userId'],
    [{ ...page, userId: 'a\ud800' }, 'userId']
  ]
  it.each(wrong)('reports %j beside a good one', async (event, field) => {
    const id = organization()
    const answer = await submit({ events: [page, event] }, id)
    expect(answer).toEqual({ success: true, processed: 1, errors: [{ index: 1, message: expect.stringContaining(field) }] })
    expect(await stored(id)).toHaveLength(1)
  })

  it.each(wrong)('refuses a batch of only %j with its path', async (event, field) => {
    expect(await refusedPaths({ events: [event] })).toEqual([['events', 0, ...(field ? [field] : [])]])
  })

  it('leaves out wrong optional fields and placeholder ids', async () => {
    const id = organization()
    await submit(
      {
        events: [{ ...page, referrer: 5, utm: 'x', title: {}, userId: ' NULL ', customerId: '"undefined"', email: 'x', timestamp: 'soon' }]
      },
      id
    )
    const [row] = await stored(id)
    expect(row).toMatchObject({ referrer: null, utm: null, title: '/x', identity: null, customer_key: null, occurred_at: now })
  })

  it('replaces characters that cannot be stored, and keeps keys of any name, also __proto__', async () => {
    const id = organization()
    const properties = JSON.parse('{"__proto__":{"a":1},"constructor":"x","free":"a\\u0000b\\ud800"}')
    await submit({ events: [{ type: 'custom', eventName: 'e', properties }] }, id)
    const [row] = await stored(id)
    expect(JSON.stringify(row?.properties)).toBe('{"__proto__":{"a":1},"constructor":"x","free":"a\uFFFDb\uFFFD"}')
  })

  it('reads the identity that servers put into properties', async () => {
    const id = organization()
    await submit(
      {
        source: 'server',
        events: [{ type: 'custom', eventName: 'e', properties: { __email: ' A@B.test ', __userId: 'u1', __fingerprint: 'f', n: null } }]
      },
      id
    )
    const [row] = await stored(id)
    expect(row).toMatchObject({ identity: 'u:u1', properties: { n: null } })
    expect(Object.keys((await readCanonicalForm(store.organization(id))).users)).toEqual(['u:u1'])
  })

  it("prefers an event's own identity to that of its batch", async () => {
    const id = organization()
    const userIdentity = { userId: 'u1', email: 'a@acme.test' }
    await submit(
      { userIdentity, events: [{ type: 'identify', userId: 'u2' }, { type: 'identify', email: 'b@acme.test' }, { type: 'identify' }] },
      id
    )
    const { users } = await readCanonicalForm(store.organization(id))
    expect(Object.entries(users).map(([key, { email }]) => [key, email])).toEqual([
      ['e:b@acme.test', 'b@acme.test'],
      ['u:u1', 'a@acme.test'],
      ['u:u2', null]
    ])
  })

  it('replaces a time in the future by the receive time', async () => {
    const id = organization()
    await submit({ events: [{ ...page, timestamp: now + 60_001 }] }, id)
    await submit({ events: [{ ...page, timestamp: now + 60_000 }] }, id)
    expect((await stored(id)).map(({ occurred_at, clamped }) => [occurred_at, clamped]).sort()).toEqual([
      [now, true],
      [now + 60_000, false]
    ])
  })

  it('never stores passwords or card numbers of forms', async () => {
    const id = organization()
    const formFields = {
      email: 'a@b.test',
      new_password: 'x',
      userPassword2: 'x',
      passenger: 'Ann',
      compass: 'n',
      note: 'pay 4111 1111 1111 1111',
      cvc: '1'
    }
    await submit({ events: [{ type: 'form', formId: 'f', formFields }] }, id)
    const [row] = await stored(id)
    expect(row?.properties).toEqual({ formId: 'f', formFields: { email: 'a@b.test', passenger: 'Ann', compass: 'n' } })
  })

  it('stores no card number of a form however it was typed, and keeps only text', async () => {
    const id = organization()
    const formFields = {
      a: 'card 4111 1111 1111 1111 12/27',
      b: '4111 1111 1111 1111 123',
      c: '4111111111111111 0927',
      d: '1 4111 1111 1111 1111',
      e: '4111.1111.1111.1111',
      f: '4111\u00a01111\u00a01111\u00a01111',
      g: 4111111111111111,
      h: ['4111111111111111'],
      i: { password: 'x' },
      'one-time-code': '1',
      motdepasse: 'x',
      phone: '+49 1511 1234567',
      order: '1790000000000123',
      seats: 12
    }
    await submit({ events: [{ type: 'form', formFields }] }, id)
    const [row] = await stored(id)
    expect(row?.properties).toEqual({ formFields: { phone: '+49 1511 1234567', order: '1790000000000123', seats: '12' } })
  })

  it('accepts the example of every variant', async () => {
    const id = organization()
    const examples = Object.values(eventDefinitions).map(({ example }) => example)
    expect(await submit({ events: examples }, id)).toEqual({ success: true, processed: examples.length, errors: [] })
    const forms = (await stored(id)).map(({ type, channel }) => `${type} ${channel}`)
    expect(forms).toHaveLength(examples.length)
    // Types and channels are stored, so those that there are never change.
    const released = [
      'BILLING_STATUS_CHANGED BILLING',
      'CUSTOM PRODUCT',
      'ENGAGEMENT PRODUCT',
      'FORM_SUBMITTED PRODUCT',
      'IDENTIFY IDENTITY',
      'MEETING_REQUESTED MEETING',
      'PAGE_VIEW PRODUCT',
      'STAGE_CHANGED PRODUCT'
    ]
    expect(forms).toEqual(expect.arrayContaining(released))
  })
})

describe('an event counts once', () => {
  it('when its uuid is repeated, in any case, within a batch or in another one', async () => {
    const id = organization()
    const event = { ...page, uuid }
    expect(await submit({ events: [event, { ...event, uuid: uuid.toUpperCase() }] }, id)).toMatchObject({ processed: 2 })
    await submit({ events: [{ ...event, path: '/other' }] }, id)
    expect((await stored(id)).map(({ path }) => path)).toEqual(['/x'])
  })

  it('when a batch without uuids but with timestamps is sent again; equal events within one batch count each', async () => {
    const id = organization()
    const batch = { visitorId, events: [page, page, { ...page, path: '/y' }] }
    await submit(batch, id)
    await submit(structuredClone(batch), id)
    expect(await stored(id)).toHaveLength(3)
    await submit({ ...batch, visitorId: uuid }, id)
    expect(await stored(id)).toHaveLength(6)
  })

  it('but not when it has neither uuid nor timestamp: then each time counts', async () => {
    const id = organization()
    const event = { type: 'custom', eventName: 'e' }
    await submit({ events: [event] }, id)
    await submit({ events: [event] }, id)
    expect(await stored(id)).toHaveLength(2)
  })
})

describe('the issues of a workspace', () => {
  it('tell why events were refused or changed, counted by reason, and nothing of what they carried', async () => {
    const id = organization()
    await submit({ events: [page, { type: 'custom', properties: { secret: 'x' } }, { type: 'custom' }] }, id)
    await submit({ events: [{ ...page, timestamp: now + 90_000 }] }, id)
    await submit({ events: [], visitorId: 1 }, id).catch(() => undefined)
    const issues = await ingest.issues(id)
    expect(issues.map(({ kind, eventType, field, count }) => ({ kind, eventType, field, count }))).toEqual(
      expect.arrayContaining([
        { kind: 'refused', eventType: 'custom', field: 'eventName', count: 2 },
        { kind: 'clamped', eventType: 'pageview', field: 'timestamp', count: 1 },
        { kind: 'refused', eventType: null, field: '', count: 1 }
      ])
    )
    expect(JSON.stringify(issues)).not.toContain('secret')
    expect(await ingest.issues(organization())).toEqual([])
  })

  it('show the event that was changed, whatever was refused before it, and no query of its path', async () => {
    const id = organization()
    const late = { ...page, timestamp: now + 90_000, path: '/late?token=t0ps3cret#also' }
    await submit({ events: [{ type: 'nonsense' }, page, late] }, id)
    const clamped = (await ingest.issues(id)).find(({ kind }) => kind === 'clamped')
    expect(clamped).toMatchObject({ eventType: 'pageview', sample: { type: 'pageview', path: '/late' } })
  })

  it('are written also when the name of an event cannot be stored', async () => {
    const id = organization()
    await submit({ events: [page, { type: 'a\0b', eventName: 'k'.repeat(5_000) }] }, id)
    expect(await ingest.issues(id)).toMatchObject([
      { eventType: null, field: 'type', sample: { type: 'a\uFFFDb', eventName: 'k'.repeat(200) } }
    ])
  })
})
