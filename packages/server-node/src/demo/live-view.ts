import type { Rapport } from '@rapport/core'

/** What the live view shows: who there is by now, and what the chosen customer did; with the calls that told it, for those who want to see them. */
export async function liveView(rapport: Rapport, organizationId: string, query: URLSearchParams) {
  const workspace = rapport.organization(organizationId)
  const listed = { limit: 20 }
  const [users, customers] = await Promise.all([workspace.call('svc_list_users', listed), workspace.call('svc_list_customers', listed)])
  const wanted = query.get('customer')
  const chosen = customers.items.find(({ id }) => id === wanted) ?? customers.items[0]
  const asked = chosen && ({ customer: chosen.id, timeframe: 'all', limit: 50 } as const)
  const timeline = asked && (await workspace.call('svc_get_timeline', asked))
  return {
    users: users.items,
    customers: customers.items,
    timeline: chosen && timeline ? { customer: chosen.id, events: timeline.events } : null,
    calls: {
      svc_list_users: { input: listed, answer: users },
      svc_list_customers: { input: listed, answer: customers },
      ...(asked && { svc_get_timeline: { input: asked, answer: timeline } })
    }
  }
}

/** What answers a question, with the call. Throws INVALID_TOOL_INPUT for what is none. */
export async function askView(rapport: Rapport, organizationId: string, query: URLSearchParams) {
  const input = { query: query.get('q') ?? '', topK: 6 }
  const answer = await rapport.organization(organizationId).call('svc_search_customer_context', input)
  return { calls: { svc_search_customer_context: { input, answer } } }
}
