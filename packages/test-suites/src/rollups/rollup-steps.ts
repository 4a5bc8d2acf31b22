import fc from 'fast-check'
import { day, hour } from '../list-tools/world.js'

/** Small worlds, so that much meets: few people, domains, accounts and instants. */
const emails = ['cy@beta.test', 'joe@beta.test', 'ann@acme.test']
const userIds = ['u1', 'u2']
const domains = ['beta.test', 'acme.test']
const customerIds = ['A', 'B']
const visitors = ['1', '2'].map((n) => `00000000-0000-4000-8000-00000000000${n}`)

/** Half days before the step's time; few, so that several things happen at the same instant. */
const ago = fc.integer({ min: 0, max: 30 }).map((halves) => halves * 12 * hour)
/** Something in `share` percent of the cases. */
const maybe = <T>(share: number, arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 100 - share, arbitrary: fc.constant(undefined) }, { weight: share, arbitrary })
const email = fc.constantFrom(...emails)
const userId = fc.constantFrom(...userIds)
const customerId = fc.constantFrom(...customerIds)
const domain = fc.constantFrom(...domains)
const person = fc.oneof(fc.record({ email }), fc.record({ userId }), fc.record({ userId, email }))
const customer = fc.oneof(
  customerId.map((id) => ({ customerId: id })),
  domain.map((name) => ({ domain: name }))
)
const externalId = fc.constantFrom<string>('1', '2', '3')
const nth = fc.nat({ max: 12 })

const content = fc.oneof(
  fc.constantFrom('used', 'set up').map((eventName) => ({ type: 'custom' as const, eventName })),
  fc.constant({ type: 'identify' as const }),
  fc.record({ type: fc.constant('billing' as const), status: fc.constantFrom('trialing', 'paid', 'churned'), domain: maybe(20, domain) }),
  fc.record({ type: fc.constant('stage' as const), stage: fc.constantFrom('activated', 'engaged', 'inactive') }),
  fc.record({
    type: fc.constant('pageview' as const),
    url: fc.constant('https://app.example.com/'),
    referrer: fc.constantFrom('https://google.com/', 'https://x.com/a', '')
  })
)
const eventOf = (share: number) => fc.record({ content, ago, own: maybe(10, person), customerId: maybe(share, customerId) })
const batch = fc.record({
  visitorId: maybe(40, fc.constantFrom(...visitors)),
  of: maybe(80, person),
  events: fc.tuple(eventOf(60), fc.array(eventOf(15), { maxLength: 3 })).map(([first, rest]) => [first, ...rest])
})

const source = fc.record({
  externalId,
  sourceType: fc.constantFrom('EMAIL' as const, 'EMAIL' as const, 'CALENDAR_EVENT' as const, 'CRM' as const),
  /** Some are planned. */
  ago: fc.oneof(ago, fc.constantFrom(-12 * hour, -2 * day)),
  of: fc.oneof(
    fc.record({ customer }),
    fc.array(fc.record({ email }), { minLength: 1, maxLength: 3 }).map((participants) => ({ participants }))
  )
})
const subscription = fc.record({
  externalId,
  customer,
  status: fc.constantFrom('active' as const, 'trialing' as const, 'past_due' as const, 'canceled' as const),
  currency: fc.constantFrom('usd', 'eur'),
  plan: fc.constantFrom('Team', 'Large'),
  amountCents: fc.constantFrom(1000, 2500)
})

const kind = <const K extends string, T>(name: K, weight: number, arbitrary: fc.Arbitrary<T>) => ({
  weight,
  arbitrary: arbitrary.map((said) => ({ kind: name, said }))
})

const stepArbitrary = fc.oneof(
  kind('ingest', 10, fc.array(batch, { minLength: 1, maxLength: 2 })),
  kind('users', 3, fc.record({ person, customer: maybe(60, customer) })),
  kind('customers', 1, fc.record({ customerId, domain: fc.constantFrom(...domains, 'none') })),
  kind('sources', 4, source),
  kind('remove source', 1, nth),
  kind('facts', 1, fc.record({ externalId, customer })),
  kind('subscriptions', 2, subscription),
  kind('members', 1, fc.constant('ann@acme.test')),
  kind('owner', 1, nth),
  kind('activation', 1, fc.constantFrom('used', 'set up', null)),
  kind('backfill', 1, fc.constantFrom(3, 30)),
  kind('merge', 1, nth),
  kind('reject', 1, nth),
  kind('undo', 1, nth),
  kind('jobs', 2, fc.constant(null)),
  kind('clock', 3, fc.constantFrom(hour, 13 * hour, 2 * day, 5 * day))
)

/** Something that a host, a sender, a reviewer or time does. */
export type RollupStep = typeof stepArbitrary extends fc.Arbitrary<infer T> ? T : never

const days = (min: number, max: number) => fc.integer({ min, max }).map((ago) => ago * day)

/** What random steps seldom tell: in one batch a domain goes from one customer to another, with its emails, and so do events that the batch brings. */
const handover = fc
  .record({
    email,
    customers: fc.shuffledSubarray(customerIds, { minLength: 2, maxLength: 2 }),
    claimed: days(16, 20),
    mailed: days(8, 15),
    handed: days(8, 15),
    later: fc.array(fc.record({ content, ago: days(0, 7) }), { minLength: 1, maxLength: 3 })
  })
  .map(({ email, customers: [from, to], claimed, mailed, handed, later }): RollupStep[] => {
    const identify = (customerId: string | undefined, ago: number) => ({
      content: { type: 'identify' as const },
      ago,
      own: undefined,
      customerId
    })
    const send = (
      events: [ReturnType<typeof identify>, ...Extract<RollupStep, { kind: 'ingest' }>['said'][number]['events']]
    ): RollupStep => {
      return { kind: 'ingest', said: [{ visitorId: undefined, of: { email }, events }] }
    }
    return [
      send([identify(from, claimed)]),
      { kind: 'sources', said: { externalId: email, sourceType: 'EMAIL', ago: mailed, of: { participants: [{ email }] } } },
      send([identify(to, handed), ...later.map((event) => ({ ...event, own: undefined, customerId: undefined }))])
    ]
  })

/** A script of such steps: thirty on average. */
export const scriptArbitrary: fc.Arbitrary<RollupStep[]> = fc
  .array(fc.oneof({ weight: 9, arbitrary: stepArbitrary.map((step) => [step]) }, { weight: 1, arbitrary: handover }), {
    maxLength: 50,
    size: 'max'
  })
  .map((parts) => parts.flat())
