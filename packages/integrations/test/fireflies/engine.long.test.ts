import { describe, expect, it } from 'vitest'
import { engineCases } from '../../src/testing/engine-cases.js'
import { EngineWorld } from '../../src/testing/engine-world.js'
import { FakeFireflies } from '../../src/testing/fake-fireflies.js'
import { start, transcript } from './account.js'
import { firefliesSubject } from './engine-subject.js'

const seeds = Array.from({ length: 50 }, (_, index) => 101 + index)

describe('fireflies, through the engine, with many seeds', () => {
  for (const { name, run } of engineCases(firefliesSubject, { seeds })) it(name, run)

  it('takes calls of 10,000 sentences, and what is said in them is found', async () => {
    const account = new FakeFireflies()
    const said = (index: number) => ({
      speaker_name: index % 2 ? 'Ann' : 'Bob',
      text: `We spoke of plan ${index} and of the roll-out.`,
      start_time: index
    })
    const sentences = Array.from({ length: 10_000 }, (_, index) => said(index))
    for (let index = 1; index <= 3; index++) account.put(transcript(index, start - index * 3_600_000, { sentences }))
    const open: typeof firefliesSubject.open = (around) => ({ ...firefliesSubject.open(around), http: account.provider(around).http })
    const world = await EngineWorld.connected({ ...firefliesSubject, open })
    await world.until(start + 1_000)
    const { items } = await world.workspace.sources.list({ limit: 10 })
    expect(items).toHaveLength(3)
    const { results } = await world.workspace.call('svc_search_customer_context', { query: 'plan 9876' })
    expect(results.length).toBeGreaterThan(0)
    await world.close()
  })
})
