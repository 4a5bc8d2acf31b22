import { randomUUID } from 'node:crypto'
import { describe } from 'vitest'
import type { Store } from '../../storage/contract.js'
import { openedStore } from '../opened-store.js'
import { testAcrossOrganizations } from './across-organizations.js'
import { testAggregate } from './aggregate.js'
import { testAtomicity } from './atomicity.js'
import { testCollisions } from './collisions.js'
import { testConditions } from './conditions.js'
import { testDirectory } from './directory.js'
import { testFind } from './find.js'
import { testFirstPage } from './first-page.js'
import { testGroupTransaction } from './group-transaction.js'
import { testJson } from './json.js'
import { testLifecycle } from './lifecycle.js'
import { testManyValues } from './many-values.js'
import { testMerge } from './merge.js'
import { testNumbersAndTimes } from './numbers-and-times.js'
import { testPaging } from './paging.js'
import { testRanges } from './ranges.js'
import { testRows } from './rows.js'
import { testStoreTime } from './store-time.js'
import type { SuiteContext } from './suite-context.js'
import { testTakeAndIncrement } from './take-and-increment.js'
import { testTenancy } from './tenancy.js'
import { testText } from './text.js'
import { testTransactions } from './transactions.js'
import { testVerbOrder } from './verb-order.js'

export interface StoreSuiteOptions {
  /** Milliseconds that opening the store may take, and closing it; vitest's `hookTimeout` by default. */
  openTimeout?: number
}

const topics: readonly ((context: SuiteContext) => void)[] = [
  testRows,
  testFind,
  testFirstPage,
  testPaging,
  testConditions,
  testManyValues,
  testAtomicity,
  testTransactions,
  testVerbOrder,
  testCollisions,
  testMerge,
  testTenancy,
  testAggregate,
  testRanges,
  testTakeAndIncrement,
  testDirectory,
  testGroupTransaction,
  testAcrossOrganizations,
  testText,
  testJson,
  testNumbersAndTimes,
  testStoreTime,
  testLifecycle
]

/**
 * Registers the conformance tests of the storage contract with vitest: what every store must do, whatever it keeps its rows in.
 *
 * `createStore` makes a handle of its own on each call, which the suite opens and closes; the handles may share one database, with its schema in
 * place. The tests use organizations with random ids and clear nothing up.
 *
 * @example
 * storeSuite('my store', async () => myStore({ connectionString }))
 */
export function storeSuite(name: string, createStore: () => Promise<Store>, { openTimeout }: StoreSuiteOptions = {}): void {
  describe(name, () => {
    const store = openedStore(createStore, openTimeout)
    const context: SuiteContext = {
      get store() {
        return store()
      },
      newOrganization: () => context.store.organization(randomUUID()),
      createStore
    }

    for (const test of topics) test(context)
  })
}
