import type { AcceptedEvent } from '@rapport/core/src/identity/events/accepted-event.js'
import { nextState, type RecordState } from '@rapport/core/src/identity/records/record-state.js'
import type { ProviderRecord } from '@rapport/core/src/identity/records/reported.js'
import { providerAccountKey } from '@rapport/core/src/identity/rules/keys.js'
import { eventArbitrary, historyCustomerIds, historyEmails, historyUserIds } from '@rapport/core/src/testing/identity/history.js'
import fc from 'fast-check'
import { precedenceOf } from './precedence-of.js'

/** Few providers with few records each, of the people and companies of the small worlds of `history.ts`. */
const providers = ['hubspot', 'stripe', 'zendesk']
const accounts = ['1', '2']
const people = ['1', '2', '3']
const start = 1_700_000_000_000

/** The keys of all accounts. */
export const historyAccounts = providers.flatMap((provider) => accounts.map((id) => providerAccountKey(provider, 'main', id)))

const optional = <T>(arbitrary: fc.Arbitrary<T>, share: number) =>
  fc.oneof({ weight: share, arbitrary }, { weight: 100 - share, arbitrary: fc.constant(undefined) })

const name = optional(fc.constantFrom('X', 'Y', 'Q'), 40)
const traits = optional(fc.constantFrom({ plan: 'pro' }, { plan: 'free', seats: 3 }), 30)
const email = fc.constantFrom(...historyEmails, 'f@gamma.test', 'nonsense')

const accountArbitrary = fc.record({
  name,
  traits,
  domains: optional(fc.shuffledSubarray(['acme.test', 'www.beta.test', 'gamma.test', 'gmail.com'], { maxLength: 2 }), 60),
  email: optional(email, 40),
  customerId: optional(fc.constantFrom(...historyCustomerIds, 'D', 'null'), 40),
  // Before, among and after what the events tell.
  createdAt: optional(fc.constantFrom(0, start - 1, start + 100_000_000, start * 2), 50)
})

const personArbitrary = fc.record({
  name,
  traits,
  email: optional(email, 75),
  userId: optional(fc.constantFrom(...historyUserIds, 'dan', 'undefined'), 35),
  account: optional(fc.constantFrom(...accounts), 60),
  accountSince: optional(fc.constantFrom(1, start, start + 1), 50)
})

/** Something that a provider says of an account or a person, or that it is gone. */
const putArbitrary: fc.Arbitrary<ProviderRecord> = fc
  .record({
    provider: fc.constantFrom(...providers),
    step: fc.integer({ min: 0, max: 6 }),
    isGone: fc.integer({ min: 0, max: 3 }).map((n) => n === 0),
    what: fc.oneof(
      fc.record({ kind: fc.constant('account' as const), externalId: fc.constantFrom(...accounts), said: accountArbitrary }),
      fc.record({ kind: fc.constant('person' as const), externalId: fc.constantFrom(...people), said: personArbitrary })
    )
  })
  .map(({ provider, step, isGone, what }) => {
    const common = {
      provider,
      precedence: precedenceOf(provider),
      account: 'main',
      externalId: what.externalId,
      at: start + step * 36_000_000,
      stream: 'all',
      walk: 1
    }
    return what.kind === 'account'
      ? { ...common, kind: what.kind, said: isGone ? null : what.said }
      : { ...common, kind: what.kind, said: isGone ? null : what.said }
  })

/** What a workspace is told at once: by events or by a provider. */
export type ToldBatch = { events: AcceptedEvent[] } | { records: ProviderRecord[] }

/** An event of the small worlds; some name an account of a provider. */
const providerEventArbitrary: fc.Arbitrary<AcceptedEvent> = fc
  .tuple(
    eventArbitrary,
    fc.oneof({ weight: 1, arbitrary: fc.constantFrom(...historyAccounts) }, { weight: 4, arbitrary: fc.constant(null) })
  )
  .map(([event, key]) => (key === null ? event : { ...event, row: { ...event.row, customer_key: key }, customerTraits: {} }))

/** What is told of a small world: events, each once, and what providers say in turn. */
export const toldArbitrary: fc.Arbitrary<{ events: AcceptedEvent[]; puts: ProviderRecord[] }> = fc.record({
  events: fc.uniqueArray(providerEventArbitrary, { minLength: 1, maxLength: 10, selector: ({ row }) => row.event_id }),
  puts: fc.array(putArbitrary, { minLength: 1, maxLength: 16 })
})

/** The same in another order, in batches of some size, with repeats. */
export function toldOrderArbitrary({ events, puts }: { events: AcceptedEvent[]; puts: ProviderRecord[] }): fc.Arbitrary<ToldBatch[]> {
  const all = [...events.map((event) => ({ event })), ...puts.map((put) => ({ put }))]
  const length = { minLength: all.length, maxLength: all.length }
  return fc
    .record({
      order: fc.shuffledSubarray(all, length),
      sizes: fc.array(fc.integer({ min: 1, max: 4 }), length),
      repeats: fc.array(
        fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
        length
      )
    })
    .map(({ order, sizes, repeats }) => {
      const batches: ToldBatch[] = []
      for (let from = 0, turn = 0; from < order.length; turn++) {
        const some = order.slice(from, from + (sizes[turn] ?? 1))
        from += some.length
        const own = some.flatMap((each) => ('event' in each ? [each.event] : []))
        const records = some.flatMap((each) => ('put' in each ? [each.put] : []))
        const told = [...(own.length > 0 ? [{ events: own }] : []), ...(records.length > 0 ? [{ records }] : [])]
        batches.push(...told, ...(repeats[turn] ? told : []))
      }
      return batches
    })
}

/** The last states of all records after these puts. */
export function lastStates(puts: readonly ProviderRecord[]): RecordState[] {
  const states = new Map<string, RecordState>()
  for (const put of puts) {
    const name = `${put.provider} ${put.kind} ${put.externalId}`
    states.set(name, nextState(states.get(name), put).state)
  }
  return [...states.values()]
}
