import { currentIds, users } from '../identity/index.js'
import type { OrganizationStore, RowOf } from '../storage/index.js'

const columns = ['id', 'email', 'name'] as const

/** Who somebody is, as far as known. */
export type KnownUser = Pick<RowOf<typeof users>, (typeof columns)[number]>

/** How many of a customer's people are read before it is known who of them is asked for. */
const mostLikely = 30

/** The people of a customer who were active last: mostly those of its newest events, beside which they can be read. */
export function likelyContacts(store: OrganizationStore, customerId: string): Promise<KnownUser[]> {
  const orderBy = { column: 'last_activity_at', direction: 'desc' } as const
  return store.find(users, { where: { customer_id: { eq: customerId } }, orderBy, limit: mostLikely, columns })
}

/** The emails and names of these users, by the id that was asked for: merged ones lead on. Those that are `known` already are not read again. */
export async function loadContacts(
  store: OrganizationStore,
  userIds: readonly (string | null)[],
  known: readonly KnownUser[] = []
): Promise<Map<string, KnownUser>> {
  const ids = [...new Set(userIds)].filter((id) => id !== null)
  const read = new Set(known.map(({ id }) => id))
  const others = await findUsers(
    store,
    ids.filter((id) => !read.has(id))
  )
  const found = byId([...known, ...others])
  const missing = ids.filter((id) => !found.has(id))
  if (missing.length === 0) return found
  const current = await currentIds(store, missing, 'user')
  const survivors = byId(await findUsers(store, [...new Set(current.values())]))
  for (const [id, survivor] of current) {
    const user = survivors.get(survivor)
    if (user) found.set(id, user)
  }
  return found
}

async function findUsers(store: OrganizationStore, ids: readonly string[]): Promise<KnownUser[]> {
  return ids.length === 0 ? [] : store.find(users, { where: { id: { in: ids } }, columns })
}

const byId = (found: readonly KnownUser[]) => new Map(found.map((user) => [user.id, user]))
