import type { AcceptedEvent } from '@rapport/core/src/identity/events/accepted-event.js'
import { OwnerHints } from '@rapport/core/src/identity/rules/owner-hints.js'
import { applyEvents } from '@rapport/core/src/ingest/apply-events.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { domainStore } from '@rapport/core/src/testing/domain-store.js'
import { readCanonicalForm } from '@rapport/core/src/testing/identity/canonical-form.js'
import { eventArbitrary, orderArbitrary } from '@rapport/core/src/testing/identity/history.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testProviderRecords } from './provider-records.js'
import { testRecordIndependence } from './record-independence.js'
import { type DecisionOf, plainIdentity } from './reference-model.js'
import { decisionsArbitrary, lastOfPairs, Reviews } from './reviews.js'
import { runPage } from './run-pages.js'
import { ShownIds } from './shown-ids.js'

/** How many random histories are run, and each in how many orders. */
export interface OrderIndependenceRuns {
  histories: number
  orders: number
  seed?: number
  /** How many random histories with providers' records are run; 10 when left out. */
  recordHistories?: number
}

/** One order of a history, and what reviewers may decide in between. */
interface Order {
  store: Store
  organizationId: string
  batches: AcceptedEvent[][]
  index: number
  decisions: readonly DecisionOf[]
}

/**
 * Runs random histories, each in several orders with repeats, and compares every outcome with the plain function of the rules. What providers say is
 * tested rule by rule, too.
 */
export function orderIndependenceSuite(name: string, createStore: () => Promise<Store>, runs: OrderIndependenceRuns): void {
  const ids = systemIds()

  /** `apply` answers what reviewers decided, of which the outcome is a function too. */
  const compareAll = async (maxLength: number, apply: (order: Order) => Promise<readonly DecisionOf[]>) => {
    const store = domainStore(await createStore())
    const history = fc
      .uniqueArray(eventArbitrary, { minLength: 1, maxLength, selector: ({ row }) => row.event_id })
      .chain((events) =>
        fc.tuple(
          fc.constant(events),
          decisionsArbitrary,
          fc.array(orderArbitrary(events), { minLength: runs.orders, maxLength: runs.orders })
        )
      )
    try {
      await fc.assert(
        fc.asyncProperty(history, async ([events, decisions, orders]) => {
          for (const [index, batches] of orders.entries()) {
            const organizationId = ids.uuid(Date.now())
            const decided = await apply({ store, organizationId, batches, index, decisions })
            const expected = plainIdentity(events, lastOfPairs(decided))
            expect(await readCanonicalForm(store.organization(organizationId))).toEqual(expected)
          }
        }),
        { numRuns: runs.histories, ...(runs.seed !== undefined && { seed: runs.seed }) }
      )
    } finally {
      await store.close()
    }
  }

  describe(`identity on ${name}`, () => {
    it('does not depend on the order or repetition of batches, and is what the plain function says', async () => {
      await compareAll(14, async ({ store, organizationId, batches }) => {
        // As by two processes in turn: what each remembers is old, and one forgets soon.
        const processes = [new OwnerHints(), new OwnerHints(3)] as const
        for (const [turn, batch] of batches.entries()) {
          const hints = processes[turn % 2]
          await store.groupTransaction([organizationId], { settle: (of) => applyEvents(of(organizationId), batch, ids, 1, { hints }) })
        }
        return []
      })
    }, 1_800_000)

    it('is the same when hardly anything moves at once, and jobs move the rest a page at a time among the batches and after them', async () => {
      await compareAll(24, async ({ store, organizationId, batches }) => {
        for (const [turn, batch] of batches.entries()) {
          await store.groupTransaction([organizationId], {
            settle: (of) => applyEvents(of(organizationId), batch, ids, 1, { inlineMoves: turn % 2 })
          })
          if (turn % 3 < 2) await runPage(store, organizationId, ids, 1)
        }
        while (await runPage(store, organizationId, ids, 2));
        return []
      })
    }, 1_800_000)

    it('is a function of the events and of what reviewers decided, whenever they did', async () => {
      await compareAll(14, async ({ store, organizationId, batches, index, decisions }) => {
        const reviews = new Reviews(store, organizationId, ids, decisions)
        const shown = new ShownIds(store.organization(organizationId))
        const inlineMoves = index % 2 ? 1 : undefined
        for (const [turn, batch] of batches.entries()) {
          const options = inlineMoves === undefined ? {} : { inlineMoves }
          await store.groupTransaction([organizationId], { settle: (of) => applyEvents(of(organizationId), batch, ids, 1, options) })
          await shown.note()
          if (turn % 3 !== index % 3) await reviews.next(inlineMoves)
          await shown.note()
          if (turn % 2) await runPage(store, organizationId, ids, 1)
        }
        await reviews.rest()
        while (await runPage(store, organizationId, ids, 2));
        await shown.expectToLead()
        return reviews.decided
      })
    }, 1_800_000)

    testRecordIndependence(createStore, { ...runs, histories: runs.recordHistories ?? 10, orders: Math.min(runs.orders, 3) })
  })

  testProviderRecords(name, createStore)
}
