/** The people and account that an event names; null if it names none. */
export interface EventSubject {
  userId: string | null
  email: string | null
  visitorId: string | null
  customerId: string | null
}

/**
 * The host's list of people and accounts whose events must not be kept, such as those whose data was erased. Rapport asks before it stores anything; events
 * of those it names are dropped, and count as processed, so that senders neither learn of the list nor send again.
 *
 * @example
 * const suppression = { isSuppressed: (organizationId, { email }) => email !== null && erased.has(email) }
 */
export interface Suppression {
  /** Whether this event is dropped; may be asynchronous. When it throws, the request fails with 500 and nothing of it is kept. */
  isSuppressed(organizationId: string, subject: EventSubject): boolean | Promise<boolean>
}

/** The default: nobody is suppressed. */
export const noSuppression: Suppression = { isSuppressed: () => false }
