import {
  type AcceptedEvent,
  emailKey,
  events as eventRows,
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
import type { Transaction } from '../../storage/index.js'
import { cutCodePoints } from '../../values/index.js'
import type { ApplyContext, OperationOf, RecordKind } from './apply-context.js'
import type { Outcome } from './counts.js'
import { eventIdOf } from './record-names.js'

const longest = { eventName: 255, title: 1_000, address: 2_000 }

/** Moments of the timeline, stored as events. */
export const activityRecords: RecordKind<'activity'> = {
  put: async (context, operations) => (await putEvents(context, operations)).map(({ id }) => id),
  remove: ({ transaction, ids, now }, targets) => removeEvents(transaction, targets, ids, now)
}

/**
 * Moments that no record is kept of: the id of a moment's event tells whether it is known. Of a stream with millions of them, records would take more than the
 * events. Answers what each operation did, in their order.
 */
export async function storeMoments(
  context: ApplyContext,
  operations: readonly (OperationOf<'activity'> | OperationOf<'removal'>)[]
): Promise<Outcome['change'][]> {
  if (operations.length === 0) return []
  const { transaction, ids, now, from } = context
  const put = await putEvents(
    context,
    operations.filter((operation) => operation.kind === 'activity')
  )
  const isNew = new Map(put.map((event) => [event.id, event.isNew]))
  const idOf = ({ id }: { id: string }) => eventIdOf(transaction.organizationId, from, id)
  const removals = operations.filter(({ kind }) => kind === 'removal').map(idOf)
  const there = await storedAmong(transaction, removals)
  await removeEvents(transaction, [...there], ids, now)
  return operations.map((operation) => {
    if (operation.kind === 'removal') return there.has(idOf(operation)) ? 'removed' : 'unchanged'
    return isNew.get(idOf(operation)) ? 'added' : 'unchanged'
  })
}

async function storedAmong(transaction: Transaction, eventIds: readonly string[]): Promise<Set<string>> {
  if (eventIds.length === 0) return new Set()
  const found = await transaction.find(eventRows, { where: { event_id: { in: eventIds } }, columns: ['event_id'] })
  return new Set(found.map(({ event_id }) => event_id))
}

async function putEvents(context: ApplyContext, operations: readonly OperationOf<'activity'>[]): Promise<{ id: string; isNew: boolean }[]> {
  if (operations.length === 0) return []
  const { transaction, ids, now, inlineMoves, isHistorical, hints } = context
  const colleagues = await readColleagues(transaction)
  const people = operations.map((operation) => outsiders(operation, colleagues))
  const keys = [...new Set(people.flat())].map((identity) => ({ identity }))
  const found = keys.length === 0 ? [] : await transaction.get(identities, keys)
  const known = new Set(found.flatMap((row) => row?.identity ?? []))
  const events = operations.map((operation, index) => {
    const all = people[index] ?? []
    return eventOf(context, operation, all.find((key) => known.has(key)) ?? all[0] ?? null)
  })
  const stored = await applyEvents(transaction, events, ids, now, { inlineMoves, isHistorical, hints })
  const fresh = new Set(stored.map(({ event_id }) => event_id))
  return events.map(({ row }) => ({ id: row.event_id, isNew: fresh.has(row.event_id) }))
}

const textOrNull = (address: string | undefined) => (address ? cutCodePoints(address, longest.address) : null)

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

function eventOf(
  { transaction, now, from, keepsActivities = true }: ApplyContext,
  operation: OperationOf<'activity'>,
  identity: string | null
): AcceptedEvent {
  const { type, channel, eventName = type.toLowerCase(), occurredAt, title, account, page, properties = {} } = operation
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
      provider_account: keepsActivities ? null : from.account,
      counted: from.counted ?? true,
      url: textOrNull(page?.url),
      path: textOrNull(page?.path),
      title: title ? cutCodePoints(title, longest.title) : null,
      referrer: textOrNull(page?.referrer),
      utm: null,
      properties
    },
    fingerprint: null,
    claimedEmail: null,
    traits: {},
    customerTraits: {}
  }
}
