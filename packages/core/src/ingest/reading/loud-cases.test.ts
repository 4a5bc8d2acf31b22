import { describe, expect, it } from 'vitest'
import { createTestRapport } from '../../testing/create-test-rapport.js'
import type { IngestBatch } from '../ingest-batch.js'

const custom = { type: 'custom', eventName: 'signup' }
const at = Date.UTC(2026, 0, 1)

/** What an event says beside its type and name; the field that is told of; what is said. */
const ofEvents: [said: object, field: string, message: string][] = [
  [{ user_id: 'u1' }, 'user_id', 'did you mean userId?'],
  [{ userid: 'u1' }, 'userid', 'did you mean userId?'],
  [{ distinct_id: 'u1' }, 'distinct_id', 'did you mean userId?'],
  [{ account_id: 'a1' }, 'account_id', 'did you mean customerId?'],
  [{ org_id: 'a1' }, 'org_id', 'did you mean customerId?'],
  [{ emial: 'ann@acme.test' }, 'emial', 'did you mean email?'],
  [{ time: at }, 'time', 'did you mean timestamp?'],
  [{ props: { a: 1 } }, 'props', 'did you mean properties?'],
  [{ anonymousId: 'b1' }, 'anonymousId', 'write visitorId beside events'],
  [{ colour: 'red' }, 'colour', 'write what is your own into properties'],
  [{ userId: 42 }, 'userId', 'became its decimal text'],
  [{ customerId: 42 }, 'customerId', 'became its decimal text'],
  [{ userId: 4.5 }, 'userId', 'must be a string'],
  [{ userId: { id: 1 } }, 'userId', 'must be a string'],
  [{ userId: 'guest' }, 'userId', 'placeholder'],
  [{ userId: 0 }, 'userId', 'placeholder'],
  [{ timestamp: 'yesterday' }, 'timestamp', 'is not a time'],
  [{ timestamp: '2026-02-30T00:00:00Z' }, 'timestamp', 'is not a time'],
  [{ timestamp: new Date(Number.NaN) }, 'timestamp', 'is not a time'],
  [{ occurredAt: 'soon' }, 'occurredAt', 'is not a time'],
  [{ timestamp: at, occurredAt: at + 1 }, 'occurredAt', 'differs from timestamp'],
  [{ timestamp: Date.UTC(2999, 0, 1) }, 'timestamp', 'in the future'],
  [{ email: 'nobody' }, 'email', 'is not an email address'],
  [{ email: '{{email}}' }, 'email', 'is not an email address'],
  [{ email: '{{user}}@acme.test' }, 'email', 'is not an email address'],
  [{ email: 'ann@bob@acme.test' }, 'email', 'is not an email address'],
  [{ email: 7 }, 'email', 'must be a string'],
  [{ email: ' mailto:<Ann@Acme.test>; ' }, 'email', 'was changed'],
  [{ properties: { __email: 'nobody' } }, 'properties.__email', 'is not an email address'],
  [{ properties: 'plan' }, 'properties', 'must be an object'],
  [{ url: 5 }, 'url', 'must be a string'],
  [{ sessionId: 'visit 1' }, 'sessionId', 'must be a UUID'],
  [{ utm: 'spring' }, 'utm', 'must be an object'],
  [{ utm: { source: 5 } }, 'utm.source', 'must be a string'],
  [{ customerId: 'a1', customerTraits: 'big' }, 'customerTraits', 'must be an object'],
  [{ customerTraits: { plan: 'pro' } }, 'customerTraits', 'belong to a customerId'],
  [{ type: 'pageview', title: 5 }, 'title', 'must be a string'],
  [{ type: 'identify', traits: { email: 'nobody' } }, 'traits.email', 'identifies nobody'],
  [{ type: 'pageview', eventName: undefined, traits: { plan: 'pro' } }, 'traits', 'pageview events do not have'],
  [{ type: 'billing', eventName: undefined, status: 'paid', domain: 'gmail.com' }, 'domain', 'names no customer'],
  [{ type: 'billing', eventName: undefined, status: 'paid', domain: 'https://www.GMail.com/' }, 'domain', 'names no customer'],
  [{ type: 'billing', eventName: undefined, status: 'paid', domain: 'localhost' }, 'domain', 'names no customer'],
  [{ type: 'form', formFields: { password: 'x' } }, 'formFields', 'looks like a password'],
  [{ type: 'calendar', startTime: '2026-02-30T10:00:00Z' }, 'startTime', 'a day that there is not']
]

/** What a batch says beside its events. */
const ofBatches: typeof ofEvents = [
  [{ userIdentity: { user_id: 'u1' } }, 'userIdentity.user_id', 'did you mean userId?'],
  [{ customerIdentity: { accountId: 'a1' } }, 'customerIdentity.accountId', 'did you mean customerId?'],
  [{ anonymousId: 'b1' }, 'anonymousId', 'did you mean visitorId?'],
  [{ userId: 'u1' }, 'userId', 'did you mean userIdentity.userId?'],
  [{ customer_id: 'a1' }, 'customer_id', 'did you mean customerIdentity.customerId?'],
  [{ colour: 'red' }, 'colour', 'not known'],
  [{ userIdentity: { userId: 42 } }, 'userIdentity.userId', 'became its decimal text'],
  [{ customerIdentity: { customerId: 42 } }, 'customerIdentity.customerId', 'became its decimal text'],
  [{ userIdentity: { userId: 'null' } }, 'userIdentity.userId', 'placeholder'],
  [{ userIdentity: { email: 'Ann@Acme.test.' } }, 'userIdentity.email', 'was changed']
]

const bodies = [
  ...ofEvents.map(([said, ...told]) => ({ said, body: { events: [{ ...custom, ...said }] }, index: 0, told })),
  ...ofBatches.map(([said, ...told]) => ({ said, body: { events: [custom], ...said }, index: null, told }))
]

describe.each(bodies)('$said', ({ body, index, told: [field, message] }) => {
  it(`is told as ${field}: ${message}`, async () => {
    const { workspace } = await createTestRapport()
    const { warnings, ...answer } = await workspace.ingest(body as IngestBatch)
    expect(answer).toEqual({ success: true, processed: 1, errors: [] })
    expect(warnings).toContainEqual({ index, field, message: expect.stringContaining(message) })
    expect(await workspace.ingestIssues()).toContainEqual(expect.objectContaining({ message: expect.stringContaining(message), count: 1 }))
  })

  it('is an issue over HTTP, whose answer stays as it is', async () => {
    const { workspace, post, publicKey } = await createTestRapport()
    const { status, body: answer } = await post(`/api/i/v1/${publicKey}/events`, body)
    expect([status, answer]).toEqual([200, { success: true, processed: 1, errors: [] }])
    // JSON has no Date that is none: it says null, which is as if it were left out.
    if (JSON.stringify(body).includes('"timestamp":null')) return
    const issues = await workspace.ingestIssues()
    expect(issues).toContainEqual(expect.objectContaining({ message: expect.stringContaining(message) }))
    expect(JSON.stringify(issues)).not.toMatch(/acme\.test|\{\{|bob|"(red|u1|a1|b1|guest|yesterday)"/i)
  })
})

describe('nothing is told', () => {
  it.each([
    {},
    { userId: 'u1', email: 'ann@acme.test', customerId: 'a1', customerTraits: { plan: 'pro' }, properties: { a: 1 } },
    { userId: null, email: null, customerId: null, uuid: null, properties: null, referrer: '', url: 'server://x', fingerprint: '' },
    { timestamp: at, occurredAt: new Date(at) },
    { occurredAt: '2026-01-01T00:00:00Z' },
    { properties: { __email: 'ann@acme.test', __userId: 'u1' } },
    { type: 'pageview', eventName: undefined, properties: { __userId: 'u1' } }
  ])('of %j', async (said) => {
    const { workspace } = await createTestRapport()
    const sent = { userIdentity: null, customerIdentity: { customerId: null, customerTraits: null }, events: [{ ...custom, ...said }] }
    expect((await workspace.ingest(sent as IngestBatch)).warnings).toEqual([])
    expect(await workspace.ingestIssues()).toEqual([])
  })
})

it('an event of very many fields, and names of addresses, fill neither the answer nor the issues', async () => {
  const { workspace } = await createTestRapport()
  const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`own ${n} of ann@acme.test`, n]))
  const { warnings } = await workspace.ingest({ events: [{ ...custom, ...many }, custom] } as unknown as IngestBatch)
  expect(warnings).toHaveLength(10)
  expect(await workspace.ingestIssues()).toMatchObject([{ count: 10 }])
  expect(JSON.stringify(await workspace.ingestIssues())).not.toContain('ann@')
})

describe('numbers, nulls and alike times', () => {
  it('42 is the user "42", and occurredAt is when the event happened', async () => {
    const { workspace } = await createTestRapport()
    await workspace.ingest({ events: [{ type: 'custom', eventName: 'x', userId: 42, customerId: 7, occurredAt: at }] })
    expect(await workspace.users.get({ userId: '42' })).toMatchObject({ externalId: '42', lastActivityAt: '2026-01-01T00:00:00.000Z' })
    expect(await workspace.customers.get({ customerId: '7' })).toMatchObject({ externalId: '7' })
  })
})
