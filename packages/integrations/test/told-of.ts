import { type EngineSubject, EngineWorld } from '../src/testing/engine-world.js'

/** What somebody says who may leave. */
export const threat = 'We are thinking about leaving you, and the export feature is missing for us.'

/** What a workspace knows of a customer once a conversation was read, by all the ways there are to ask. */
export async function toldOf(subject: EngineSubject, customer: string) {
  const world = await EngineWorld.connected(subject)
  // What was read is looked through by jobs of its own.
  for (let steps = 0; steps < 3; steps++) await world.until(world.now + 1_000)
  const { workspace } = world
  const told = {
    facts: (await workspace.call('svc_list_facts', { customer, limit: 50 })).facts,
    found: (await workspace.call('svc_search_customer_context', { query: 'thinking about leaving, export missing', customer })).results,
    relationship: (await workspace.call('svc_get_customer_relationship', { customer })).relationship,
    timeline: (await workspace.call('svc_get_timeline', { customer, timeframe: 'all' })).events,
    metrics: (await workspace.call('svc_get_customer', { customer, include: ['behaviorMetrics'] })).behaviorMetrics,
    users: (await workspace.users.list({ limit: 100 })).items
  }
  await world.close()
  return told
}
