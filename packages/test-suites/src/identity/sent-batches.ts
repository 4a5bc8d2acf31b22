import fc from 'fast-check'

/** A batch as clients send it. */
export interface SentBatch {
  visitorId?: string
  events: (Record<string, unknown> & { uuid: string })[]
}

const start = Date.UTC(2025, 1, 1)
const url = 'https://x.test/'

const maybe = <T>(values: readonly T[], share: number) =>
  fc.oneof({ weight: share, arbitrary: fc.constantFrom(...values) }, { weight: 100 - share, arbitrary: fc.constant(undefined) })

/** Somebody of a world: few people, accounts and instants, so that batches meet. No two worlds have anybody in common. */
function eventArbitrary(world: number) {
  const named = (...names: string[]) => names.map((name) => `${name}${world}`)
  const acme = `acme${world}.test`
  const beta = `beta${world}.test`
  const kinds: readonly Record<string, unknown>[] = [
    { type: 'pageview', url, path: '/', referrer: 'https://google.com/' },
    { type: 'pageview', url, path: '/pricing' },
    { type: 'custom', url, eventName: 'exported' },
    { type: 'stage', stage: 'activated' },
    { type: 'billing', status: 'paid', domain: acme },
    { type: 'identify', traits: { name: 'X' } }
  ]
  return fc
    .record({
      kind: fc.constantFrom(...kinds),
      step: fc.integer({ min: 0, max: 30 }),
      userId: maybe(named('ann', 'bob', 'cyd'), 35),
      email: maybe([`a@${acme}`, `b@${acme}`, `c@${beta}`, `d${world}@gmail.com`], 30),
      customerId: maybe(named('A', 'B'), 20),
      domain: maybe([acme, beta], 15)
    })
    .map(({ kind, step, userId, email, customerId, domain }) => ({
      ...kind,
      timestamp: start + step * 36_000_000,
      ...(userId && { userId }),
      ...(email && { email }),
      ...(customerId && { customerId }),
      ...(domain && { customerTraits: { domain } })
    }))
}

/** The batches of a small world of its own, each of a few events that have a uuid. */
export function sentBatchesArbitrary(world = 0): fc.Arbitrary<SentBatch[]> {
  const uuid = (variant: number, n: number) => `${hex(world, 8)}-0000-4000-${variant}000-${hex(n, 12)}`
  const visitorIds = [1, 2, 3, 4].map((n) => uuid(8, n))
  const events = fc.array(eventArbitrary(world), { minLength: 1, maxLength: 6 })
  return fc.array(fc.record({ visitorId: maybe(visitorIds, 80), events }), { minLength: 10, maxLength: 20 }).map((batches) => {
    let made = 0
    return batches.map(({ visitorId, events }) => ({
      ...(visitorId && { visitorId }),
      events: events.map((event) => ({ ...event, uuid: uuid(9, ++made) }))
    }))
  })
}

/** The batches of the world of this number: the same ones whenever they are asked for. */
export function sentBatches(world: number): SentBatch[] {
  return fc.sample(sentBatchesArbitrary(world), { numRuns: 1, seed: world }).flat()
}

const hex = (n: number, digits: number) => n.toString(16).padStart(digits, '0')
