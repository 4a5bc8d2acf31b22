import { normalizeEmail } from '../identity/index.js'
import { members } from '../members/tables/index.js'
import type { OrganizationStore } from '../storage/index.js'

/** A member as the owner of customers. */
export interface Owner {
  id: string
  email: string
  name: string
}

/** The members behind these owner ids, by id; ids of nobody are left out. */
export async function loadOwners(store: OrganizationStore, ownerIds: readonly (string | null)[]): Promise<Map<string, Owner>> {
  const ids = [...new Set(ownerIds.filter((id) => id !== null))]
  const found = ids.length === 0 ? [] : await store.find(members, { where: { id: { in: ids } }, columns: ['id', 'email', 'name'] })
  return new Map(found.map((owner) => [owner.id, owner]))
}

/** The id of the member with this email, in any case. */
export async function ownerIdByEmail(store: OrganizationStore, email: string): Promise<string | undefined> {
  const address = normalizeEmail(email)
  if (address === null) return undefined
  const [owner] = await store.find(members, { where: { email: { eq: address } }, columns: ['id'], limit: 1 })
  return owner?.id
}

/** What to call an owner: the name, or the email where the name has nothing to read. */
export function ownerLabel({ name, email }: Owner): string {
  return name.trim() || email
}
