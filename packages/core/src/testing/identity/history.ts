import fc from 'fast-check'
import type { AcceptedEvent } from '../../identity/events/accepted-event.js'
import { customerIdKey, domainKey, emailKey, userIdKey } from '../../identity/rules/keys.js'

/** Small worlds, so that histories collide: few visitors, people, emails, accounts and instants. */
const visitors = ['1', '2', '3'].map((n) => `00000000-0000-4000-8000-00000000000${n}`)
export const historyUserIds = ['ann', 'bob', 'cyd']
export const historyEmails = ['a@acme.test', 'b@acme.test', 'c@beta.test', 'd@gmail.com', 'e@beta.test']
export const historyCustomerIds = ['A', 'B', 'C']
/** Domains that own customers of their own: those of the emails, and those that customers say. */
export const historyDomains = ['acme.test', 'beta.test', 'gamma.test']
const domains = ['acme.test', 'www.beta.test', 'gamma.test']
const start = 1_700_000_000_000

/** Something in `share` percent of the cases, else null. */
const maybe = <T>(arbitrary: fc.Arbitrary<T>, share: number) =>
  fc.oneof({ weight: share, arbitrary }, { weight: 100 - share, arbitrary: fc.constant(null) })

/** One event of such a world; `id` makes its uuid. */
export const eventArbitrary: fc.Arbitrary<AcceptedEvent> = fc
  .record({
    id: fc.uuid(),
    step: fc.integer({ min: 0, max: 40 }),
    /** Months in which nothing happens, so that people fall silent and return. */
    month: fc.constantFrom(0, 0, 0, 1, 2),
    visitor: maybe(fc.constantFrom(...visitors), 75),
    userId: maybe(fc.constantFrom(...historyUserIds), 45),
    email: maybe(fc.constantFrom(...historyEmails), 45),
    customerId: maybe(fc.constantFrom(...historyCustomerIds), 30),
    domain: maybe(fc.constantFrom(...domains), 25),
    company: maybe(fc.constantFrom('acme.test', 'beta.test'), 8),
    name: maybe(fc.constantFrom('X', 'Y', 'Z'), 30),
    kind: fc.constantFrom<string[]>(
      ['CUSTOM', 'PRODUCT', 'step'],
      ['IDENTIFY', 'IDENTITY', 'identify'],
      ['MEETING_REQUESTED', 'MEETING', 'calendar'],
      ['PAGE_VIEW', 'PRODUCT', 'pageview'],
      ['STAGE_CHANGED', 'PRODUCT', 'activated'],
      ['STAGE_CHANGED', 'PRODUCT', 'engaged'],
      ['STAGE_CHANGED', 'PRODUCT', 'inactive'],
      ['BILLING_STATUS_CHANGED', 'BILLING', 'paid'],
      ['BILLING_STATUS_CHANGED', 'BILLING', 'churned']
    ),
    referrer: maybe(fc.constantFrom('https://google.com/', 'https://x.com/a'), 40),
    activating: fc.boolean()
  })
  .map(
    ({
      id,
      step,
      month,
      visitor,
      userId,
      email,
      customerId,
      domain,
      company,
      name,
      kind: [type, channel, eventName],
      referrer,
      activating
    }) => ({
      row: {
        event_id: id,
        type: type ?? '',
        channel: channel ?? '',
        event_name: eventName ?? '',
        occurred_at: start + step * 36_000_000 + month * 45 * 86_400_000,
        received_at: start,
        clamped: false,
        activating,
        visitor_id: visitor,
        session_id: null,
        identity: userId ? userIdKey(userId) : email && emailKey(email),
        customer_key: customerId ? customerIdKey(customerId) : company && domainKey(company),
        source: 'client',
        provider: null,
        url: null,
        path: null,
        title: null,
        referrer,
        utm: null,
        properties: {}
      },
      fingerprint: null,
      claimedEmail: userId ? email : null,
      traits: name ? { name } : {},
      customerTraits: domain ? { domain, ...(name && { name: `${name} Inc` }) } : {}
    })
  )

/** The same events in another order, in batches of some size, with repeats. */
export function orderArbitrary(events: readonly AcceptedEvent[]): fc.Arbitrary<AcceptedEvent[][]> {
  return fc
    .record({
      order: fc.shuffledSubarray([...events], { minLength: events.length, maxLength: events.length }),
      sizes: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: events.length, maxLength: events.length }),
      repeats: fc.array(fc.boolean(), { minLength: events.length, maxLength: events.length })
    })
    .map(({ order, sizes, repeats }) => {
      const batches: AcceptedEvent[][] = []
      for (let from = 0, turn = 0; from < order.length; turn++) {
        const batch = order.slice(from, from + (sizes[turn] ?? 1))
        from += batch.length
        batches.push(batch)
        if (repeats[turn]) batches.push(batch)
      }
      return batches
    })
}
