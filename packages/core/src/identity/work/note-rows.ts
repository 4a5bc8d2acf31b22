import { emit, isFollowed } from '../../changes/index.js'
import type { RowOf, Transaction } from '../../storage/index.js'
import type { AcceptedEvent } from '../events/accepted-event.js'
import type { customers } from '../tables/customers.js'
import type { identities } from '../tables/identities.js'
import type { users } from '../tables/users.js'
import type { TableCache } from './table-cache.js'

type CustomerRow = RowOf<typeof customers>
type UserRow = RowOf<typeof users>

/** The part of a working set whose changes are noted. */
interface Rows {
  transaction: Transaction
  now: number
  events: readonly AcceptedEvent[]
  identities: TableCache<typeof identities>
  users: TableCache<typeof users>
  customers: TableCache<typeof customers>
}

/** Notes what the rows that are about to be written change: of customers and users what counts is how the store had them, not the way to it. */
export function noteRows(set: Rows): void {
  if (!set.transaction.changes) return
  for (const { before, after } of set.customers.written()) noteCustomer(set, before, after)
  if (isFollowed(set.transaction, 'userIdentified')) noteIdentified(set)
}

function noteCustomer({ transaction, now }: Rows, before: CustomerRow | undefined, after: CustomerRow): void {
  const { id: customerId, activated_at, billing_status, subscription_billing_status, billing_at } = after
  if (!before) emit(transaction, { kind: 'customerCreated', customerId, at: now })
  if (activated_at !== null && (before?.activated_at ?? null) === null)
    emit(transaction, { kind: 'customerActivated', customerId, at: activated_at })
  if (billing_status === 'CHURNED' && before?.billing_status !== 'CHURNED') {
    // Subscriptions do not tell when; the event does that set the status.
    const at = subscription_billing_status === null ? (billing_at ?? now) : now
    emit(transaction, { kind: 'customerChurned', customerId, from: before?.billing_status ?? 'NONE', at })
  }
}

function isIdentified({ external_id, email }: UserRow): boolean {
  return external_id !== null || email !== null
}

function noteIdentified({ transaction, now, events, identities, users }: Rows): void {
  const found: UserRow[] = []
  for (const { before, after } of users.written()) if (isIdentified(after) && !(before && isIdentified(before))) found.push(after)
  if (found.length === 0) return
  const firstNamed = new Map<string, number>()
  for (const { row } of events) {
    const userId = row.identity === null ? undefined : identities.get(row.identity)?.user_id
    if (userId !== undefined) firstNamed.set(userId, Math.min(row.occurred_at, firstNamed.get(userId) ?? row.occurred_at))
  }
  for (const { id: userId, external_id: externalId, email, customer_id: customerId } of found) {
    emit(transaction, { kind: 'userIdentified', userId, externalId, email, customerId, at: firstNamed.get(userId) ?? now })
  }
}
