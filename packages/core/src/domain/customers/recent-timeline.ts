import type { OrganizationStore } from '../../storage/contract.js'
import { events } from '../../storage/tables/index.js'
import { isoTime } from '../instant.js'
import { timelineWindow } from '../timeline/timeline-window.js'
import { loadContacts } from '../users/contacts.js'

const most = 20

/** A customer's last events within a window that ends now, at most 20, the newest first. */
export async function recentTimeline(store: OrganizationStore, customerId: string, timeframe: string, now: number) {
  const found = await store.find(events, {
    where: { customer_id: { eq: customerId }, occurred_at: timelineWindow({ timeframe }, now) },
    orderBy: { column: 'occurred_at', direction: 'desc' },
    limit: most,
    columns: ['type', 'title', 'user_id', 'occurred_at']
  })
  const contacts = await loadContacts(
    store,
    found.map((event) => event.user_id)
  )
  return found.map(({ type, title, user_id, occurred_at }) => {
    const contact = contacts.get(user_id ?? '')
    return { type, title, contact: contact?.email ?? contact?.name ?? null, occurredAt: isoTime(occurred_at) }
  })
}
