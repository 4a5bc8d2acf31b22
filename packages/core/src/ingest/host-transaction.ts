import type { HostTransaction, Store } from '../storage/index.js'

/** A transaction of the host's as the store sees it. Throws TypeError when the store can take part in none, or not in this one. */
export function hostTransaction(store: Store, transaction: unknown, organizationId: string): HostTransaction {
  if (store.inHostTransaction) return store.inHostTransaction(transaction, organizationId)
  throw new TypeError(`ingest takes a transaction only with the Postgres store: the store here is ${store.name}`)
}
