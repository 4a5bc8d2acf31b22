import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { describe } from 'vitest'
import { testBillingStatus } from './billing-status.js'
import { BillingWorld, type NewWorld } from './billing-world.js'
import { testCustomerRevenue } from './customer-revenue.js'
import { testDailySnapshots } from './daily-snapshots.js'
import { testPayments } from './payments.js'
import { testPutSubscriptions } from './put-subscriptions.js'
import { testSnapshots } from './snapshots.js'

/**
 * Registers the tests of subscriptions, MRR, billing status and snapshots on a store with vitest. `createStore` makes the store, its schema in place;
 * the suite opens and closes it, and uses organizations with random ids. `orders` is how many random orders of puts it tries.
 *
 * @example
 * revenueSuite('my store', async () => myStore({ connectionString }), { orders: 5 })
 */
export function revenueSuite(name: string, createStore: () => Promise<Store>, { orders = 25 }: { orders?: number } = {}): void {
  describe(`revenue on ${name}`, () => {
    const store = openedStore(createStore)
    const newWorld: NewWorld = () => new BillingWorld(store())

    for (const test of [testPutSubscriptions, testPayments, testBillingStatus, testSnapshots, testDailySnapshots]) test(newWorld)
    testCustomerRevenue(newWorld, orders)
  })
}
