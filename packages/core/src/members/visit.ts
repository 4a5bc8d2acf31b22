import { type Static, Type } from 'typebox'
import { instant, orNull } from '../runtime/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { strictObject } from '../validation/index.js'
import { isoTimeOrNull } from '../values/index.js'
import { members, memberVisits } from './tables/index.js'

/** Who looks again after so long has come anew. */
const visitLength = 30 * 60_000

export const visitShape = strictObject({
  memberId: orNull(Type.String({ description: 'The member who looks; null if the caller is not a member.' })),
  since: orNull(instant())
})

/** A member's visit: what changed after `since` is new to the member. Null in the first one, and for callers who are no member. */
export type Visit = Static<typeof visitShape>

/** Notes that a member looks, and answers when the visit before ended. Half an hour without a look ends a visit. Whoever is no member is not noted. */
export function noteVisit(store: OrganizationStore, memberId: string | null, now: number): Promise<Visit> {
  if (memberId === null) return Promise.resolve({ memberId, since: null })
  return store.transaction(async (transaction) => {
    const [member] = await transaction.get(members, [{ id: memberId }])
    if (!member) return { memberId: null, since: null }
    const [known] = await transaction.get(memberVisits, [{ member_id: memberId }])
    const since = known && now - known.seen_at > visitLength ? known.seen_at : (known?.since ?? null)
    await transaction.upsert(memberVisits, [{ member_id: memberId, since, seen_at: Math.max(now, known?.seen_at ?? now) }])
    return { memberId, since: isoTimeOrNull(since) }
  })
}
