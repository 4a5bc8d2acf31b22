import type { ContractInput, SubscriptionInput } from '@rapport/core/src/public-types/index.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NewWorld } from '../list-tools/world.js'
import { endOrganization } from '../list-tools/world.js'
import { begin, contract, listed, pass } from './term-world.js'

const monthsFrom = (start: string, months: number) => {
  const date = new Date(start)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

const starts = fc.constantFrom('2024-01-01', '2024-07-01', '2024-12-20', '2025-01-01', '2025-02-15', '2025-12-31')
const value = fc.record(
  { amountCents: fc.constantFrom(1_000, 1_200, 2_400), currency: fc.constantFrom('eur', 'usd') },
  { requiredKeys: [] }
)

const someContract = fc
  .record({ start: starts, months: fc.constantFrom(3, 6, 12, 24), value, autoRenews: fc.boolean() })
  .map(({ start, months, value, autoRenews }): ContractInput => {
    const priced = value.amountCents === undefined ? {} : { amountCents: value.amountCents, currency: value.currency ?? 'eur' }
    return contract('', start, monthsFrom(start, months), { ...priced, autoRenews })
  })

const someSubscription = fc.record({
  start: starts,
  cents: fc.constantFrom(100, 200),
  ends: fc.option(fc.constantFrom('2025-03-01', '2026-01-20'))
})

/** What follows from a set of terms does not depend on how they came in. */
export function testAnyOrder(newWorld: NewWorld, runs: number): void {
  describe('terms that are put in any order', () => {
    it('end in the same way', async () => {
      const terms = fc.record({
        contracts: fc.array(someContract, { minLength: 1, maxLength: 5 }),
        subscriptions: fc.array(someSubscription, { maxLength: 2 }),
        order: fc.array(fc.nat(1_000), { minLength: 8, maxLength: 8 })
      })
      await fc.assert(
        fc.asyncProperty(terms, async ({ contracts, subscriptions, order }) => {
          const puts = [
            ...contracts.map((each, index) => ({ contract: { ...each, externalId: `c${index}` } })),
            ...subscriptions.map((each, index) => ({ subscription: subscriptionOf(each, index) }))
          ]
          const shuffled = puts.map((each, index) => ({ each, at: order[index] ?? 0 })).sort((a, b) => a.at - b.at)
          const outcomes = async (all: readonly Put[]) => {
            const world = await begin(newWorld)
            for (const each of all) {
              if ('contract' in each) await world.workspace.contracts.put([each.contract])
              else await world.workspace.subscriptions.put([each.subscription])
            }
            await pass(world, 1)
            const found = await listed(world)
            await endOrganization(world.store, world.organizationId)
            return found.map(({ externalId, outcome, outcomeAt, reason }) => ({ externalId, outcome, outcomeAt, reason })).sort(byName)
          }
          expect(await outcomes(shuffled.map(({ each }) => each))).toEqual(await outcomes(puts))
        }),
        { numRuns: runs }
      )
    })
  })
}

type Put = { contract: ContractInput } | { subscription: SubscriptionInput }

const byName = (a: { externalId: string }, b: { externalId: string }) => (a.externalId < b.externalId ? -1 : 1)

function subscriptionOf({ start, cents, ends }: { start: string; cents: number; ends: string | null }, index: number): SubscriptionInput {
  const items = [{ amountCents: cents, interval: 'month' as const }]
  const state =
    ends !== null && ends > start ? { status: 'canceled' as const, canceledAt: ends, everPaid: true } : { status: 'active' as const }
  return { externalId: `s${index}`, customer: { customerId: 'acme' }, currency: 'eur', startedAt: start, items, ...state }
}
