import { RapportError } from '../errors.js'
import { addEvents, type EventRow, events, IdentityUnitOfWork, writeRows } from '../identity/index.js'
import { readSettings } from '../settings/index.js'
import type { OrganizationStore, Transaction } from '../storage/index.js'
import { ago, type Ids } from '../values/index.js'
import { activatingEvents } from './mark-activating.js'

const pageSize = 500

/** What a backfill did: the event it looked for, and how many stored events it marked as activating that were not. */
export interface Backfill {
  eventName: string
  markedEvents: number
}

/** Where a backfill goes on: after this event. */
type Position = Pick<EventRow, 'event_id' | 'occurred_at'>

/**
 * Looks at the stored events of the last `days` days for the workspace's activation event, and stamps `activatedAt` of whoever sent it, as if it had been
 * set when they came in. It works page by page, each in a transaction of its own, so that ingest goes on between them; running it again changes nothing.
 * Throws INVALID_TOOL_INPUT for wrong days, CONFLICT when no activation event is set, or when it is changed meanwhile.
 */
export async function backfillActivation(
  store: OrganizationStore,
  ids: Ids,
  now: number,
  options?: { days?: number } | null
): Promise<Backfill> {
  const days = options?.days ?? 0
  if (!Number.isSafeInteger(days) || days < 1) throw new RapportError('INVALID_TOOL_INPUT', 'days must be a whole number of at least 1')
  const { activation_event: eventName } = await readSettings(store)
  if (eventName === null)
    throw new RapportError('CONFLICT', 'No activation event is set; set one with svc_update_customer_activation first')
  let markedEvents = 0
  let after: Position | undefined
  do {
    const page = await store.transaction((transaction) => backfillPage(transaction, ids, now, { eventName, days, after }))
    markedEvents += page.marked
    after = page.last
  } while (after)
  return { eventName, markedEvents }
}

async function backfillPage(
  transaction: Transaction,
  ids: Ids,
  now: number,
  { eventName, days, after }: { eventName: string; days: number; after: Position | undefined }
): Promise<{ marked: number; last: Position | undefined }> {
  await transaction.lock('ingest')
  const { activation_event: current } = await readSettings(transaction)
  if (current !== eventName) throw new RapportError('CONFLICT', 'The activation event was changed while its backfill ran; run it again')
  const page = await transaction.find(events, {
    where: activatingEvents(eventName, { gte: ago(`${days}d`, now) }),
    orderBy: { column: 'occurred_at', direction: 'asc' },
    limit: pageSize,
    ...(after && { after: { value: after.occurred_at, key: [after.event_id] } })
  })
  const unmarked = page.filter((event) => !event.activating).map((event) => ({ ...event, activating: true }))
  if (unmarked.length > 0) await mark(new IdentityUnitOfWork(transaction, ids, now), unmarked)
  return { marked: unmarked.length, last: page.length < pageSize ? undefined : page.at(-1) }
}

/** Marks these events, and folds them into the rows of their owners once more: a fold of what is in it already changes nothing but the stamps. */
async function mark(set: IdentityUnitOfWork, marked: readonly EventRow[]): Promise<void> {
  await set.transaction.update(events, { event_id: { in: marked.map((event) => event.event_id) } }, { activating: true })
  await set.users.load(marked.flatMap((event) => event.user_id ?? []))
  await set.customers.load(marked.flatMap((event) => event.customer_id ?? []))
  // Events may still name a user whose row a merge has removed: the job that moves them folds them into the survivor's, and no row may be made for them.
  const known = (id: string | null) => (id !== null && set.users.get(id) ? id : null)
  addEvents(
    set,
    marked.map((event) => ({ ...event, user_id: known(event.user_id) }))
  )
  await writeRows(set)
}
