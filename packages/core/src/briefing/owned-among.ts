import { customers } from '../identity/index.js'
import type { OrganizationStore } from '../storage/index.js'

/** What of this is about customers that a member owns; all of it where nobody is named. */
export async function ownedAmong<T>(
  store: OrganizationStore,
  all: readonly T[],
  customerOf: (one: T) => string,
  ownerId: string | undefined
): Promise<readonly T[]> {
  if (ownerId === undefined || all.length === 0) return all
  const where = { id: { in: [...new Set(all.map(customerOf))] }, owner_id: { eq: ownerId } }
  const owned = new Set((await store.find(customers, { where, columns: ['id'] })).map(({ id }) => id))
  return all.filter((one) => owned.has(customerOf(one)))
}
