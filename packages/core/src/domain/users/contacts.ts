import type { OrganizationStore } from '../../storage/contract.js'
import { users } from '../../storage/tables/index.js'
import { currentIds } from '../merged-ids.js'

/** Who somebody is, as far as known. */
interface KnownUser {
  id: string
  email: string | null
  name: string | null
}

/** The emails and names of these users, by the id that was asked for: merged ones lead on. */
export async function loadContacts(store: OrganizationStore, userIds: readonly (string | null)[]): Promise<Map<string, KnownUser>> {
  const ids = [...new Set(userIds)].filter((id) => id !== null)
  const found = await findUsers(store, ids)
  const missing = ids.filter((id) => !found.has(id))
  if (missing.length === 0) return found
  const current = await currentIds(store, missing, 'user')
  const survivors = await findUsers(store, [...new Set(current.values())])
  for (const [id, survivor] of current) {
    const user = survivors.get(survivor)
    if (user) found.set(id, user)
  }
  return found
}

async function findUsers(store: OrganizationStore, ids: readonly string[]): Promise<Map<string, KnownUser>> {
  const found = ids.length === 0 ? [] : await store.find(users, { where: { id: { in: ids } }, columns: ['id', 'email', 'name'] })
  return new Map(found.map((user) => [user.id, user]))
}
