import { isUserIdKey } from '../../identity/rules/keys.js'
import { customerIdentities, customers, events, identities, users } from '../../registry/tables.js'
import type { JsonObject } from '../../storage/columns.js'
import type { OrganizationStore } from '../../storage/contract.js'

/** Everything that identity decides, without our own generated ids: users go by their strongest key, customers by the one that they are by themselves. */
export interface CanonicalForm {
  users: Record<string, CanonicalUser>
  customers: Record<string, CanonicalCustomer>
  /** Event id -> its owners. */
  events: Record<string, { user: string | null; customer: string | null }>
}

export interface CanonicalUser {
  identities: string[]
  email: string | null
  name: string | null
  traits: JsonObject
  customer: string | null
  firstSeenAt: number | null
  lastActivityAt: number | null
  activeDays: number[]
  firstTouch: Touch
  activatedAt: number | null
  engagedAt: number | null
  inactiveAt: number | null
  pastActivatedAt: number | null
}

type Touch = [at: number | null, source: string | null, channel: string | null]

export interface CanonicalCustomer {
  keys: string[]
  domain: string | null
  name: string | null
  traits: JsonObject
  contactCount: number
  firstSeenAt: number | null
  lastActivityAt: number | null
  firstTouch: Touch
  activatedAt: number | null
  billing: [at: number | null, status: string]
}

/** The canonical form of what is stored. For tests: it reads whole tables. */
export async function readCanonicalForm(store: OrganizationStore): Promise<CanonicalForm> {
  const [identityRows, keyRows, userRows, customerRows, eventRows] = await Promise.all([
    store.find(identities),
    store.find(customerIdentities),
    store.find(users),
    store.find(customers),
    store.find(events)
  ])
  const userKeys = groupKeys(identityRows.map((row) => [row.user_id, row.identity]))
  const customerKeys = groupKeys(keyRows.map((row) => [row.customer_id, row.customer_key]))
  const userName = (id: string | null) => (id === null ? null : (userKeys.get(id)?.find(isUserIdKey) ?? userKeys.get(id)?.[0] ?? id))
  const customerOriginals = new Map(keyRows.map((row) => [row.original_id, row.customer_key]))
  const customerName = (id: string | null) => (id === null ? null : (customerOriginals.get(id) ?? id))
  return {
    users: byName(userRows, (row) => [
      userName(row.id),
      {
        identities: userKeys.get(row.id) ?? [],
        email: row.email,
        name: row.name,
        traits: row.traits,
        customer: customerName(row.customer_id),
        firstSeenAt: row.first_seen_at,
        lastActivityAt: row.last_activity_at,
        activeDays: row.active_days,
        firstTouch: [row.first_touch_at, row.first_source, row.first_channel],
        activatedAt: row.activated_at,
        engagedAt: row.engaged_at,
        inactiveAt: row.reported_inactive_at,
        pastActivatedAt: row.past_activated_at
      }
    ]),
    customers: byName(customerRows, (row) => [
      customerName(row.id),
      {
        keys: customerKeys.get(row.id) ?? [],
        domain: row.domain,
        name: row.name,
        traits: row.traits,
        contactCount: row.contact_count,
        firstSeenAt: row.first_seen_at,
        lastActivityAt: row.last_activity_at,
        firstTouch: [row.first_touch_at, row.first_source, row.first_channel],
        activatedAt: row.activated_at,
        billing: [row.billing_at, row.billing_status]
      }
    ]),
    events: byName(eventRows, (row) => [row.event_id, { user: userName(row.user_id), customer: customerName(row.customer_id) }])
  }
}

function groupKeys(pairs: [id: string, key: string][]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const [id, key] of pairs) groups.set(id, [...(groups.get(id) ?? []), key].sort())
  return groups
}

function byName<Row, T>(rows: readonly Row[], entry: (row: Row) => [name: string | null, value: T]): Record<string, T> {
  const entries = rows.map(entry).map(([name, value]) => [name ?? '', value] as const)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}
