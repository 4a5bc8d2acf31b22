import { groupBy } from '../../values/index.js'
import type { ClaimSet, VisitorClaim } from '../claims/claims.js'
import type { AcceptedEvent } from '../events/accepted-event.js'
import type { IdentityKey } from '../rules/keys.js'
import { visitorIdentityAt } from '../rules/rules.js'
import { visitorClaims } from '../tables/visitor-claims.js'
import type { IdentityUnitOfWork } from '../work/unit-of-work.js'

/** Tells who a visitor was at a time. */
export class VisitorTimeline {
  constructor(
    private readonly set: IdentityUnitOfWork,
    private readonly claims: ReadonlyMap<string, { identity: IdentityKey; at: number }[]>
  ) {}

  /** The identity that an event without one of its own has by its visitor (rule 3). */
  identityAt(visitorId: string, at: number): IdentityKey | null {
    const visitor = this.set.visitors.get(visitorId)
    if (!visitor) return null
    return visitor.has_multiple_identities ? visitorIdentityAt(this.claims.get(visitorId) ?? [], at) : visitor.identity
  }
}

/** Brings visitors in line with new claims. Answers those whose stored events may have another owner now, each with the time from which on. */
export async function reconcileVisitors(
  set: IdentityUnitOfWork,
  events: readonly AcceptedEvent[],
  claims: ClaimSet
): Promise<Map<string, number>> {
  const claimed = groupBy(claims.visitors.values(), ({ visitorId }) => visitorId)
  const seen = groupBy(
    events.filter(({ row }) => row.visitor_id !== null),
    ({ row }) => row.visitor_id ?? ''
  )
  await set.visitors.load([...seen.keys(), ...claimed.keys()])
  const changed = new Map<string, number>()
  for (const [visitorId, visits] of seen) {
    const known = set.visitors.get(visitorId)
    const times = visits.map(({ row }) => row.occurred_at)
    const own = claimed.get(visitorId) ?? []
    const identities = new Set(own.map(({ identity }) => identity))
    if (known && identities.size > 0 && (known.has_multiple_identities || identities.size > 1 || !identities.has(known.identity ?? '')))
      changed.set(
        visitorId,
        known.has_multiple_identities || known.identity ? await changedSince(set, visitorId, own) : Number.NEGATIVE_INFINITY
      )
    if (known?.identity) identities.add(known.identity)
    const several = known?.has_multiple_identities === true || identities.size > 1
    const [only = null] = identities
    set.visitors.put({
      visitor_id: visitorId,
      identity: several ? null : only,
      has_multiple_identities: several,
      fingerprint: smallest([known?.fingerprint, ...visits.map(({ fingerprint }) => fingerprint)]),
      first_seen_at: Math.min(...times, known?.first_seen_at ?? Number.POSITIVE_INFINITY),
      last_seen_at: Math.max(...times, known?.last_seen_at ?? Number.NEGATIVE_INFINITY)
    })
  }
  return changed
}

/** The timeline of these visitors. Only visitors with several identities need their claims read. */
export async function visitorTimeline(set: IdentityUnitOfWork, visitorIds: Iterable<string>): Promise<VisitorTimeline> {
  const wanted = [...new Set(visitorIds)]
  await set.visitors.load(wanted)
  const several = wanted.filter((id) => set.visitors.get(id)?.has_multiple_identities)
  const found = several.length === 0 ? [] : await set.transaction.find(visitorClaims, { where: { visitor_id: { in: several } } })
  const single = wanted.flatMap((id) => set.visitors.get(id)?.identity ?? [])
  await set.identities.load([...single, ...found.map(({ identity }) => identity)])
  return new VisitorTimeline(
    set,
    groupBy(found, (row) => row.visitor_id)
  )
}

/**
 * The time from which on new claims change who a visitor is: their own, but -Infinity for the first claim of all, which counts for earlier events
 * too.
 */
async function changedSince({ transaction }: IdentityUnitOfWork, visitorId: string, claims: readonly VisitorClaim[]): Promise<number> {
  const at = Math.min(...claims.map((claim) => claim.at))
  const [first] = await transaction.find(visitorClaims, { where: { visitor_id: { eq: visitorId } }, limit: 1, columns: ['at'] })
  return first && first.at < at ? at : Number.NEGATIVE_INFINITY
}

/** The smallest of several fingerprints: they only group visitors, so any will do that does not depend on the order. */
function smallest(texts: (string | null | undefined)[]): string | null {
  return texts.filter((text) => typeof text === 'string').sort()[0] ?? null
}
