import { accountsAmong } from '../../customers/index.js'
import { activityChannels, type EventRow } from '../../identity/index.js'
import type { Transaction } from '../../storage/index.js'
import { cutCodePoints, day as dayLength, type Ids } from '../../values/index.js'
import { type NewOccurrence, recordOccurrences } from '../occurrences.js'
import { queueActiveCustomers } from '../queue.js'
import type { Matcher, Watching } from './matchers.js'

/** What the evidence of a signal of the kind EVENT_MATCH holds. */
export const eventMatchEvidence = { kind: 'EVENT_MATCH', evidence: 'The `event` that matched. `id` is its uuid. `observedAt` is its time.' }

/** Events that are older at arrival match nothing: a provider's past must not come as news. */
const oldestMatch = dayLength

/**
 * Judges events in the commit that stores them: what a signal matches is an occurrence of its customer, and customers with new activity wait for what is
 * judged over time. `fresh` are new rows with their owners. The `ingest` lock must be held.
 */
export async function matchEvents(
  transaction: Transaction,
  { byEventName, hasPatterns }: Watching,
  fresh: readonly EventRow[],
  ids: Ids,
  now: number,
  { isHistorical = false }: { isHistorical?: boolean | undefined } = {}
): Promise<void> {
  const counting = fresh.filter(({ counted }) => counted)
  const matched =
    isHistorical || byEventName.size === 0 ? [] : counting.flatMap((event) => occurrencesOf(event, byEventName.get(event.event_name) ?? []))
  const seen = await ofTheirAccounts(transaction, matched, byEventName)
  const written = await recordOccurrences(transaction, seen, ids, now)
  const active = hasPatterns
    ? counting.filter(({ channel }) => activityChannels.includes(channel)).flatMap(({ customer_id }) => customer_id ?? [])
    : []
  await queueActiveCustomers(transaction, [...active, ...written.map(({ customer_id }) => customer_id)], ids, now)
}

/** Those at the accounts that their signals are about. */
async function ofTheirAccounts(
  transaction: Transaction,
  matched: readonly NewOccurrence[],
  byEventName: Watching['byEventName']
): Promise<readonly NewOccurrence[]> {
  if (matched.length === 0) return matched
  const excluded = new Set<NewOccurrence>()
  const filters = new Map([...byEventName.values()].flat().flatMap(({ signalId, accounts }) => (accounts ? [[signalId, accounts]] : [])))
  for (const [signalId, accounts] of filters) {
    const its = matched.filter((each) => each.signalId === signalId)
    const among = await accountsAmong(transaction, accounts, [...new Set(its.map(({ customerId }) => customerId))])
    for (const each of its) if (!among.has(each.customerId)) excluded.add(each)
  }
  return matched.filter((each) => !excluded.has(each))
}

function occurrencesOf(event: EventRow, matchers: readonly Matcher[]): NewOccurrence[] {
  const { customer_id: customerId, event_id, event_name, occurred_at, received_at } = event
  if (customerId === null || received_at - occurred_at > oldestMatch) return []
  return matchers
    .filter((matcher) => matcher.matches(event))
    .map(({ signalId, name }) => ({
      signalId,
      customerId,
      occasion: event_id,
      severity: 'MEDIUM',
      occurredAt: occurred_at,
      endedAt: occurred_at,
      title: cutCodePoints(`${name}: ${event_name}`, 240),
      reason: `The event ${JSON.stringify(event_name)} came at ${new Date(occurred_at).toISOString()}.`,
      evidence: [
        {
          kind: 'event',
          id: event_id,
          title: cutCodePoints(event.title ?? event_name, 500),
          observedAt: occurred_at,
          window: null,
          value: null,
          comparedWith: null
        }
      ]
    }))
}
