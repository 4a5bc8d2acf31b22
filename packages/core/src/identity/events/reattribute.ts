import { visitorClaims } from '../tables/visitor-claims.js'
import type { IdentityUnitOfWork } from '../work/unit-of-work.js'
import { type Moved, type MovingEvent, noMoves } from './move-events.js'
import type { MovedKey } from './ownership-changed.js'
import { deferReattribution } from './pending-reattribution.js'
import { findEventsToReattribute, hasEvents, type Reattribution, reattributePage } from './reattribution.js'

/** Who may have stored events that belong to somebody else now. Times are epoch milliseconds; -Infinity means all events. */
export interface Affected {
  /** Visitors whose claims changed, each with the time from which on its events may move. */
  visitors: ReadonlyMap<string, number>
  /** The first page of their events without an owner, if `askUnowned` has asked for it. */
  unowned: Promise<MovingEvent[]> | undefined
  /** Users that won or lost identities, or whose customers changed, each with the time from which on their events may move. */
  users: ReadonlyMap<string, number>
  /** Keys that moved: events that name one may move with it. */
  keys: readonly MovedKey[]
  /** Whether so many people went with the keys that all events of the customers which had them are looked at, instead of each person's. */
  areWide: boolean
}

const maxPageSize = 1000
/** A transaction checks at most this many events for each one that it may move. */
const looksPerMove = 10

/** Gives stored events to their right owners: up to `set.inlineMoves` of them now, the others later, by jobs. */
export async function reattribute(set: IdentityUnitOfWork, affected: Affected): Promise<Moved> {
  const moved = noMoves()
  const pageSize = pageSizeOf(set)
  let looks = looksPerMove * set.inlineMoves
  for await (const { asked, ...reattribution } of reattributionsOf(set, affected)) {
    let rest: Reattribution | undefined = reattribution
    let ahead = asked
    while (rest && looks > 0 && moved.gained.length < set.inlineMoves) {
      const page = await reattributePage(set, rest, pageSize, moved, ahead)
      looks -= page.looked
      rest = page.rest
      ahead = undefined
    }
    if (rest && (await hasEvents(set, rest))) await deferReattribution(set, rest)
  }
  return moved
}

/**
 * Starts to read the first events of these visitors that nobody owns, so that they are there when `reattribute` needs them. Events that were inserted
 * just now may be among them; giving those to their owners once more changes nothing.
 */
export function askUnowned(set: IdentityUnitOfWork, visitors: ReadonlyMap<string, number>): Promise<MovingEvent[]> | undefined {
  if (visitors.size === 0) return undefined
  const asked = findEventsToReattribute(set, unownedBy(visitors), pageSizeOf(set))
  // Whoever waits for it hears of the failure.
  asked.catch(() => undefined)
  return asked
}

const pageSizeOf = ({ inlineMoves }: IdentityUnitOfWork) => Math.min(maxPageSize, Math.max(1, inlineMoves))

function unownedBy(visitors: ReadonlyMap<string, number>): Reattribution {
  return { of: { visitors: [...visitors.keys()] }, since: null, after: null }
}

/**
 * The reattributions to do. A user or a customer made just now has no stored events; events of a visitor with several identities may be with each of their
 * users.
 */
async function* reattributionsOf(
  set: IdentityUnitOfWork,
  { visitors, unowned, users, keys, areWide }: Affected
): AsyncIterable<Reattribution & { asked?: Promise<MovingEvent[]> | undefined }> {
  if (visitors.size > 0) yield { ...unownedBy(visitors), asked: unowned }
  for (const [user, since] of users) if (!set.isNew(user)) yield { of: { user }, since: finiteOrNull(since), after: null }
  const left = keys.filter(({ from }) => !set.isNew(from))
  if (areWide) for (const customer of new Set(left.map(({ from }) => from))) yield { of: { customer }, since: null, after: null }
  else for (const { key, from } of left) yield { of: { customer: from, key }, since: null, after: null }
  for (const [visitor, since] of visitors) {
    for (const user of await formerUsers(set, visitor)) yield { of: { visitor, user }, since: finiteOrNull(since), after: null }
  }
}

/** Reattributions are kept as JSON, which has no -Infinity: there null means all events. */
function finiteOrNull(since: number): number | null {
  return Number.isFinite(since) ? since : null
}

/** All users whom a visitor with several identities was ever claimed to be; none for other visitors. */
async function formerUsers(set: IdentityUnitOfWork, visitorId: string): Promise<Set<string>> {
  if (!set.visitors.get(visitorId)?.has_multiple_identities) return new Set()
  const claims = await set.transaction.find(visitorClaims, { where: { visitor_id: { eq: visitorId } }, columns: ['identity'] })
  const claimed = [...new Set(claims.map(({ identity }) => identity))]
  await set.identities.load(claimed)
  return new Set(claimed.map((identity) => set.identity(identity).user_id))
}
