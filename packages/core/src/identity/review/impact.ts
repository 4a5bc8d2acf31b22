import { type Static, Type } from 'typebox'
import { facts } from '../../facts/tables/index.js'
import { sources } from '../../sources/tables/index.js'
import type { OrganizationStore } from '../../storage/index.js'
import { events } from '../tables/events.js'
import { users } from '../tables/users.js'

/** The most that is counted of anything. */
const most = 10_000

const count = Type.Integer({ minimum: 0, maximum: most })

/** What a merge would move. */
export const impactShape = Type.Object(
  { users: count, events: count, sources: count, facts: count },
  { additionalProperties: false, description: `What a merge would move. Each number counts at most ${most}. Null after a decision.` }
)

/** How many of each a merge would move; of anything at most 10,000 are counted. */
export type Impact = Static<typeof impactShape>

/** What merging this person or customer into another would move. */
export async function impactOf(store: OrganizationStore, entity: 'user' | 'customer', id: string): Promise<Impact> {
  if (entity === 'user') return { users: 1, events: await store.count(events, { user_id: { eq: id } }, most), sources: 0, facts: 0 }
  const where = { customer_id: { eq: id } }
  const [people, happened, said, known] = await Promise.all([
    store.count(users, where, most),
    store.count(events, where, most),
    store.count(sources, where, most),
    store.count(facts, where, most)
  ])
  return { users: people, events: happened, sources: said, facts: known }
}
