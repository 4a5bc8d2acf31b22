import { expect, it } from 'vitest'
import { createTestRapport } from '../testing/create-test-rapport.js'
import { eventDefinitions } from './events/index.js'
import type { IngestEvent } from './ingest-batch.js'

const marks = (found: { eventName: string; metadata: { properties?: { automated?: unknown } } }[]) =>
  found.map(({ eventName, metadata }) => [eventName, metadata.properties?.automated])

it('events of every kind from a browser that a program steers say so in the timeline, others do not', async () => {
  const { workspace, clock } = await createTestRapport()
  const examples = Object.values(eventDefinitions).map(({ example }) => ({ ...example, timestamp: clock.now(), customerId: 'acme' }))
  const visit = async (mark: object) => {
    const events = examples.map((example) => ({ ...example, ...mark }))
    await workspace.ingest({ customerIdentity: { customerId: 'acme' }, events: events as IngestEvent[] })
  }
  const read = async () => (await workspace.call('svc_get_timeline', { customer: 'acme' })).events
  for (const mark of [{}, { automated: false }, { automated: 'yes' }, { automated: null }]) await visit(mark)
  const before = await read()
  expect(before.length).toBeGreaterThanOrEqual(examples.length)
  expect(marks(before).filter(([, mark]) => mark !== undefined)).toEqual([])
  clock.advance(1_000)
  await visit({ automated: true })
  const marked = marks(await read()).filter(([, mark]) => mark === true)
  expect(marked).toHaveLength(examples.length)
})

it('a property of that name which the host gave stays as it is, and a trait does not appear', async () => {
  const { workspace } = await createTestRapport()
  const customer = { customerId: 'acme' }
  const custom = { type: 'custom' as const, eventName: 'Mail sent', properties: { automated: 'weekly', to: 3 }, automated: true }
  const identify = { type: 'identify' as const, email: 'ann@acme.test', traits: { plan: 'pro' }, automated: true }
  await workspace.ingest({ customerIdentity: customer, events: [custom, identify] as IngestEvent[] })
  const { events } = await workspace.call('svc_get_timeline', { customer: 'acme' })
  const properties = Object.fromEntries(events.map(({ eventName, metadata }) => [eventName, metadata.properties]))
  expect(properties).toEqual({ 'Mail sent': { automated: 'weekly', to: 3 }, identify: { automated: true, plan: 'pro' } })
  const { items } = await workspace.call('svc_list_users', {})
  expect(JSON.stringify(items)).not.toContain('automated')
})
