import { describe, expect, it } from 'vitest'
import { createTracker, InvalidInputError, type TrackingFailure } from '../../src/index.js'
import { ingestServer, publicKey } from './ingest-server.js'

const visitorId = '0192f3c4-5d6e-7f80-9a1b-2c3d4e5f6071'

async function setUp() {
  const failures: TrackingFailure[] = []
  const server = await ingestServer()
  const tracker = createTracker({ baseUrl: server.baseUrl, publicKey, onError: (failure) => failures.push(failure) })
  return { ...server, tracker, failures }
}

describe('an event', () => {
  it('goes to the ingest route of the public key, from a server, and no API key is near it', async () => {
    const { tracker, seen, batches } = await setUp()
    tracker.track({ eventName: 'order_placed' })
    await tracker.flush()
    expect(seen[0]?.path).toBe(`/api/i/v1/${publicKey}/events`)
    expect(seen[0]?.headers).not.toHaveProperty('authorization')
    expect(batches[0]).toMatchObject({ source: 'server', events: [{ type: 'custom', eventName: 'order_placed', url: 'server://custom' }] })
  })

  it('has the UUID that its method answers, and the time of its capture', async () => {
    const { tracker, batches } = await setUp()
    const before = Date.now()
    const uuid = tracker.track({ eventName: 'a' })
    const after = Date.now()
    await tracker.flush()
    expect(batches[0]?.events[0]).toMatchObject({ uuid })
    expect(batches[0]?.events[0]?.timestamp).toBeGreaterThanOrEqual(before)
    expect(batches[0]?.events[0]?.timestamp).toBeLessThanOrEqual(after)
  })

  it('keeps the UUID and time that it is given', async () => {
    const { tracker, batches } = await setUp()
    expect(tracker.track({ eventName: 'a', uuid: visitorId, timestamp: new Date('2026-01-02T03:04:05.678Z') })).toBe(visitorId)
    await tracker.flush()
    expect(batches[0]?.events[0]).toMatchObject({ uuid: visitorId, timestamp: Date.UTC(2026, 0, 2, 3, 4, 5, 678) })
  })

  it('is of the kind that its method says, also when a row with a type of its own was spread into it', async () => {
    const { tracker, batches, failures } = await setUp()
    const order = { id: 7, type: 'subscription', source: 'shop' }
    tracker.track({ ...order, eventName: 'order_placed' })
    await tracker.flush()
    expect(batches[0]).toMatchObject({ source: 'server', events: [{ type: 'custom', eventName: 'order_placed' }] })
    expect(failures).toEqual([])
  })

  it('is what it was when it was tracked, whatever the host changes afterwards', async () => {
    const { tracker, batches } = await setUp()
    const properties = { total: 1, at: new Date(0) }
    tracker.track({ eventName: 'a', properties })
    properties.total = 2
    await tracker.flush()
    expect(batches[0]?.events[0]).toMatchObject({ properties: { total: 1, at: '1970-01-01T00:00:00.000Z' } })
  })

  it('carries whom it is about where the wire has a field for it: track and identify', async () => {
    const { tracker, batches } = await setUp()
    const who = { userId: 'u_1', email: 'ada@acme.example', customerId: 'acme', customerTraits: { plan: 'pro' } }
    tracker.track({ eventName: 'a', ...who })
    tracker.identify({ ...who, traits: { name: 'Ada' } })
    await tracker.flush()
    expect(batches).toHaveLength(1)
    expect(batches[0]).not.toHaveProperty('userIdentity')
    expect(batches[0]?.events).toMatchObject([who, { ...who, type: 'identify', traits: { name: 'Ada' } }])
  })

  it('has whom it is about in its envelope otherwise, so that those about somebody else travel apart', async () => {
    const { tracker, batches } = await setUp()
    tracker.stage({ stage: 'activated', userId: 'u_1' })
    tracker.stage({ stage: 'engaged', userId: 'u_2' })
    tracker.page({ url: 'https://app.example/pricing?x=1', title: 'Pricing', userId: 'u_1' })
    tracker.billing({ status: 'paid', domain: 'acme.example' })
    tracker.calendar({ provider: 'calendly', startTime: new Date(0), duration: 30, inviteeEmail: 'ada@acme.example' })
    await tracker.flush()
    const of = (userId: string | undefined) => batches.find(({ userIdentity }) => userIdentity?.userId === userId)?.events
    expect(batches).toHaveLength(3)
    expect(of('u_1')).toMatchObject([{ stage: 'activated' }, { type: 'pageview', path: '/pricing', title: 'Pricing' }])
    expect(of('u_2')).toMatchObject([{ type: 'stage', stage: 'engaged' }])
    expect(of(undefined)).toMatchObject([
      { type: 'billing', status: 'paid', domain: 'acme.example' },
      { type: 'calendar', provider: 'calendly', startTime: '1970-01-01T00:00:00.000Z', duration: 30 }
    ])
    expect(batches.flatMap(({ events }) => events).filter((event) => 'userId' in event)).toEqual([])
  })

  it("joins a browser's visitor by the envelope", async () => {
    const { tracker, batches } = await setUp()
    tracker.track({ eventName: 'a', visitorId, userId: 'u_1' })
    tracker.track({ eventName: 'b', userId: 'u_1' })
    await tracker.flush()
    expect(batches.map((batch) => [batch.visitorId, batch.events.length])).toEqual([
      [visitorId, 1],
      [undefined, 1]
    ])
  })
})

describe('a bad event', () => {
  const cyclic: Record<string, unknown> = {}
  cyclic.self = cyclic

  it.each([
    ['NaN among its properties', 'properties.a is NaN', { eventName: 'a', properties: { a: Number.NaN } }],
    ['cyclic properties', 'refers back', { eventName: 'a', properties: cyclic }],
    ['a bigint', 'bigint', { eventName: 'a', properties: { a: 1n } }],
    ['no name', 'eventName', {}],
    ['a name that is too long', 'eventName', { eventName: 'a'.repeat(192) }],
    ['a visitor id that is none', 'visitorId must be a UUID', { eventName: 'a', visitorId: 'visitor' }],
    ['a UUID that is none', 'uuid must be a UUID', { eventName: 'a', uuid: '1' }],
    ['a user id that is no text', 'userId must be a text', { eventName: 'a', userId: 42 }],
    ['a user id that is too long', 'userId must be a text of 1 to 255', { eventName: 'a', userId: 'u'.repeat(256) }],
    ['a time in seconds', 'milliseconds', { eventName: 'a', timestamp: 1_760_000_000 }],
    ['an invalid date', 'timestamp', { eventName: 'a', timestamp: new Date('never') }],
    ['more bytes than a request may have', 'bytes', { eventName: 'a', properties: { text: 'x'.repeat(1_000_000) } }],
    [
      'a uuid that throws when it is read',
      'cannot be read',
      {
        eventName: 'a',
        get uuid(): string {
          throw new Error('hostile')
        }
      }
    ],
    ['no object at all', 'takes an object', null],
    ['a text in its place', "track takes an object: track({ eventName: 'order_placed' })", 'order_placed']
  ])('with %s is reported and holds nothing up', async (_, message, input) => {
    const { tracker, failures, batches } = await setUp()
    const good = tracker.track({ eventName: 'good' })
    const bad = Reflect.apply(tracker.track, undefined, [input])
    expect(await tracker.flush()).toEqual({ acknowledged: 1, failed: [] })
    expect(failures).toHaveLength(1)
    expect(failures[0]).toMatchObject({ uuid: bad, type: 'custom' })
    expect(failures[0]?.error).toBeInstanceOf(InvalidInputError)
    expect(failures[0]?.error.message).toContain(message)
    expect(batches.flatMap(({ events }) => events.map(({ uuid }) => uuid))).toEqual([good])
    expect(tracker.stats).toEqual({ queued: 0, acknowledged: 1, failed: 1, dropped: 0 })
  })

  it.each([
    ['identify', {}, "userId or an email: identify({ userId: 'u_42' })"],
    ['identify', 'u_42', "identify takes an object: identify({ userId: 'u_42' })"],
    ['page', {}, 'url'],
    ['page', '/pricing', "page takes an object: page({ url: 'https://example.com/pricing' })"],
    ['stage', { stage: 'churned' }, 'activated, engaged, inactive'],
    ['billing', { status: 'active' }, 'trialing, paid, churned']
  ] as const)('of %s says what it needs', async (method, input, message) => {
    const { tracker, failures } = await setUp()
    Reflect.apply(tracker[method], undefined, [input])
    await tracker.flush()
    expect(failures.map(({ error }) => error.message)).toEqual([expect.stringContaining(message)])
  })
})
