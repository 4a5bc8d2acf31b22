import { expect, it } from 'vitest'
import { eventDefinitions } from '../ingest/events/index.js'
import { createTestRapport } from '../testing/create-test-rapport.js'
import { addressInWords } from './server-address.js'

it.each([
  ['server://custom', 'From the server'],
  ['server://', 'From the server'],
  ['SERVER://pageview/', 'From the server'],
  ['server://worker', 'From the server: worker'],
  ['server://jobs/nightly', 'From the server: jobs/nightly'],
  ['https://app.example.com/a', 'https://app.example.com/a'],
  ['/settings', '/settings'],
  ['order_placed', 'order_placed'],
  ['', ''],
  [null, null]
])('%j reads as %j', (address, words) => expect(addressInWords(address)).toBe(words))

it.each(Object.values(eventDefinitions).map(({ type, example }) => [type, example]))(
  'an event %s of a server has no address for a title',
  async (type, example) => {
    const { workspace, clock } = await createTestRapport()
    await workspace.customers.put([{ customerId: 'acme', name: 'Acme', domain: 'acme.example' }])
    const { path: _, title: __, ...event } = example
    const who = { customerId: 'acme', userId: 'u_1', email: 'ann@acme.example' }
    const sent = { ...event, ...who, timestamp: clock.now() - 1_000, url: `server://${type}` }
    expect((await workspace.ingest({ source: 'server', events: [sent as never] })).errors ?? []).toEqual([])
    const { events } = await workspace.tools.getTimeline({ customer: 'acme', timeframe: '7d' })
    expect(events).toHaveLength(1)
    for (const { title, summary } of events) for (const text of [title, summary]) expect(text ?? '').not.toContain('://')
  }
)
