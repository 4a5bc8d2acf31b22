/** What customers cancel or leave that is not ours. */
const theirThings =
  /\b(?:leases?|landlord|tenanc(?:y|ies)|rent|insurance|polic(?:y|ies)|orders?|bookings?|reservations?|appointments?|meetings?|visits?|trips?|flights?|hotels?|deliver(?:y|ies)|shipments?|boxes|carriers?|cleaning|memberships?|gym|events?|webinars?|trainings?|invit(?:es?|ations?)|cards?|holidays?|vacation|lunch|dinner|sessions?|workshops?)\b/i
const ourThings = /\b(?:you|your|yours|subscriptions?|licen[cs]es?|seats?|platform|software|tool|app|product|renew(?:al|ing|s)?)\b/i
/** A day after the word is a date: what is cancelled is a meeting. */
const onADay =
  /\b(?:cancel|cancelled|canceled|cancelling|canceling|skip|move|postpone)\b(?: (?:on|for|this|next|our))? (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bcancel (?:today|tomorrow|tonight)\b/i
/** The sentence is about somebody else. */
const ofOthers =
  /^\W*(?:(?:and|but|so|most|many|some|half) )?(?:of )?(?:they|them|their|these|those|customers|clients|guests|tenants|members|people)\b/i
const you = /\b(?:you|your|yours)\b/i
/** Not even a sentence of which the reader is very sure is about us then. */
const never = 0.001
/** A condition, or a question within a sentence, in which nobody leaves. */
const wondered = /^\W*if\b|\b(?:sure|wonder\w*|know|ask\w*|see) (?:if|whether)\b/i
const leaving =
  /\b(?:cancel\w*|leav(?:e|es|ing)|renew\w*|terminat\w*|switch\w*|quit|churn\w*|elsewhere|look(?:ing)? (?:at|for|around)|(?:are|am|be|'re|'m) out)\b/i
const supposed = /\b(?:right to|in the event|for convenience|drill|exercise|april fool|kidding|hypothetical(?:ly)?)\b/i
/**
 * What the odds of CHURN_RISK are multiplied by for an English sentence that is about something or somebody else: a lease, a meeting, the customer's own
 * customers. `isReport` says that a colleague tells of the customer: then "they" is the customer.
 */
export function oddsOfLeaving(sentence: string, isReport: boolean): number {
  if (onADay.test(sentence)) return never
  const isOurs = ourThings.test(sentence)
  if (theirThings.test(sentence) && !isOurs) return never
  const isOfOthers = !isReport && ofOthers.test(sentence) && !you.test(sentence)
  const isWondered = wondered.test(sentence) && !leaving.test(sentence)
  return (isOfOthers ? 0.2 : 1) * (supposed.test(sentence) ? 0.2 : 1) * (isWondered ? 0.1 : 1)
}
