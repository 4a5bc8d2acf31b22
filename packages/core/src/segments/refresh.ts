import { Type } from 'typebox'
import { emit } from '../changes/index.js'
import { customers, users } from '../identity/index.js'
import { enqueueJob, jobs } from '../jobs/index.js'
import { type ListSubject, listSubjects } from '../lists/index.js'
import type { Rows, Transaction } from '../storage/index.js'
import type { Ids } from '../values/index.js'
import { liveSegments, type Member, pageOfMembers, reconcileMembers } from './reconcile-members.js'
import type { SegmentRow } from './segment-row.js'
import { segments } from './tables/index.js'

/** The job that looks at everybody again and again. */
export const segmentRefreshKind = 'segment_refresh'

/** Where a pass goes on, and when it began. */
export const segmentRefreshPayload = Type.Object({
  subject: Type.Enum([...listSubjects]),
  after: Type.Union([Type.String(), Type.Null()]),
  begunAt: Type.Union([Type.Integer(), Type.Null()])
})

/** So long after the end of a pass the next one begins. */
export const refreshEveryMs = 5 * 60_000

const membersAPage = 2_000
/** So long after a segment was archived, passes look for members that it still has. */
const emptiedWithin = 7 * 24 * 60 * 60_000
/** Of no more customers or people, a new segment is filled in the commit that saves it. */
const maxFilledAtOnce = 5_000

/** Has a pass begin now, where none is planned or it rests. */
export async function planRefresh(transaction: Transaction, ids: Ids, now: number): Promise<void> {
  const uniqueKey = segmentRefreshKind
  const [live] = await transaction.find(jobs, { where: { unique_key: { eq: uniqueKey } }, columns: ['id', 'run_at'], limit: 1 })
  if (!live) {
    const payload = { subject: 'customers', after: null, begunAt: null }
    await enqueueJob(transaction, { kind: segmentRefreshKind, payload, uniqueKey, runAt: now }, ids, now)
    return
  }
  if (live.run_at === null || live.run_at <= now) return
  await transaction.update(jobs, { id: { eq: live.id } }, { run_at: now })
  emit(transaction, { kind: 'jobWoken', dueAt: now })
}

/** Segments that were archived lately: whoever is still in one leaves it. */
function goneSegments(rows: Rows<'organization'>, now: number): Promise<SegmentRow[]> {
  return rows.find(segments, { where: { archived_at: { gte: now - emptiedWithin } } })
}

/** Looks at a page of customers or people with all segments; answers the last of the page, null at the end. */
export async function refreshPage(
  transaction: Transaction,
  subject: ListSubject,
  after: string | null,
  ids: Ids,
  now: number
): Promise<string | null> {
  const page = await pageOfMembers(transaction, subject, after, membersAPage)
  await reconcileMembers(
    transaction,
    subject,
    [...(await liveSegments(transaction)), ...(await goneSegments(transaction, now))],
    page,
    ids,
    now
  )
  return page.length === membersAPage ? (page.at(-1)?.id ?? null) : null
}

/** Fills a segment, or empties an archived one, in this transaction where there are few to look at. Answers whether it did. */
export async function fillAtOnce(transaction: Transaction, segment: SegmentRow, ids: Ids, now: number): Promise<boolean> {
  const subject: ListSubject = segment.subject === 'people' ? 'people' : 'customers'
  const count =
    subject === 'customers'
      ? await transaction.count(customers, {}, maxFilledAtOnce + 1)
      : await transaction.count(users, {}, maxFilledAtOnce + 1)
  if (count > maxFilledAtOnce) return false
  for (let after: string | null = null; ; ) {
    const page: Member[] = await pageOfMembers(transaction, subject, after, membersAPage)
    await reconcileMembers(transaction, subject, [segment], page, ids, now)
    after = page.at(-1)?.id ?? null
    if (page.length < membersAPage) return true
  }
}
