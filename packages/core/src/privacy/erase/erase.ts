import type { ErasureLog } from '../../context/index.js'
import { RapportError } from '../../errors.js'
import { customers, digestsOf, erasures, events, users } from '../../identity/index.js'
import { participantFilter } from '../../sources/index.js'
import { sources } from '../../sources/tables/index.js'
import type { OrganizationStore, RowOf } from '../../storage/index.js'
import { isoTime, isoTimeOrNull, isUuid } from '../../values/index.js'
import { type PrivacySelector, readSelector } from '../selector.js'
import { beginErasure, type ErasingContext, finishErasure } from './begin-erasure.js'
import { type ErasedSubject, findErased, namesOfErased } from './erased-subject.js'
import { eventsOf } from './erasure-steps.js'
import type { Erasure, ErasurePreview, ErasureRequest } from './shapes.js'

/** From so many events on a job does the work. */
const maxEventsInCall = 10_000
/** For so long the call has an erasure for itself; if its process ends, the job goes on with it. */
const callMs = 10 * 60_000

/** How much an erasure would take. */
export async function previewErasure(store: OrganizationStore, selector: PrivacySelector): Promise<ErasurePreview> {
  return countOf(store, await findErased(store, readSelector(selector)))
}

/**
 * Erases a person, or a customer with all of its people. Their names are kept away from the same commit on that begins it. Below 10,000 events it is done
 * when this resolves; else a job does it.
 *
 * @throws RapportError CONFLICT for a customer with people, unless `confirmUsers` is how many there are
 */
export async function erase(
  context: ErasingContext,
  { confirmUsers, ...selector }: ErasureRequest,
  log: ErasureLog | undefined
): Promise<Erasure> {
  const { store, ids, now } = context
  const selected = readSelector(selector)
  const subject = await findErased(store, selected)
  const preview = await countOf(store, subject)
  if (selected.by === 'customerId') requireConfirmed(preview, confirmUsers)
  const { organizationId } = store
  const names = digestsOf(organizationId, await namesOfErased(store, subject, selected.by))
  const record = { organizationId, id: ids.uuid(now), selectedBy: selected.by, at: now, names }
  await log?.append(record)
  await beginErasure(context, record, subject, preview, preview.isJob ? now : now + callMs)
  if (!preview.isJob) await finishErasure(context, record.id)
  return getErasure(store, record.id)
}

function requireConfirmed({ customers, users, events, sources }: ErasurePreview, confirmUsers: number | undefined): void {
  if (customers === 0 || confirmUsers === users) return
  throw new RapportError(
    'CONFLICT',
    `This erases ${customers} customer(s) with ${users} people, ${events} events and ${sources} sources. Ask again with confirmUsers: ${users}`
  )
}

/** What an erasure of a subject would take. */
export async function countOf(store: OrganizationStore, subject: ErasedSubject): Promise<ErasurePreview> {
  const { userIds, customerIds, emails } = subject
  const any = [...[...emails].map((email) => ({ search_key: participantFilter(email) })), { customer_id: { in: [...customerIds] } }]
  const [people, accounts, eventCount, sourceCount] = await Promise.all([
    store.count(users, { id: { in: [...userIds] } }),
    store.count(customers, { id: { in: [...customerIds] } }),
    store.count(events, eventsOf(subject)),
    store.count(sources, { any })
  ])
  return { users: people, customers: accounts, events: eventCount, sources: sourceCount, isJob: eventCount >= maxEventsInCall }
}

/** An erasure by its id: how far it is, and what it took. */
export async function getErasure(store: OrganizationStore, id: string): Promise<Erasure> {
  const [row] = isUuid(id) ? await store.get(erasures, [{ id }]) : []
  if (!row) throw new RapportError('NOT_FOUND', `No erasure has the id ${JSON.stringify(id)}`)
  return shown(row)
}

function shown({ id, selected_by, status, counts, dropped_events, asked_at, erased_at }: RowOf<typeof erasures>): Erasure {
  return {
    id,
    status: status === 'done' ? 'done' : 'running',
    selectedBy: selected_by as Erasure['selectedBy'],
    removed: counts.removed,
    masked: counts.masked,
    droppedEvents: dropped_events,
    askedAt: isoTime(asked_at),
    erasedAt: isoTimeOrNull(erased_at)
  }
}
