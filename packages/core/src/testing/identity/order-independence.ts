import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyEvents } from '../../domain/identity/apply-events.js'
import { readCanonicalForm } from '../../domain/identity/canonical-form.js'
import { plainIdentity } from '../../domain/identity/plain.js'
import { systemIds } from '../../ids.js'
import type { Store } from '../../storage/contract.js'
import { eventArbitrary, orderArbitrary } from './history.js'

/** Runs random histories, each in several orders with repeats, and compares every outcome with the plain function of the rules. */
export function orderIndependenceSuite(
  name: string,
  createStore: () => Promise<Store>,
  runs: { histories: number; orders: number; seed?: number }
): void {
  describe(`identity on ${name}`, () => {
    it('does not depend on the order or repetition of batches, and is what the plain function says', async () => {
      const store = await createStore()
      const ids = systemIds()
      const history = fc
        .uniqueArray(eventArbitrary, { minLength: 1, maxLength: 14, selector: ({ row }) => row.event_id })
        .chain((events) =>
          fc.tuple(fc.constant(events), fc.array(orderArbitrary(events), { minLength: runs.orders, maxLength: runs.orders }))
        )
      try {
        await fc.assert(
          fc.asyncProperty(history, async ([events, orders]) => {
            const expected = plainIdentity(events)
            for (const batches of orders) {
              const organization = ids.uuid(Date.now())
              for (const batch of batches) await store.together([organization], (of) => applyEvents(of(organization), batch, ids, 1))
              expect(await readCanonicalForm(store.organization(organization))).toEqual(expected)
            }
          }),
          { numRuns: runs.histories, ...(runs.seed !== undefined && { seed: runs.seed }) }
        )
      } finally {
        await store.close()
      }
    }, 900_000)
  })
}
