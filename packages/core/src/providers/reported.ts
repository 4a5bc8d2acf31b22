import type { JsonObject } from '../storage/index.js'

/** What a provider says of a company. */
export interface ReportedAccount {
  name?: string | undefined
  /** Its companies' domains, best first: the first that is neither a mailbox provider's nor the workspace's own names the company. */
  domains?: readonly string[] | undefined
  /** An address of its own, whose registrable domain tells the company where no domain is said. */
  email?: string | undefined
  /** The host's customerId, from the property that the host keeps it in. */
  customerId?: string | undefined
  ownerEmail?: string | undefined
  /** When it was created there, in epoch milliseconds: its customer is known since then. */
  createdAt?: number | undefined
  traits?: JsonObject | undefined
}

/** What a provider says of somebody. */
export interface ReportedPerson {
  email?: string | undefined
  name?: string | undefined
  /** The provider's id of the account that they belong to; of several the one that it marks as primary, else the smallest. */
  account?: string | undefined
  /** Since when they belong to it, in epoch milliseconds: of several records of one person the newest membership counts, before those that tell no time. */
  accountSince?: number | undefined
  /** The host's own userId, where the provider holds it. */
  userId?: string | undefined
  traits?: JsonObject | undefined
}
