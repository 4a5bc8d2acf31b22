import { eventDefinitions } from '@rapport/core/src/ingest/events/index.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { NewWorld } from '../list-tools/world.js'

const oddTexts = ['', ' ', '\0', '\ud800', '\u202e', 'ﬃ', '%_\\', "'; drop table events; --", '{}', '💥'.repeat(300), 'x'.repeat(20_000)]
const oddNumbers = [0, -0, -1, 1e308, -1e308, 5e-324, 2 ** 53, 2 ** 63, 1_700_000_000, 8.64e15, 8.64e15 + 1, 253_402_300_800_000]

const text = fc.oneof(fc.constantFrom(...oddTexts), fc.string({ unit: 'binary', maxLength: 30 }), fc.emailAddress(), fc.webUrl(), fc.uuid())
const number = fc.oneof(fc.constantFrom(...oddNumbers), fc.double({ noNaN: true, noDefaultInfinity: true }))
const anything = fc.oneof(text, number, fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(null, true, false, [], {}))

const eventFields = [
  'uuid',
  'timestamp',
  'sessionId',
  'userId',
  'email',
  'fingerprint',
  'traits',
  'customerId',
  'customerTraits',
  'url',
  'path',
  'title',
  'referrer',
  'utm',
  'properties',
  'eventName',
  'stage',
  'status',
  'domain',
  'formFields',
  'totalTimeMs',
  'activeTimeMs',
  '__proto__'
]

/** An event of some variant, of which any field may be anything. */
const event = fc
  .tuple(fc.constantFrom(...Object.values(eventDefinitions)), fc.dictionary(fc.constantFrom(...eventFields), anything, { maxKeys: 4 }))
  .map(([{ type, example }, fields]) => ({ ...example, uuid: undefined, type, ...fields }))

const identity = fc.record({ userId: text, email: text, traits: fc.dictionary(text, anything, { maxKeys: 3 }) }, { requiredKeys: [] })

const body = fc.record(
  {
    events: fc.array(fc.oneof({ weight: 9, arbitrary: event }, anything), { minLength: 1, maxLength: 5 }),
    visitorId: fc.oneof(fc.uuid(), fc.constant(undefined)),
    userIdentity: fc.oneof({ weight: 5, arbitrary: identity }, fc.constant(undefined)),
    customerIdentity: fc.oneof(fc.record({ customerId: text }), fc.constant(undefined))
  },
  { requiredKeys: ['events'] }
)

const listTools = ['svc_list_customers', 'svc_list_users']

export function testRandomBodies(newWorld: NewWorld, runs: number): void {
  it('whatever a batch holds, it is taken or refused with reasons, and what was taken can be read', async () => {
    const { post, publicKey, ask, rapport, log } = await newWorld()
    let taken = 0
    await fc.assert(
      fc.asyncProperty(body, async (batch) => {
        const { status, body: answer } = await post(`/api/i/v1/${publicKey}/events`, batch)
        expect([200, 400], JSON.stringify({ answer, log: log.slice(-1) })).toContain(status)
        if (status === 400) expect(answer).toMatchObject({ success: false, errors: expect.arrayContaining([expect.anything()]) })
        if (status === 200) taken++
      }),
      { numRuns: runs }
    )
    expect(taken).toBeGreaterThan(runs / 4)
    await rapport.runDue()
    for (const tool of listTools) expect((await ask(tool, { limit: 100 })).items.length).toBeGreaterThan(0)
    const { items } = await ask('svc_list_customers', { limit: 100 })
    for (const { id } of items) {
      await ask('svc_get_customer', { customer: id, include: ['users', 'recentTimeline', 'behaviorMetrics', 'enrichment', 'revenue'] })
      await ask('svc_get_timeline', { customer: id, limit: 100 })
    }
  })
}
