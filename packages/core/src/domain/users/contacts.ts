import type { OrganizationStore } from '../../storage/contract.js'
import { users } from '../../storage/tables/index.js'

/** The emails and names of these users, by id. */
export async function loadContacts(store: OrganizationStore, userIds: readonly (string | null)[]) {
  const ids = [...new Set(userIds.filter((id) => id !== null))]
  const found = ids.length === 0 ? [] : await store.find(users, { where: { id: { in: ids } }, columns: ['id', 'email', 'name'] })
  return new Map(found.map((user) => [user.id, user]))
}
