import { ingestIssues } from '../../ingest/tables/index.js'
import type { ClaimSet } from '../claims/claims.js'
import { isEmailKey, isUserIdKey } from '../rules/keys.js'
import type { IdentityUnitOfWork } from '../work/unit-of-work.js'

const kept = '256 kB or 2,000 names of traits; those said longest ago are forgotten. Send fewer or shorter ones'
const messages = { traits: `A user has more than ${kept}`, customerTraits: `A customer has more than ${kept}` }

/**
 * Tells as ingest issues, in the same transaction, whose traits had to be forgotten: nobody else would notice. Other issues are noted before events are
 * stored; these are known only now.
 */
export function noteCutTraits(set: IdentityUnitOfWork, { cutTraits }: ClaimSet): void {
  if (cutTraits.size === 0) return
  const people = [...cutTraits].filter((key) => isUserIdKey(key) || isEmailKey(key)).length
  const counts = { traits: people, customerTraits: cutTraits.size - people }
  const rows = (['traits', 'customerTraits'] as const).flatMap((field) => {
    if (counts[field] === 0) return []
    const issue = { kind: 'cut', event_type: null, field, message: messages[field] }
    const reason = JSON.stringify(Object.values(issue))
    return [{ reason, ...issue, count: counts[field], first_at: set.now, last_at: set.now, sample: {} }]
  })
  set.write(set.transaction.merge(ingestIssues, rows))
}
