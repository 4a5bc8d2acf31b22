import type { Clock } from '../values/index.js'
import type { Store, Transaction, TransactionOf } from './contract.js'
import { overlay } from './overlay.js'

/**
 * The same store with a clock of its own, which all who use what this answers share: leases end when a test moves it.
 *
 * @example
 * const clock = new TestClock()
 * const store = storeWithClock(postgresStore({ connectionString }), clock)
 */
export function storeWithClock(store: Store, clock: Clock): Store {
  const now = async () => clock.now()
  const timed = (transaction: Transaction) => overlay(transaction, { now })
  const timedOf =
    <R>(work: (of: TransactionOf) => Promise<R>) =>
    (of: TransactionOf) =>
      work((id) => timed(of(id)))
  return overlay(store, {
    directory: overlay(store.directory, {
      now,
      transaction: (work) => store.directory.transaction((rows) => work(overlay(rows, { now })))
    }),
    organization(id) {
      const rows = store.organization(id)
      return overlay(rows, {
        now,
        transaction: (work) => rows.transaction((transaction) => work(timed(transaction))),
        transactionWithDirectory: (work) =>
          rows.transactionWithDirectory((transaction, directory) => work(timed(transaction), overlay(directory, { now })))
      })
    },
    groupTransaction: (ids, { prepare, settle }) =>
      store.groupTransaction(ids, { prepare: prepare && timedOf(prepare), settle: timedOf(settle) })
  })
}
