import { defineEvents } from '@rapport/core'
import { expect, it } from 'vitest'
import type { createRapportClient, createTracker, RapportClient, Tracker } from '../src/index.js'

const events = defineEvents({
  signed_up: { type: 'object', properties: { plan: { enum: ['free', 'team'] }, seats: { type: 'integer' } }, required: ['plan'] },
  opened: { type: 'object', properties: {} },
  noted: { type: 'object' }
})
type Events = typeof events

/** What the compiler takes and refuses. Nobody calls it: the types are the test, which `npm run typecheck` runs. */
function compiled(
  tracker: ReturnType<typeof createTracker<Events>>,
  untyped: ReturnType<typeof createTracker>,
  client: ReturnType<typeof createRapportClient<Events>>
): unknown[] {
  return [
    tracker.track({ eventName: 'signed_up', userId: 'u1', properties: { plan: 'team', seats: 3 } }),
    tracker.track({ eventName: 'opened' }),
    tracker.track({ eventName: 'noted' }),
    tracker.track({ eventName: 'noted', properties: { anything: 1 } }),
    untyped.track({ eventName: 'anything', properties: { at: 'all' } }),
    client.events.import({ batches: [{ events: [{ type: 'custom', eventName: 'opened', userId: 'u1' }, { type: 'pageview' }] }] }),
    client.events.import({
      batches: [{ events: [{ type: 'custom', eventName: 'noted', sessionId: 's1', timestamp: '2026-01-31T09:30:00Z' }] }]
    }),
    client.customers.list(),
    tracker satisfies Tracker,
    client satisfies RapportClient,
    // @ts-expect-error: there is no such event.
    tracker.track({ eventName: 'signedUp', properties: { plan: 'team' } }),
    // @ts-expect-error: the plan is missing.
    tracker.track({ eventName: 'signed_up' }),
    // @ts-expect-error: there is no such plan.
    tracker.track({ eventName: 'signed_up', properties: { plan: 'gold' } }),
    // @ts-expect-error: seats is a number.
    tracker.track({ eventName: 'signed_up', properties: { plan: 'team', seats: 'three' } }),
    // @ts-expect-error: no such property is declared.
    tracker.track({ eventName: 'signed_up', properties: { plan: 'team', colour: 'red' } }),
    // @ts-expect-error: there is no such event.
    client.events.import({ batches: [{ events: [{ type: 'custom', eventName: 'signedUp' }] }] }),
    // @ts-expect-error: the plan is missing.
    client.events.import({ batches: [{ events: [{ type: 'custom', eventName: 'signed_up', timestamp: 1 }] }] }),
    // @ts-expect-error: there is no such plan.
    client.events.import({ batches: [{ events: [{ type: 'custom', eventName: 'signed_up', properties: { plan: 'gold' } }] }] })
  ]
}

it('types the events of tracker and client by their declaration alone', () => {
  expect(Object.keys(events)).toEqual(['schemas'])
  expect(compiled).toHaveLength(3)
})
