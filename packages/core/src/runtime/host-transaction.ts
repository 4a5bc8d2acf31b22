import { RapportError } from '../errors.js'
import type { HostTransaction, Store } from '../storage/index.js'

/** In which transaction of the host's own a put is written. */
export interface HostTransactionOptions {
  /**
   * A transaction on Rapport's Postgres database: a client of `pg` after BEGIN, or what Kysely, Drizzle or Prisma gives to the work of a transaction.
   * A pool, or a database or client that is no transaction, is refused with a TypeError.
   */
  transaction: object
}

/** What a put answers that is written in a transaction of the host's: Rapport's ids come when the host has committed and the put is applied. */
export interface AcceptedPut {
  /** How many items it has. They were checked, and are stored if the host commits. */
  accepted: number
}

/** A transaction of the host's as the store sees it. Throws TypeError when the store can take part in none, or not in this one. */
export function hostTransaction(store: Store, transaction: unknown, organizationId: string, method: string): HostTransaction {
  if (store.inHostTransaction) return store.inHostTransaction(transaction, organizationId)
  throw new TypeError(`${method} takes a transaction only with the Postgres store: the store here is ${store.name}`)
}

/** The error of a write to an organization that does not exist. */
export function unknownOrganization(id: string): RapportError {
  return new RapportError('NOT_FOUND', `There is no organization with the id ${JSON.stringify(id)}; make one with organizations.create`)
}
