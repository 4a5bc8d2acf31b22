import { emit } from '../changes/index.js'
import { customers, users } from '../identity/index.js'
import type { AnyWhere, ListSubject } from '../lists/index.js'
import type { RowOf, Rows, Transaction, Where } from '../storage/index.js'
import { canonicalJson, groupBy, type Ids } from '../values/index.js'
import { type SegmentRow, subjectOf, whereOf } from './segment-row.js'
import { segmentChanges, segments } from './tables/index.js'

type Customer = RowOf<typeof customers>
type User = RowOf<typeof users>
type Reading = Rows<'organization'>

/** Who is looked at, and in which segments each is by now. */
export interface Member {
  id: string
  customerId: string | null
  segments: Customer['segments']
}

/** The segments that are not archived. */
export function liveSegments(rows: Reading): Promise<SegmentRow[]> {
  return rows.find(segments, { where: { archived_at: { isNull: true } }, orderBy: { column: 'created_at', direction: 'asc' } })
}

/**
 * Lets these customers or people enter and leave the given segments, by the filters as they mean now. It writes who did, and says so where a segment has been
 * filled before.
 */
export async function reconcileMembers(
  transaction: Transaction,
  subject: ListSubject,
  considered: readonly SegmentRow[],
  members: readonly Member[],
  ids: Ids,
  now: number
): Promise<void> {
  const judged = considered.filter((segment) => subjectOf(segment) === subject)
  if (judged.length === 0 || members.length === 0) return
  const memberIds = members.map(({ id }) => id)
  const matched = new Map<string, ReadonlySet<string>>()
  for (const segment of judged) {
    const where = segment.archived_at === null ? whereOf(segment, now) : { any: [] }
    if (where) matched.set(segment.id, await idsAmong(transaction, subject, memberIds, where))
  }
  const steps = stepsOf(members, matched)
  if (steps.length === 0) return
  const changes = await writeSteps(transaction, subject, steps)
  await tellOf(transaction, subject, changes, new Map(judged.map((segment) => [segment.id, segment])), ids, now)
}

/** A member with the segments that it enters and leaves. */
interface Step {
  member: Member
  entered: string[]
  left: string[]
}

function stepsOf(members: readonly Member[], matched: ReadonlyMap<string, ReadonlySet<string>>): Step[] {
  return members.flatMap((member) => {
    const isIn = (id: string) => member.segments !== null && Object.hasOwn(member.segments, id)
    const entered = [...matched].filter(([id, its]) => its.has(member.id) && !isIn(id)).map(([id]) => id)
    const left = [...matched].filter(([id, its]) => !its.has(member.id) && isIn(id)).map(([id]) => id)
    return entered.length + left.length > 0 ? [{ member, entered, left }] : []
  })
}

/** A change of one member's place in one segment. */
interface MemberChange {
  member: Member
  segmentId: string
  entered: boolean
}

/** Writes where members are by now, and answers what this transaction has changed. */
async function writeSteps(transaction: Transaction, subject: ListSubject, steps: readonly Step[]): Promise<MemberChange[]> {
  const written = steps.map((step) => {
    const stay = Object.keys(step.member.segments ?? {}).filter((id) => !step.left.includes(id))
    const keys = [...stay, ...step.entered].sort()
    return { step, value: keys.length === 0 ? null : Object.fromEntries(keys.map((key) => [key, true as const])) }
  })
  const changes: MemberChange[] = []
  for (const same of groupBy(written, ({ step, value }) => canonicalJson([step.member.segments, value])).values()) {
    const [first] = same
    if (!first) continue
    const before = first.step.member.segments
    // Only what is still as it was read: another transaction may have looked at the same members.
    const where = { id: { in: same.map(({ step }) => step.member.id) }, segments: before === null ? { isNull: true } : { eq: before } }
    const set = { segments: first.value }
    const count = subject === 'customers' ? await transaction.update(customers, where, set) : await transaction.update(users, where, set)
    const its = same.flatMap(({ step: { member, entered, left } }) => [
      ...entered.map((segmentId) => ({ member, segmentId, entered: true })),
      ...left.map((segmentId) => ({ member, segmentId, entered: false }))
    ])
    changes.push(...(count === same.length ? its : await notToldYet(transaction, subject, its)))
  }
  return changes
}

/** Without those that the history tells already: nobody enters twice, or leaves twice, in a row. Without those, too, that somebody else has written. */
async function notToldYet(transaction: Transaction, subject: ListSubject, changes: readonly MemberChange[]): Promise<MemberChange[]> {
  const memberIds = [...new Set(changes.map(({ member }) => member.id))]
  const column = subject === 'customers' ? 'customer_id' : 'user_id'
  const told = await transaction.find(segmentChanges, {
    where: { [column]: { in: memberIds } },
    orderBy: { column: 'at', direction: 'asc' }
  })
  const last = new Map(told.map((row) => [`${row[column]} ${row.segment_id}`, row.entered]))
  const now = new Map((await membersOf(transaction, subject, memberIds)).map((member) => [member.id, member.segments]))
  return changes.filter(({ member, segmentId, entered }) => {
    const isIn = Object.hasOwn(now.get(member.id) ?? {}, segmentId)
    return isIn === entered && (last.get(`${member.id} ${segmentId}`) ?? false) !== entered
  })
}

/** Writes the history, and says to hooks who entered and left. */
async function tellOf(
  transaction: Transaction,
  subject: ListSubject,
  changes: readonly MemberChange[],
  segmentOf: ReadonlyMap<string, SegmentRow>,
  ids: Ids,
  now: number
): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ member, segmentId, entered }) => ({
    id: ids.uuid(now),
    segment_id: segmentId,
    customer_id: subject === 'customers' ? member.id : null,
    user_id: subject === 'people' ? member.id : null,
    entered,
    at: now
  }))
  await transaction.insert(segmentChanges, rows)
  for (const { member, segmentId, entered } of changes) {
    const segment = segmentOf.get(segmentId)
    if (!segment || segment.filled_at === null || segment.archived_at !== null) continue
    const userId = subject === 'people' ? member.id : null
    emit(transaction, { kind: 'segmentChanged', segmentId, name: segment.name, entered, customerId: member.customerId, userId, at: now })
  }
}

async function idsAmong(rows: Reading, subject: ListSubject, memberIds: readonly string[], where: AnyWhere): Promise<Set<string>> {
  const all = [{ id: { in: memberIds } }, where]
  const found =
    subject === 'customers'
      ? await rows.find(customers, { where: { all } as Where<Customer>, columns: ['id'] })
      : await rows.find(users, { where: { all } as Where<User>, columns: ['id'] })
  return new Set(found.map(({ id }) => id))
}

/** Customers or people by their ids. */
export async function membersOf(rows: Reading, subject: ListSubject, memberIds: readonly string[]): Promise<Member[]> {
  return memberIds.length === 0 ? [] : findMembers(rows, subject, { where: { id: { in: memberIds } } })
}

/** A page of customers or people in the order of their ids, behind the last one of the page before. */
export function pageOfMembers(rows: Reading, subject: ListSubject, after: string | null, limit: number): Promise<Member[]> {
  return findMembers(rows, subject, { limit, ...(after !== null && { after: { key: [after] } }) })
}

/** Which of them are read: those of some ids, or a page. */
type Wanted = { where: { id: { in: readonly string[] } } } | { limit: number; after?: { key: readonly string[] } }

async function findMembers(rows: Reading, subject: ListSubject, wanted: Wanted): Promise<Member[]> {
  if (subject === 'customers') {
    const found = await rows.find(customers, { ...wanted, columns: ['id', 'segments'] })
    return found.map((row) => ({ id: row.id, customerId: row.id, segments: row.segments }))
  }
  const found = await rows.find(users, { ...wanted, columns: ['id', 'customer_id', 'segments'] })
  return found.map((row) => ({ id: row.id, customerId: row.customer_id, segments: row.segments }))
}
