import { users } from '../identity/index.js'
import { journeyStage } from '../people/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { isoTimeOrNull } from '../values/index.js'

const maxUsers = 100

const columns = [
  'id',
  'external_id',
  'email',
  'name',
  'last_activity_at',
  'event_activity_at',
  'activated_at',
  'inactive_at',
  'past_activated_at'
] as const

/** A customer's users, at most 100, the most recently active first. */
export async function recentUsers(store: OrganizationStore, customerId: string, now: number) {
  const found = await store.find(users, {
    where: { customer_id: { eq: customerId } },
    orderBy: { column: 'last_activity_at', direction: 'desc' },
    limit: maxUsers,
    columns
  })
  return found.map((user) => ({
    id: user.id,
    email: user.email,
    name: user.name,
    journeyStage: journeyStage(user, now),
    lastActivityAt: isoTimeOrNull(user.last_activity_at)
  }))
}
