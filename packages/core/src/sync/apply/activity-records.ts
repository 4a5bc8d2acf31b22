import {
  type AcceptedEvent,
  emailKey,
  identities,
  isPlaceholder,
  isTooLongId,
  normalizeEmail,
  providerAccountKey,
  removeEvents,
  userIdKey,
  workDomain
} from '../../identity/index.js'
import { applyEvents } from '../../ingest/index.js'
import { type Colleagues, readColleagues } from '../../sources/index.js'
import { cutCodePoints } from '../../values/index.js'
import type { ApplyContext, OperationOf, RecordKind } from './apply-context.js'
import { eventIdOf } from './record-names.js'

const longest = { eventName: 255, title: 1_000 }

/** Moments of the timeline, stored as events. */
export const activityRecords: RecordKind<'activity'> = {
  async put(context, operations) {
    const { transaction, ids, now, inlineMoves, isHistorical } = context
    const colleagues = await readColleagues(transaction)
    const people = operations.map((operation) => outsiders(operation, colleagues))
    const keys = [...new Set(people.flat())].map((identity) => ({ identity }))
    const found = keys.length === 0 ? [] : await transaction.get(identities, keys)
    const known = new Set(found.flatMap((row) => row?.identity ?? []))
    const events = operations.map((operation, index) => {
      const all = people[index] ?? []
      return eventOf(context, operation, all.find((key) => known.has(key)) ?? all[0] ?? null)
    })
    await applyEvents(transaction, events, ids, now, { inlineMoves, isHistorical })
    return events.map(({ row }) => row.event_id)
  },
  remove: ({ transaction, ids, now }, targets) => removeEvents(transaction, targets, ids, now)
}

/** The keys of the people that it was about, without the workspace's own. */
function outsiders({ people = [] }: OperationOf<'activity'>, { emails, domains }: Colleagues): string[] {
  return people.flatMap(({ userId, email }) => {
    const id = userId?.trim() ?? ''
    if (!isPlaceholder(id) && !isTooLongId(id)) return [userIdKey(id)]
    const address = normalizeEmail(email ?? '')
    if (address === null || emails.has(address) || domains.has(workDomain(address) ?? '')) return []
    return [emailKey(address)]
  })
}

function eventOf({ transaction, now, from }: ApplyContext, operation: OperationOf<'activity'>, identity: string | null): AcceptedEvent {
  const { type, channel, eventName = type.toLowerCase(), occurredAt, title, account, properties = {} } = operation
  return {
    row: {
      event_id: eventIdOf(transaction.organizationId, from, operation.id),
      type,
      channel,
      event_name: cutCodePoints(eventName, longest.eventName),
      occurred_at: Math.min(occurredAt, now),
      received_at: now,
      clamped: occurredAt > now,
      activating: false,
      visitor_id: null,
      session_id: null,
      identity,
      customer_key: account === undefined ? null : providerAccountKey(from.provider, from.account, account),
      source: 'integration',
      provider: from.provider,
      url: null,
      path: null,
      title: title ? cutCodePoints(title, longest.title) : null,
      referrer: null,
      utm: null,
      properties
    },
    fingerprint: null,
    claimedEmail: null,
    traits: {},
    customerTraits: {}
  }
}
