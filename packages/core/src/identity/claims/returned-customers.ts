import type { MovedKey } from '../events/ownership-changed.js'
import { events } from '../tables/events.js'
import type { IdentityUnitOfWork } from '../work/unit-of-work.js'

/**
 * Customers without a row that a key came back to while some of their events had not moved away yet. Those events stay now, so the customer needs
 * its row again. The customers that keys went to must be loaded.
 */
export async function returnedCustomers(set: IdentityUnitOfWork, moved: readonly MovedKey[]): Promise<string[]> {
  const missing = [...new Set(moved.map(({ into }) => into))].filter((id) => !set.customers.get(id))
  const counts = await Promise.all(missing.map((id) => set.transaction.count(events, { customer_id: { eq: id } }, 1)))
  return missing.filter((_, index) => counts[index] !== 0)
}
