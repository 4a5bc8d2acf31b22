import { type ChangeContext, recordChange } from '../../audit/index.js'
import type { ErasureRecord, OrganizationContext } from '../../context/index.js'
import { addErasedNames, erasures } from '../../identity/index.js'
import { enqueueJob, jobs } from '../../jobs/index.js'
import type { ErasedSubject } from './erased-subject.js'
import { type ErasureWork, eraseOnce, firstPending } from './erasure-steps.js'
import type { ErasurePreview } from './shapes.js'

/** The job that goes on with an erasure. */
export const erasureKind = 'erasure'

/** What erasing needs of a call. */
export type ErasingContext = ChangeContext & Pick<OrganizationContext, 'clock'>

const keyOf = (id: string) => `${erasureKind} ${id}`

/** From this commit on the names are kept away. A job erases from `runAt` on. Answers whether the erasure is a new one. */
export function beginErasure(
  context: ErasingContext,
  { id, selectedBy, at, names }: ErasureRecord,
  subject: ErasedSubject,
  preview: ErasurePreview,
  runAt: number
): Promise<boolean> {
  const { store, ids, now } = context
  return store.transaction(async (transaction) => {
    await transaction.lock('ingest')
    const [isNew] = await transaction.insert(erasures, [
      {
        id,
        selected_by: selectedBy,
        status: 'running',
        counts: { removed: {}, masked: {} },
        dropped_events: 0,
        pending: firstPending(subject),
        revision: 0,
        asked_at: at,
        erased_at: null
      }
    ])
    if (!isNew) return false
    await addErasedNames(transaction, names, id, at)
    await enqueueJob(transaction, { kind: erasureKind, payload: { id }, uniqueKey: keyOf(id), runAt }, ids, now)
    await recordChange(transaction, context, { subjectId: id, before: null, after: { selectedBy, ...preview } })
    return true
  })
}

/** Goes through an erasure to its end, in this call. */
export async function finishErasure({ store, ids, clock }: ErasingContext, id: string): Promise<void> {
  const commit: ErasureWork['commit'] = (work) =>
    store.transaction(async (transaction) => {
      await transaction.lock('ingest')
      await work(transaction)
    })
  const work = { rows: store, commit, ids, now: () => clock.now() }
  while (await eraseOnce(work, id));
  await store.remove(jobs, { unique_key: { eq: keyOf(id) }, running: { eq: false } })
}
