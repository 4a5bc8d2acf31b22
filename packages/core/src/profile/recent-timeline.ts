import type { OrganizationStore } from '../storage/index.js'
import { listTimeline } from '../timeline/index.js'

const maxEntries = 20

/** What happened last with a customer within a window that ends now, at most 20 entries of its timeline, the newest first. */
export async function recentTimeline(store: OrganizationStore, customerId: string, timeframe: string, now: number) {
  const { events } = await listTimeline(store, now, { customer: customerId, timeframe, limit: maxEntries })
  return events.map(({ eventType, title, contact, occurredAt }) => ({ type: eventType, title, contact, occurredAt }))
}
