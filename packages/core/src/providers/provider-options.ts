/** What a host can set of a provider; every address can be replaced, for tests, proxies and regions. */
export interface ProviderOptions {
  baseUrl?: string
  authorizeUrl?: string
  tokenUrl?: string
  clientId?: string
  clientSecret?: string
  webhookSecret?: string
  requestsPerSecond?: number
  /** Where the provider's accounts hold the host's customerId. */
  customerIdProperty?: string
  /**
   * Which of the provider's accounts are read: all (the default), or `linked`. `linked` reads only accounts that join a
   * customer whom Rapport also knows from elsewhere, and what is said about these accounts. An account that joins later
   * is found within a day, and its history is read then.
   */
  accounts?: 'all' | 'linked'
  /** Longer pauses between runs than the streams' own. */
  everySeconds?: number
  apiVersion?: string
  /** Product analytics: whether its events count as activity, or only features and timelines show them. Left out, the latter where the workspace has its own. */
  counts?: 'all' | 'features'
  /**
   * Slack: channels that are read whoever is in them, by their ids or names; with a customerId, whose they are.
   *
   * @example { C0123456789: 'acme', 'beta-testers': null }
   */
  channels?: readonly string[] | Readonly<Record<string, string | null>>
  /** Google Calendar: calendars that are read beside everybody's own, by their ids. Who does not see one of them has it `skipped`. */
  calendars?: readonly string[]
  /** Clerk: the host's customerIds are the ids of its organizations, where their metadata names none. */
  organizationIsCustomer?: boolean
}
