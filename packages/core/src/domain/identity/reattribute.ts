import { visitorClaims } from '../../storage/tables/index.js'
import type { MovedDomain } from './domain-owners.js'
import { type Moved, type MovingEvent, noMoves } from './move-events.js'
import { deferSweep } from './pending-sweeps.js'
import { findSwept, hasEvents, type Sweep, sweepPage } from './sweep.js'
import type { WorkingSet } from './working-set.js'

/** Whose stored events may belong to somebody else now. */
export interface Affected {
  /** Visitors whose claims changed, each with the time from which on. */
  visitors: ReadonlyMap<string, number>
  /** The first of their events that nobody owned, when they were asked for. */
  unowned: Promise<MovingEvent[]> | undefined
  /** Users that won or lost identities, or whose customers changed, each with the time from which on. */
  users: ReadonlyMap<string, number>
  domains: readonly MovedDomain[]
}

const largestPage = 1000
/** How many events may be looked at for each that may move. */
const looksPerMove = 10

/** Gives stored events to their right owners: up to `set.inlineMoves` of them now, the others later, by jobs. */
export async function reattribute(set: WorkingSet, affected: Affected): Promise<Moved> {
  const moved = noMoves()
  const pageSize = pageSizeOf(set)
  let looks = looksPerMove * set.inlineMoves
  for await (const { asked, ...sweep } of sweepsOf(set, affected)) {
    let rest: Sweep | undefined = sweep
    let ahead = asked
    while (rest && looks > 0 && moved.gained.length < set.inlineMoves) {
      const page = await sweepPage(set, rest, pageSize, moved, ahead)
      looks -= page.looked
      rest = page.rest
      ahead = undefined
    }
    if (rest && (await hasEvents(set, rest))) await deferSweep(set, rest)
  }
  return moved
}

/**
 * Asks for the first events of these visitors that nobody owns, for `reattribute` to look at when who they are is settled: by then the answer is there.
 * Events that are stored just now may be among them; to give those to their owners once more changes nothing.
 */
export function askUnowned(set: WorkingSet, visitors: ReadonlyMap<string, number>): Promise<MovingEvent[]> | undefined {
  if (visitors.size === 0) return undefined
  const asked = findSwept(set, unownedBy(visitors), pageSizeOf(set))
  // Whoever waits for it hears of the failure.
  asked.catch(() => undefined)
  return asked
}

const pageSizeOf = ({ inlineMoves }: WorkingSet) => Math.min(largestPage, Math.max(1, inlineMoves))

function unownedBy(visitors: ReadonlyMap<string, number>): Sweep {
  return { of: { visitors: [...visitors.keys()] }, since: null, after: null }
}

/** What to look through. A user made just now has nothing yet; a visitor with several identities may have events with each of their users. */
async function* sweepsOf(
  set: WorkingSet,
  { visitors, unowned, users, domains }: Affected
): AsyncIterable<Sweep & { asked?: Promise<MovingEvent[]> | undefined }> {
  if (visitors.size > 0) yield { ...unownedBy(visitors), asked: unowned }
  for (const [user, since] of users) if (!set.isNew(user)) yield { of: { user }, since: time(since), after: null }
  for (const { domain, from } of domains) yield { of: { customer: from, domain }, since: null, after: null }
  for (const [visitor, since] of visitors) {
    for (const user of await formerUsers(set, visitor)) yield { of: { visitor, user }, since: time(since), after: null }
  }
}

/** A time as a sweep has it. */
function time(since: number): number | null {
  return Number.isFinite(since) ? since : null
}

/** Everybody whom a visitor with several identities was ever claimed to be. */
async function formerUsers(set: WorkingSet, visitorId: string): Promise<Set<string>> {
  if (!set.visitors.get(visitorId)?.mixed) return new Set()
  const claims = await set.transaction.find(visitorClaims, { where: { visitor_id: { eq: visitorId } }, columns: ['identity'] })
  const claimed = [...new Set(claims.map(({ identity }) => identity))]
  await set.identities.load(claimed)
  return new Set(claimed.map((identity) => set.identity(identity).user_id))
}
