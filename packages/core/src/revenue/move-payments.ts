import { defineSubscriber } from '../changes/index.js'
import { type IdentityUnitOfWork, type MovedKey, ownershipChanged } from '../identity/index.js'
import { payments } from './tables/index.js'

/** Lets the payments that name a domain or a provider's account follow it to its new owner. */
export const movePayments = defineSubscriber({
  at: ownershipChanged,
  kinds: ['customerKeyMoved'],
  follow: (moved, set) => moveNamed(set, moved)
})

async function moveNamed(set: IdentityUnitOfWork, moved: readonly MovedKey[]): Promise<void> {
  const keys = moved.map(({ key }) => key)
  const found = await set.transaction.find(payments, { where: { customer_key: { in: keys } }, columns: ['customer_key'] })
  const named = new Set(found.map((row) => row.customer_key))
  const moving = moved.filter(({ key }) => named.has(key))
  for (const { key, into } of moving) {
    set.customer(key)
    await set.transaction.update(payments, { customer_key: { eq: key } }, { customer_id: into })
  }
}
