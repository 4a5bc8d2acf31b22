import { emit, Phase } from '../../changes/index.js'
import { type CustomerKey, isDomainKey, keyValue } from '../rules/keys.js'
import { merges } from '../tables/merges.js'
import type { IdentityUnitOfWork } from '../work/unit-of-work.js'

/** A key, of a domain or of a provider's account, that went from one customer to another. */
export interface MovedKey {
  key: CustomerKey
  from: string
  into: string
}

/**
 * Where the keys of some claims have their new owners, with the customers on both sides loaded: what goes with a key to its new owner goes here.
 * Some of it counts the stored events of an owner again: the events of the work must have their right owners by then, or one that was only guessed
 * would keep what it never had.
 */
export const ownershipChanged = new Phase<IdentityUnitOfWork>('ownershipChanged')

/** Tells which keys moved. Nothing stored names a key that is new, so nothing can go with it; only participants of sources have its domain. */
export function emitMoved(set: IdentityUnitOfWork, moved: readonly MovedKey[]): void {
  for (const { key, from, into } of moved) {
    if (!set.isNew(from)) emit(set.transaction, { kind: 'customerKeyMoved', key, from, into, at: set.now })
    else if (isDomainKey(key)) emit(set.transaction, { kind: 'newDomainOwned', domain: keyValue(key), at: set.now })
  }
}

/**
 * Records that a customer which was only this key is merged into the key's new owner, and removes that record when the key comes back. A customer that
 * was made just now needs no record, as nobody has seen its id. One that has a record already keeps one, even if its row was removed as empty.
 */
export async function recordMerges(set: IdentityUnitOfWork, moved: readonly (MovedKey & { isReviewed: boolean })[]): Promise<void> {
  const all = moved.map((each) => ({ ...each, original: set.customerIdentity(each.key).original_id }))
  await removeMerges(
    set,
    all.filter(({ into, original }) => into === original)
  )
  // Nothing leads away from a customer that was made just now.
  const gone = all.filter(({ into, original }) => into !== original && !set.isNew(original))
  if (gone.length === 0) return
  const [known] = await Promise.all([
    set.transaction.get(
      merges,
      gone.map(({ original }) => ({ from_id: original }))
    ),
    set.customers.load(gone.map(({ original }) => original))
  ])
  const recorded = gone.flatMap(({ key, from, into, original, isReviewed }, index) => {
    if (from !== original && !known[index]) return []
    const reason = isReviewed ? 'reviewed' : isDomainKey(key) ? 'domain_owned' : 'account_joined'
    if (known[index]?.into_id !== into)
      emit(set.transaction, { kind: 'customerMerged', fromId: original, intoId: into, reason, at: set.now })
    return [{ from_id: original, into_id: into, entity: 'customer', reason, at: set.now }]
  })
  if (recorded.length > 0) await set.transaction.upsert(merges, recorded)
}

/** Removes the records of customers whose keys came back. */
async function removeMerges(set: IdentityUnitOfWork, returned: readonly (MovedKey & { original: string })[]): Promise<void> {
  if (returned.length === 0) return
  const known = await set.transaction.get(
    merges,
    returned.map(({ original }) => ({ from_id: original }))
  )
  await set.transaction.remove(merges, { from_id: { in: returned.map(({ original }) => original) } })
  for (const [index, { original: customerId, from: fromId }] of returned.entries()) {
    const mergedAt = known[index]?.at
    if (mergedAt !== undefined) set.undoneMerges.push({ customerId, fromId, mergedAt })
  }
}
