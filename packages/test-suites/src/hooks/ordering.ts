import type { Store } from '@rapport/core/src/storage/contract.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deferred } from '../jobs/job-world.js'
import { endOrganization } from '../list-tools/world.js'
import { hookWorld } from './hook-world.js'

/** What happens in a random run: facts of three accounts by two processes, deliveries of which some fail, and a merge. */
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('put' as const), account: fc.nat(2), by: fc.nat(1) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('deliver' as const), by: fc.nat(1), fails: fc.array(fc.boolean(), { maxLength: 6 }) })
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 20 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('merge' as const), by: fc.nat(1) }) }
)

/** The first account goes into the second by a merge. */
const accounts = [{ domain: 'acme.test' }, { customerId: 'acme' }, { customerId: 'other' }] as const

/** The order in which the deliveries of a customer come, whatever fails. */
export function testOrdering(context: { readonly store: Store }): void {
  describe('the order of deliveries', () => {
    it('is that of the commits for each customer, with those of a merged one in their places, whatever fails', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), (steps) => run(context.store, steps)),
        { numRuns: 10, seed: 28, endOnFailure: true }
      )
    })

    it('follows a merge also while a delivery of the merged customer runs', async () => {
      const { rapport, workspace, putFact, hookId } = await hookWorld(context.store)
      await workspace.customers.put([{ customerId: 'acme' }])
      const called = deferred()
      const goOn = deferred()
      const otherCalled = deferred()
      const otherGoOn = deferred()
      const ended: string[] = []
      rapport.on(
        'fact.detected',
        async ({ data: { factId } }) => {
          if (factId === first) {
            called.resolve()
            await goOn.promise
          }
          if (factId === second) {
            otherCalled.resolve()
            await otherGoOn.promise
          }
          ended.push(factId)
        },
        { id: hookId() }
      )
      const first = await putFact({ domain: 'acme.test' })
      const second = await putFact({ customerId: 'acme' })
      const running = rapport.runDue()
      await Promise.all([called.promise, otherCalled.promise])
      await workspace.customers.put([{ customerId: 'acme', domain: 'acme.test' }])
      const third = await putFact({ customerId: 'acme' })
      // The survivor's own is done, and the next one waits for the merged customer's, which began before.
      otherGoOn.resolve()
      await expect.poll(() => ended).toEqual([second])
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(ended).toEqual([second])
      goOn.resolve()
      await running
      await rapport.runDue()
      expect(ended).toEqual([second, first, third])
    })
  })
}

async function run(store: Store, steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[]): Promise<void> {
  const { rapport, process, workspace, organizationId, clock, putFact, hookId, settle } = await hookWorld(store)
  const processes = [rapport, await process()]
  await workspace.customers.put([{ customerId: 'acme' }, { customerId: 'other' }])
  const put: { factId: string; account: number }[] = []
  const calls: { factId: string; isTaken: boolean }[] = []
  let fails: boolean[] = []
  for (const each of processes) {
    each.on(
      'fact.detected',
      ({ data: { factId } }) => {
        const isTaken = fails.shift() !== true
        calls.push({ factId, isTaken })
        if (!isTaken) throw new Error('away')
      },
      { id: hookId() }
    )
    await each.runDue()
  }
  /** How many were put before the merge. */
  let mergedAt = Number.POSITIVE_INFINITY
  const takenBefore = new Set<string>()
  for (const each of steps) {
    if (each.kind === 'wait') clock.advance(each.seconds * 1_000)
    else if (each.kind === 'put') {
      const account = each.account === 0 && mergedAt < Number.POSITIVE_INFINITY ? 1 : each.account
      put.push({ account, factId: await putFact(accounts[account], processes[each.by]) })
    } else if (each.kind === 'deliver') {
      fails = each.fails
      await processes[each.by]?.runDue()
    } else if (mergedAt === Number.POSITIVE_INFINITY) {
      mergedAt = put.length
      for (const { factId, isTaken } of calls) if (isTaken) takenBefore.add(factId)
      await processes[each.by]?.organization(organizationId).customers.put([{ customerId: 'acme', domain: 'acme.test' }])
    }
  }
  fails = []
  await settle(...processes)
  await endOrganization(store, organizationId)
  // Two at a time may be called, of customers that are not merged yet: per queue nothing else comes between the failures of one and its success.
  const taken = calls.filter(({ isTaken }) => isTaken).map(({ factId }) => factId)
  expect(taken.toSorted()).toEqual(put.map(({ factId }) => factId).sort())
  for (const account of [0, 1, 2]) {
    const own = put.filter((each) => each.account === account).map(({ factId }) => factId)
    expect(taken.filter((factId) => own.includes(factId))).toEqual(own)
  }
  if (mergedAt === Number.POSITIVE_INFINITY) return
  const joined = put.filter(({ account, factId }) => account < 2 && !takenBefore.has(factId)).map(({ factId }) => factId)
  expect(taken.filter((factId) => joined.includes(factId))).toEqual(joined)
}
