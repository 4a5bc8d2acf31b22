import { putProviderRecords } from '@rapport/core/src/identity/records/put-provider-records.js'
import { applyEvents } from '@rapport/core/src/ingest/apply-events.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { domainStore } from '@rapport/core/src/testing/domain-store.js'
import { readCanonicalForm } from '@rapport/core/src/testing/identity/canonical-form.js'
import { systemIds } from '@rapport/core/src/values/ids.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lastStates, type ToldBatch, toldArbitrary, toldOrderArbitrary } from './record-history.js'
import { plainIdentity } from './reference-model.js'
import { decisionsWithAccountsArbitrary, lastOfPairs, Reviews } from './reviews.js'
import { runPage } from './run-pages.js'
import { ShownIds } from './shown-ids.js'

/** Registers a test: random histories of events and of what providers say, each in several orders with repeats and with decisions in between. */
export function testRecordIndependence(
  createStore: () => Promise<Store>,
  runs: { histories: number; orders: number; seed?: number }
): void {
  const ids = systemIds()

  const tell = (store: Store, organizationId: string, batch: ToldBatch, inlineMoves: number | undefined) =>
    store.groupTransaction([organizationId], {
      settle: async (of) => {
        if ('events' in batch) await applyEvents(of(organizationId), batch.events, ids, 1, inlineMoves === undefined ? {} : { inlineMoves })
        else await putProviderRecords(of(organizationId), batch.records, ids, 1, inlineMoves)
      }
    })

  it('is a function of events, decisions and the last states of providers’ records, whenever they come', async () => {
    const store = domainStore(await createStore())
    const history = toldArbitrary.chain((told) =>
      fc.tuple(
        fc.constant(told),
        decisionsWithAccountsArbitrary,
        fc.array(toldOrderArbitrary(told), { minLength: runs.orders, maxLength: runs.orders })
      )
    )
    try {
      await fc.assert(
        fc.asyncProperty(history, async ([{ events }, decisions, orders]) => {
          for (const [index, batches] of orders.entries()) {
            const organizationId = ids.uuid(Date.now())
            const rows = store.organization(organizationId)
            const reviews = new Reviews(store, organizationId, ids, decisions)
            const shown = new ShownIds(rows)
            const inlineMoves = index % 2 ? 1 : undefined
            for (const [turn, batch] of batches.entries()) {
              await tell(store, organizationId, batch, inlineMoves)
              await shown.note()
              if (turn % 3 === index % 3) await reviews.next(inlineMoves)
              await shown.note()
              if (turn % 2) await runPage(store, organizationId, ids, 1)
            }
            await reviews.rest()
            while (await runPage(store, organizationId, ids, 2));
            await shown.expectToLead()
            const states = lastStates(batches.flatMap((batch) => ('records' in batch ? batch.records : [])))
            expect(await readCanonicalForm(rows)).toEqual(plainIdentity(events, lastOfPairs(reviews.decided), states))
          }
        }),
        { numRuns: runs.histories, ...(runs.seed !== undefined && { seed: runs.seed }) }
      )
    } finally {
      await store.close()
    }
  }, 1_800_000)
}
