import { type ChangeContext, recordChange } from '../../audit/index.js'
import type { OrganizationContext } from '../../context/index.js'
import { RapportError } from '../../errors.js'
import { addErasedNames, customers, erasures, events, users } from '../../identity/index.js'
import { enqueueJob, jobs } from '../../jobs/index.js'
import { participantFilter } from '../../sources/index.js'
import { sources } from '../../sources/tables/index.js'
import type { OrganizationStore, RowOf } from '../../storage/index.js'
import { isoTime, isoTimeOrNull, isUuid } from '../../values/index.js'
import { type PrivacySelector, readSelector } from '../selector.js'
import { type ErasedSubject, findErased, namesOfErased } from './erased-subject.js'
import { type ErasureWork, eraseOnce, eventsOf, firstPending } from './erasure-steps.js'
import type { Erasure, ErasurePreview, ErasureRequest } from './shapes.js'

/** The job that goes on with an erasure. */
export const erasureKind = 'erasure'

/** From so many events on a job does the work. */
const maxEventsInCall = 10_000
/** For so long the call has an erasure for itself; if its process ends, the job goes on with it. */
const callMs = 10 * 60_000

/** What erasing needs of a call. */
type ErasingContext = ChangeContext & Pick<OrganizationContext, 'clock'>

const keyOf = (id: string) => `${erasureKind} ${id}`

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
export async function erase(context: ErasingContext, { confirmUsers, ...selector }: ErasureRequest): Promise<Erasure> {
  const { store, ids, now } = context
  const selected = readSelector(selector)
  const subject = await findErased(store, selected)
  const preview = await countOf(store, subject)
  if (selected.by === 'customerId') requireConfirmed(preview, confirmUsers)
  const isLarge = preview.isJob
  const id = ids.uuid(now)
  await store.transaction(async (transaction) => {
    await transaction.lock('ingest')
    await transaction.insert(erasures, [
      {
        id,
        selected_by: selected.by,
        status: 'running',
        counts: { removed: {}, masked: {} },
        dropped_events: 0,
        pending: firstPending(subject),
        revision: 0,
        asked_at: now,
        erased_at: null
      }
    ])
    await addErasedNames(transaction, await namesOfErased(transaction, subject), id, now)
    await enqueueJob(
      transaction,
      { kind: erasureKind, payload: { id }, uniqueKey: keyOf(id), runAt: isLarge ? now : now + callMs },
      ids,
      now
    )
    await recordChange(transaction, context, { subjectId: id, before: null, after: { selectedBy: selected.by, ...preview } })
  })
  if (!isLarge) await eraseInCall(context, id)
  return getErasure(store, id)
}

async function eraseInCall({ store, ids, clock }: ErasingContext, id: string): Promise<void> {
  const commit: ErasureWork['commit'] = (work) =>
    store.transaction(async (transaction) => {
      await transaction.lock('ingest')
      await work(transaction)
    })
  const work = { rows: store, commit, ids, now: () => clock.now() }
  while (await eraseOnce(work, id));
  await store.remove(jobs, { unique_key: { eq: keyOf(id) }, running: { eq: false } })
}

function requireConfirmed({ customers, users, events, sources }: ErasurePreview, confirmUsers: number | undefined): void {
  if (customers === 0 || confirmUsers === users) return
  throw new RapportError(
    'CONFLICT',
    `This erases ${customers} customer(s) with ${users} people, ${events} events and ${sources} sources. Ask again with confirmUsers: ${users}`
  )
}

async function countOf(store: OrganizationStore, subject: ErasedSubject): Promise<ErasurePreview> {
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
