import { columnKind, isNullable, type RowOf, type Store, tables } from '@rapport/core/storage'
import { Random } from '../../eval/random.js'

type Customer = RowOf<typeof tables.customers>

const dayMs = 86_400_000
const rowsEach = 1_000
const states = ['healthy', 'at_risk', 'expanding', 'unclear'] as const
const words = ['Amber', 'Birch', 'Cedar', 'Delta', 'Ember', 'Falcon', 'Granite', 'Harbor', 'Indigo', 'Juniper', 'Kestrel', 'Lumen']
const plainest = { uuid: '', text: '', time: 0, integer: 0, number: 0, boolean: false, json: {} }

/** A row of a customer in which nothing is known. */
const unknown = Object.fromEntries(
  Object.entries(tables.customers.row.properties).map(([name, schema]) => [name, isNullable(schema) ? null : plainest[columnKind(schema)]])
) as Customer

/** Fills an organization with customers of whom everything is known by which lists are narrowed and sorted. The same seed gives the same rows. */
export async function fillCustomers(store: Store, organizationId: string, count: number, now: number): Promise<void> {
  const rows = store.organization(organizationId)
  const random = new Random(40)
  for (let from = 0; from < count; from += rowsEach) {
    const some = Array.from({ length: Math.min(rowsEach, count - from) }, (_, index) => customerOf(from + index, random, now))
    await rows.insert(tables.customers, some)
  }
}

function customerOf(number: number, random: Random, now: number): Customer {
  const below = (end: number) => Math.floor(random.next() * end)
  const name = `${words[below(words.length)]} ${words[below(words.length)]} ${number}`
  const isPaying = random.next() < 0.4
  const billing = isPaying ? 'PAYING' : 'NONE'
  const seenAt = now - below(800 * dayMs)
  return {
    ...unknown,
    id: `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`,
    external_id: `account-${number}`,
    claimed: true,
    domain: `company${number}.example`,
    name,
    name_key: name.toLowerCase(),
    search_key: `${name.toLowerCase()}\ncompany${number}.example`,
    traits: { plan: isPaying ? 'team' : 'free', seats: below(500) },
    billing_status: billing,
    event_billing_status: billing,
    mrr_cents: isPaying ? below(5_000_000) : null,
    mrr_status: isPaying ? 'calculated' : 'unavailable',
    currency: isPaying ? 'USD' : null,
    contact_count: below(20),
    created_at: seenAt,
    first_seen_at: seenAt,
    last_activity_at: random.next() < 0.9 ? now - below(400 * dayMs) : null,
    health_score: random.next() < 0.95 ? below(101) : null,
    health_change: random.next() < 0.8 ? below(41) - 20 : null,
    assessment: states[below(states.length)] ?? null,
    renews_at: isPaying ? now + below(365 * dayMs) : null,
    tags: random.next() < 0.2 ? { 'key account': true } : null
  }
}
