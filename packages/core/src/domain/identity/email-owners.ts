import { merges } from '../../storage/tables/index.js'
import { groupBy } from '../group-by.js'
import type { ClaimSet } from './claims.js'
import { emailKey } from './keys.js'
import { countContact } from './memberships.js'
import { emailOwner } from './rules.js'
import type { IdentityRow, WorkingSet } from './working-set.js'

/** What changed when emails went to new owners. */
export interface MovedEmails {
  /** Users that won an email, also one that is new. */
  joined: Set<string>
  /** Users that lost or won an email that was known before, so that stored events may move. */
  users: Set<string>
  /** Customers that lost a user because it was merged into another. */
  leftCustomers: Set<string>
}

/**
 * Gives every email of these claims to its owner (rule 2). A user that was only this email is merged into the owner. The caller settles the answered
 * users.
 */
export async function settleEmailOwners(set: WorkingSet, claims: ClaimSet): Promise<MovedEmails> {
  const emails = [...new Set([...claims.emails.values()].map(({ email }) => email))]
  const moved: MovedEmails = { joined: new Set(), users: new Set(), leftCustomers: new Set() }
  if (emails.length === 0) return moved
  const all = await set.reads.claimsOfEmails.of(emails)
  await set.identities.load(all.map(({ identity }) => identity))
  const gone: IdentityRow[] = []
  for (const [email, claimants] of groupBy(all, (claim) => claim.email)) {
    const owner = emailOwner(claimants.map(({ identity, first_at }) => ({ identity, firstAt: first_at })))
    const row = set.identity(emailKey(email))
    if (owner === null) continue
    const userId = set.identity(owner).home_id
    if (row.user_id === userId) continue
    set.identities.patch(row.identity, { user_id: userId })
    moved.joined.add(userId)
    if (set.isNew(row.identity)) continue
    moved.users.add(row.user_id).add(userId)
    gone.push({ ...row, user_id: userId })
  }
  await mergeAbandonedUsers(set, gone, moved.leftCustomers)
  return moved
}

/** Removes the rows of users that were only these emails, and records whom they were merged into. */
async function mergeAbandonedUsers(set: WorkingSet, gone: IdentityRow[], leftCustomers: Set<string>): Promise<void> {
  await set.users.load(gone.map(({ home_id }) => home_id))
  const known = await set.transaction.get(
    merges,
    gone.map(({ home_id }) => ({ from_id: home_id }))
  )
  const recorded = gone.filter(({ home_id }, index) => set.users.get(home_id) || known[index])
  await set.customers.load(recorded.flatMap(({ home_id }) => set.users.get(home_id)?.customer_id ?? []))
  for (const { home_id } of recorded) {
    const user = set.users.get(home_id)
    if (!user) continue
    if (user.customer_id) {
      countContact(set, user.customer_id, -1)
      leftCustomers.add(user.customer_id)
    }
    set.users.delete(home_id)
  }
  const rows = recorded.map(({ home_id, user_id }) => ({
    from_id: home_id,
    into_id: user_id,
    entity: 'user',
    reason: 'email_claimed',
    at: set.now
  }))
  if (rows.length > 0) await set.transaction.upsert(merges, rows)
}
