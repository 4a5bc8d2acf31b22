import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createTestRapport } from '../../testing/create-test-rapport.js'
import { runToEnd } from '../../values/cooperative-work.js'
import { systemIds } from '../../values/ids.js'
import { batchSteps, readBatch } from './read-batch.js'
import { readEnvelope } from './read-envelope.js'

const organizationId = randomUUID()
const traits = (names: number) => Object.fromEntries(Array.from({ length: names }, (_, index) => [`trait_${index}`, index]))
const identifies = (events: number, names: number) =>
  Array.from({ length: events }, (_, index) => ({
    type: 'identify' as const,
    uuid: randomUUID(),
    userId: `u${index}`,
    traits: traits(names)
  }))

function turnsOf(body: unknown): number {
  const steps = batchSteps(organizationId, readEnvelope(body), 1_764_000_000_000, systemIds())
  let turns = 0
  while (!steps.next().done) turns++
  return turns
}

it('a batch with very many traits is read in turns, as many as it has thousands of names, and an ordinary one at once', () => {
  expect(turnsOf({ events: identifies(100, 700) })).toBeGreaterThan(50)
  expect(turnsOf({ events: identifies(1, 1_000) })).toBe(0)
  expect(turnsOf({ events: identifies(100, 10) })).toBe(0)
  expect(
    turnsOf({
      events: Array.from({ length: 100 }, () => ({ type: 'custom', eventName: 'a', customerId: 'c', customerTraits: traits(700) }))
    })
  ).toBeGreaterThan(50)
})

it('what is read in turns is what is read at one go', () => {
  const events = [...identifies(20, 900), { type: 'nonsense' }, ...identifies(20, 900)]
  const envelope = readEnvelope({ events, userIdentity: { traits: { plan: 'pro' } } })
  const read = () => {
    const { refusal: _, ...batch } = runToEnd(batchSteps(organizationId, envelope, 1_764_000_000_000, systemIds()))
    return batch
  }
  const { refusal: _, ...whole } = readBatch(organizationId, envelope, 1_764_000_000_000, systemIds())
  expect(read()).toEqual(whole)
  expect(whole.accepted).toHaveLength(40)
  expect(whole.faults).toMatchObject([{ index: 20 }])
})

it('while such a batch is read others have their turns', async () => {
  let turns = 0
  let turnsBefore: number | undefined
  const count = () => {
    turns++
    if (turnsBefore === undefined) setImmediate(count)
  }
  const isSuppressed = () => {
    turnsBefore ??= turns
    return false
  }
  const { workspace } = await createTestRapport({ suppression: { isSuppressed } })
  setImmediate(count)
  await workspace.ingest({ source: 'server', events: identifies(100, 700) })
  expect(turnsBefore).toBeGreaterThan(50)
})
