import type { RowOf } from '../../storage/index.js'
import { groupBy } from '../../values/index.js'
import type { mergeSuggestions } from '../tables/merge-suggestions.js'
import type { IdentityUnitOfWork } from '../work/unit-of-work.js'
import type { CustomerKey, IdentityKey } from './keys.js'
import type { Decision } from './rules.js'

/** What reviewers decided of these emails or domains, by their keys. */
export async function decisionsOf(set: IdentityUnitOfWork, keys: readonly (IdentityKey | CustomerKey)[]): Promise<Map<string, Decision[]>> {
  const rows = await set.reads.decisionsOfKeys.of(keys)
  const decided = rows.flatMap((row) => {
    const decision = decisionOf(row)
    return decision ? [{ key: row.duplicate_key, ...decision }] : []
  })
  return groupBy(decided, ({ key }) => key)
}

/** The decision that a row holds; undefined while it is only a suggestion. */
function decisionOf({ survivor_key, status, decided_at }: RowOf<typeof mergeSuggestions>): Decision | undefined {
  if (status !== 'merged' && status !== 'rejected') return undefined
  return { owner: survivor_key, verdict: status, at: decided_at ?? 0 }
}
