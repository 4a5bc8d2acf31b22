import { groupBy } from '../../values/index.js'
import type { ClaimSet } from '../claims/claims.js'
import { countContact } from '../claims/memberships.js'
import { merges } from '../tables/merges.js'
import type { IdentityUnitOfWork } from '../work/unit-of-work.js'
import { decisionsOf } from './decisions.js'
import { emailKey } from './keys.js'
import { emailOwner, isMerged } from './rules.js'

/** What changed when emails went to new owners. */
export interface MovedEmails {
  /** Users that won an email, also one that is new. */
  joined: Set<string>
  /** Users that lost or won an email that was known before, so that stored events may move. */
  users: Set<string>
  /** Customers that lost a user because it was merged into another. */
  leftCustomers: Set<string>
}

/** An email that was known before, with the user that it goes to now. */
interface Gone {
  originalId: string
  userId: string
  /** Whether it was a user of its own, whose id somebody may have seen, even if its row is gone since. */
  wasOwn: boolean
  isReviewed: boolean
}

/**
 * Gives every email of these claims to its owner (rule 2). A user that was only this email is merged into the owner; it is a user of its own again
 * when a reviewer decides that it is not the owner. The caller settles the answered users.
 */
export async function reconcileEmailOwners(set: IdentityUnitOfWork, claims: ClaimSet): Promise<MovedEmails> {
  const emails = claims.namedEmails()
  const moved: MovedEmails = { joined: new Set(), users: new Set(), leftCustomers: new Set() }
  if (emails.length === 0) return moved
  const [all, decided] = await Promise.all([set.reads.claimsOfEmails.of(emails), decisionsOf(set, emails.map(emailKey))])
  const claimants = groupBy(all, (claim) => claim.email)
  const owners = emails.map((email) => {
    const said = (claimants.get(email) ?? []).map(({ identity, first_at }) => ({ identity, firstAt: first_at }))
    const decisions = decided.get(emailKey(email)) ?? []
    const owner = emailOwner(said, decisions)
    return { row: set.identity(emailKey(email)), owner, isReviewed: isMerged(decisions, owner) }
  })
  await set.identities.load(owners.flatMap(({ owner }) => owner ?? []))
  const gone: Gone[] = []
  for (const { row, owner, isReviewed } of owners) {
    const userId = owner === null ? row.original_id : set.identity(owner).original_id
    if (row.user_id === userId) continue
    set.identities.patch(row.identity, { user_id: userId })
    moved.joined.add(userId)
    if (set.isNew(row.identity)) continue
    moved.users.add(row.user_id).add(userId)
    gone.push({ originalId: row.original_id, userId, wasOwn: row.user_id === row.original_id, isReviewed })
  }
  await mergeAbandonedUsers(
    set,
    gone.filter(({ originalId, userId }) => originalId !== userId),
    moved.leftCustomers
  )
  await separateUsers(
    set,
    gone.filter(({ originalId, userId }) => originalId === userId)
  )
  return moved
}

/** Removes the rows of users that were only these emails, and records whom they were merged into. */
async function mergeAbandonedUsers(set: IdentityUnitOfWork, gone: readonly Gone[], leftCustomers: Set<string>): Promise<void> {
  await set.users.load(gone.map(({ originalId }) => originalId))
  const known = await set.transaction.get(
    merges,
    gone.map(({ originalId }) => ({ from_id: originalId }))
  )
  const recorded = gone.filter(({ wasOwn }, index) => wasOwn || known[index])
  await set.customers.load(recorded.flatMap(({ originalId }) => set.users.get(originalId)?.customer_id ?? []))
  for (const { originalId } of recorded) {
    const user = set.users.get(originalId)
    if (!user) continue
    if (user.customer_id) {
      countContact(set, user.customer_id, -1)
      leftCustomers.add(user.customer_id)
    }
    set.users.delete(originalId)
  }
  const rows = recorded.map(({ originalId, userId, isReviewed }) => ({
    from_id: originalId,
    into_id: userId,
    entity: 'user',
    reason: isReviewed ? 'reviewed' : 'email_claimed',
    at: set.now
  }))
  if (rows.length > 0) await set.transaction.upsert(merges, rows)
}

/** Users of their own again: nothing leads away from their ids any more, and events that had not moved yet are theirs. */
async function separateUsers(set: IdentityUnitOfWork, returned: readonly Gone[]): Promise<void> {
  if (returned.length === 0) return
  const ids = returned.map(({ originalId }) => originalId)
  await set.transaction.remove(merges, { from_id: { in: ids } })
  for (const id of ids) set.remadeUsers.add(id)
}
