import type { JsonObject } from '../storage/index.js'

/** A company, as a provider reports it. */
export interface ReportedAccount {
  name?: string | undefined
  /**
   * The domains of the company, best first. A website, such as `https://www.acme.com/en`, counts as its domain. The first
   * that is neither a mailbox provider's nor the workspace's own names the company.
   */
  domains?: readonly string[] | undefined
  /** Its own address. The registrable domain of the address names the company if no domain is given. */
  email?: string | undefined
  /** The host's customerId, from the property that the host keeps it in. */
  customerId?: string | undefined
  ownerEmail?: string | undefined
  /** When it was created there, in epoch milliseconds: its customer is known since then. */
  createdAt?: number | undefined
  traits?: JsonObject | undefined
}

/** A person, as a provider reports them. */
export interface ReportedPerson {
  email?: string | undefined
  name?: string | undefined
  /** The provider's id of the account that they belong to; of several the one that it marks as primary, else the smallest. */
  account?: string | undefined
  /**
   * Since when they belong to it, in epoch milliseconds. Of several records of one person, the newest membership
   * counts. Records without a time come last.
   */
  accountSince?: number | undefined
  /** The host's own userId, where the provider holds it. */
  userId?: string | undefined
  traits?: JsonObject | undefined
}
