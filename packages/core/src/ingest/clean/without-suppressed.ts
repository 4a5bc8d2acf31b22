import { type EventSubject, noSuppression, type Suppression } from '../../context/index.js'
import { type AcceptedEvent, isCustomerIdKey, isEmailKey, isUserIdKey, keyValue } from '../../identity/index.js'

/** The events of a batch without those of people and accounts on the suppression list. The list is asked once for each different subject. */
export async function withoutSuppressed(
  suppression: Suppression,
  organizationId: string,
  events: readonly AcceptedEvent[]
): Promise<readonly AcceptedEvent[]> {
  if (suppression === noSuppression) return events
  const verdicts = new Map<string, boolean | Promise<boolean>>()
  const suppressed = events.map((event) => {
    const subject = subjectOf(event)
    const key = JSON.stringify(subject)
    const verdict = verdicts.get(key) ?? suppression.isSuppressed(organizationId, subject)
    verdicts.set(key, verdict)
    return verdict
  })
  const settled = await Promise.all(suppressed)
  return events.filter((_, index) => !settled[index])
}

function subjectOf({ row: { identity, visitor_id, customer_key }, claimedEmail }: AcceptedEvent): EventSubject {
  return {
    userId: identity !== null && isUserIdKey(identity) ? keyValue(identity) : null,
    email: identity !== null && isEmailKey(identity) ? keyValue(identity) : claimedEmail,
    visitorId: visitor_id,
    customerId: customer_key !== null && isCustomerIdKey(customer_key) ? keyValue(customer_key) : null
  }
}
