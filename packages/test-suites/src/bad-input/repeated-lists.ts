import { expect, it } from 'vitest'
import type { NewWorld } from '../list-tools/world.js'

/** As many as a body of a megabyte holds. */
const repeats = 80_000

const lists: [tool: string, input: object, list: string, value: string][] = [
  ['svc_list_facts', { customer: 'acme' }, 'sourceTypes', 'EMAIL'],
  ['svc_list_facts', { customer: 'acme' }, 'status', 'ACTIVE'],
  ['svc_list_facts', { customer: 'acme' }, 'factTypes', 'CUSTOM'],
  ['svc_list_facts', { customer: 'acme' }, 'factCategories', 'CUSTOM'],
  ['svc_search_customer_context', { query: 'renewal' }, 'sourceTypes', 'EMAIL'],
  ['svc_get_timeline', { customer: 'acme' }, 'channels', 'PRODUCT'],
  ['svc_get_timeline', { customer: 'acme' }, 'eventTypes', 'signup'],
  ['svc_get_customer', { customer: 'acme' }, 'include', 'users'],
  ['svc_get_fact', { factId: 'f1' }, 'include', 'evidence']
]

export function testRepeatedLists(newWorld: NewWorld): void {
  it('a list that names the same again and again means what it means once', async () => {
    const { workspace, ask, now } = await newWorld()
    const customer = { customerId: 'acme' }
    const said = {
      sourceType: 'EMAIL' as const,
      externalId: 'mail-1',
      occurredAt: now,
      customer,
      segments: [{ text: 'The renewal is in May.' }]
    }
    await workspace.ingest({
      source: 'server',
      events: [{ type: 'custom', eventName: 'signup', timestamp: now, userId: 'u1', ...customer }]
    })
    await workspace.sources.put([said])
    const evidence = [{ sourceType: 'EMAIL' as const, sourceId: 'mail-1', quote: 'renewal is in May' }]
    await workspace.facts.put([{ externalId: 'f1', customer, factType: 'CUSTOM', assertion: 'The renewal is in May', evidence }])
    for (const [tool, input, list, value] of lists) {
      const once = await ask(tool, { ...input, [list]: [value] })
      const often = await ask(tool, { ...input, [list]: Array.from({ length: repeats }, () => value) })
      expect(often, `${tool} ${list}`).toEqual(once)
      expect(JSON.stringify(once), `${tool} ${list}`).toMatch(/renewal|signup|SIGNED_UP/)
    }
  })
}
