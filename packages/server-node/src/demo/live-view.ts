import type { Rapport } from '@rapport/core'

/** What the live view shows: who there is by now, and what the chosen customer did. */
export async function liveView(rapport: Rapport, organizationId: string, query: URLSearchParams) {
  const workspace = rapport.organization(organizationId)
  const [users, customers] = await Promise.all([
    workspace.call('svc_list_users', { limit: 20 }),
    workspace.call('svc_list_customers', { limit: 20 })
  ])
  const wanted = query.get('customer')
  const chosen = customers.items.find(({ id }) => id === wanted) ?? customers.items[0]
  const timeline = chosen && (await workspace.call('svc_get_timeline', { customer: chosen.id, timeframe: 'all', limit: 50 }))
  return {
    users: users.items,
    customers: customers.items,
    timeline: chosen && timeline ? { customer: chosen.id, events: timeline.events } : null
  }
}
