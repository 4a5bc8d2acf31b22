import { emailKey, type IdentityUnitOfWork, identities, isEmailKey, keyValue, latest, putSourceActivity } from '../../identity/index.js'
import { groupBy } from '../../values/index.js'
import type { SourceRow } from '../find-source.js'
import { sourceParticipants } from '../tables/index.js'

/** What of a source tells who was active when. */
export type Attended = Pick<SourceRow, 'id' | 'source_type' | 'occurred_at' | 'participants'>

/** A source that counts as activity, as it is and as it was; undefined where there is none. */
export interface ChangedAttendance {
  row: Attended | undefined
  known: Attended | undefined
}

/** A source that is to come by this process's clock, though it was counted already. */
type Ahead = Pick<SourceRow, 'id' | 'occurred_at'>

/** When each email took part last. */
type Times = ReadonlyMap<string, number | null>

/**
 * Brings the last activity of participants, and of the users who have their emails, in line with sources that were put or are to be removed. Each
 * email keeps its maximum, which is looked for only when it may have gone. Answers sources that have to be counted when their time has come.
 */
export async function reconcileParticipantActivity(set: IdentityUnitOfWork, changed: readonly ChangedAttendance[]): Promise<Ahead[]> {
  const moved = changed.filter(({ row, known }) => !row || !known || attendanceOf(row) !== attendanceOf(known))
  if (moved.length === 0) return []
  writeAttendance(set, moved)
  const sides = moved.flatMap(({ row, known }) => [row ?? [], known ?? []].flat())
  const before = await lastTimes(set, sides.flatMap(emailsOf))
  gain(
    set,
    moved.flatMap(({ row }) => row ?? [])
  )
  const lost = lostBy(set, moved, before)
  if (lost.length > 0) await lookForLast(set, lost)
  await reconcileUsers(set, before)
  return stillToCome(set, lost, before)
}

/** Counts a source whose time has come as the activity of those who took part. */
export async function countAttendance(set: IdentityUnitOfWork, source: Attended): Promise<void> {
  const before = await lastTimes(set, emailsOf(source))
  gain(set, [source])
  await reconcileUsers(set, before)
}

const emailsOf = ({ participants }: Attended): string[] => [...new Set(participants.flatMap(({ email }) => email ?? []))]

/** Tells whether a source has other participants or another time than before. */
const attendanceOf = (source: Attended): string => [source.occurred_at, ...emailsOf(source).sort()].join(' ')

function writeAttendance(set: IdentityUnitOfWork, moved: readonly ChangedAttendance[]): void {
  const known = moved.flatMap((each) => each.known?.id ?? [])
  if (known.length > 0) set.write(set.transaction.remove(sourceParticipants, { source_id: { in: known } }))
  const rows = moved.flatMap(({ row }) => {
    return row ? emailsOf(row).map((email) => ({ source_id: row.id, email, occurred_at: row.occurred_at })) : []
  })
  if (rows.length > 0) set.write(set.transaction.merge(sourceParticipants, rows))
}

/** When each of these emails took part last, as it is counted so far; loads them. */
async function lastTimes(set: IdentityUnitOfWork, emails: readonly string[]): Promise<Times> {
  await set.participants.load(emails)
  return new Map(emails.map((email) => [email, set.participants.get(email)?.last_at ?? null]))
}

function gain(set: IdentityUnitOfWork, told: readonly Attended[]): void {
  for (const source of told.filter(({ occurred_at }) => occurred_at <= set.now)) {
    for (const email of emailsOf(source)) {
      if (source.occurred_at > (set.participants.get(email)?.last_at ?? Number.NEGATIVE_INFINITY))
        set.participants.put({ email, last_at: source.occurred_at })
    }
  }
}

/** The emails that may have lost their maximum, unless something later has come for it. */
function lostBy(set: IdentityUnitOfWork, moved: readonly ChangedAttendance[], before: Times): string[] {
  const lost = moved.flatMap(({ known }) => (known ? emailsOf(known).filter((email) => before.get(email) === known.occurred_at) : []))
  return [...new Set(lost)].filter((email) => set.participants.get(email)?.last_at === before.get(email))
}

/** From so many maxima on it is asked first whether they can be had at once. */
const manyLost = 8
/** For each of many maxima that are looked for at once, as many rows may be read. */
const rowsPerLost = 4

/** Looks for the maxima of emails anew. Those that stand in much are asked one by one: an index ends with the answer. */
async function lookForLast(set: IdentityUnitOfWork, emails: readonly string[]): Promise<void> {
  const { transaction, now } = set
  const where = { email: { in: emails }, occurred_at: { lte: now } }
  const most = emails.length * rowsPerLost
  const atOnce = emails.length >= manyLost && (await transaction.count(sourceParticipants, where, most + 1)) <= most
  const found = atOnce
    ? await transaction.aggregate(sourceParticipants, { where, by: ['email'], measures: { last: { max: 'occurred_at' } } })
    : await Promise.all(emails.map((email) => lastOfEmail(set, email)))
  const last = new Map(found.flatMap((each) => (each ? [[each.email, each.last] as const] : [])))
  for (const email of emails) {
    const last_at = last.get(email) ?? null
    if (last_at === null) set.participants.delete(email)
    else set.participants.put({ email, last_at })
  }
}

async function lastOfEmail({ transaction, now }: IdentityUnitOfWork, email: string): Promise<{ email: string; last: number } | undefined> {
  const [row] = await transaction.find(sourceParticipants, {
    where: { email: { eq: email }, occurred_at: { lte: now } },
    orderBy: { column: 'occurred_at', direction: 'desc' },
    limit: 1,
    columns: ['occurred_at']
  })
  return row && { email, last: row.occurred_at }
}

/** What a process whose clock is ahead has counted of these emails, though by this one's it is still to come. */
async function stillToCome({ transaction, now }: IdentityUnitOfWork, emails: readonly string[], before: Times): Promise<Ahead[]> {
  const found = emails.map((email) => {
    const until = before.get(email) ?? null
    if (until === null || until <= now) return []
    const where = { email: { eq: email }, occurred_at: { gt: now, lte: until } }
    return transaction.find(sourceParticipants, { where, columns: ['source_id', 'occurred_at'] })
  })
  return (await Promise.all(found)).flat().map(({ source_id, occurred_at }) => ({ id: source_id, occurred_at }))
}

/** Lets the users follow who have the emails that are counted otherwise now. */
async function reconcileUsers(set: IdentityUnitOfWork, before: Times): Promise<void> {
  const turned = [...before].flatMap(([email, was]) => {
    const is = set.participants.get(email)?.last_at ?? null
    return is === was ? [] : [{ identity: emailKey(email), was, is }]
  })
  await set.identities.load(turned.map(({ identity }) => identity))
  const owned = turned.flatMap(({ identity, ...times }) => {
    const userId = set.identities.get(identity)?.user_id
    return userId === undefined ? [] : [{ userId, ...times }]
  })
  await set.users.load(owned.map(({ userId }) => userId))
  const lost = new Set<string>()
  for (const { userId, was, is } of owned) {
    const user = set.users.get(userId)
    if (!user) continue
    if (was !== null && was === user.source_activity_at && (is ?? Number.NEGATIVE_INFINITY) < was) lost.add(userId)
    else putSourceActivity(set, userId, latest(user.source_activity_at, is))
  }
  await recountUsers(set, lost)
}

/** Reads anew when users were active last, by all of their emails. */
async function recountUsers(set: IdentityUnitOfWork, userIds: ReadonlySet<string>): Promise<void> {
  if (userIds.size === 0) return
  const columns = ['identity', 'user_id'] as const
  const found = await set.transaction.find(identities, { where: { user_id: { in: [...userIds] } }, columns })
  const named = found.filter(({ identity }) => isEmailKey(identity))
  await set.participants.load(named.map(({ identity }) => keyValue(identity)))
  for (const [userId, own] of groupBy(named, ({ user_id }) => user_id)) {
    const times = own.map(({ identity }) => set.participants.get(keyValue(identity))?.last_at ?? null)
    putSourceActivity(set, userId, times.reduce(latest, null))
  }
}
