import { memoryStore } from '@rapport/core/memory'
import { fireflies } from '../../src/fireflies/fireflies.js'
import type { EngineSubject } from '../../src/testing/engine-world.js'
import { rowsOf } from '../stripe/engine-subject.js'
import { accountOfEverything, apiKey, day, start, transcript } from './account.js'

/** Fireflies through the engine, on an account in which calls come, change and go. */
export const firefliesSubject: EngineSubject = {
  // The faults of the kit take hundreds of requests; what a minute allows is tried in the tests of the engine.
  provider: fireflies({ requestsPerSecond: 1_000 }),
  open({ now, pageSize }) {
    const account = accountOfEverything()
    const accepts = (headers: Headers) => headers.get('authorization') === `Bearer ${apiKey}`
    return {
      http: account.provider({ now, pageSize, accepts }).http,
      connect: (_, workspace) => workspace.integrations.connect('fireflies', { config: { credentials: { apiKey } } }),
      secrets: () => [apiKey],
      change(round) {
        account.put(transcript(100 + round, start + (round - 0.5) * 3_600_000))
        account.put(transcript(14, start - 3_600_000, { title: `Renamed ${round}` }))
        account.put(transcript(15, start - 60_000))
      }
    }
  },
  createStore: memoryStore,
  startedAt: start,
  rows: rowsOf
}

export const changed = { from: start - 2 * day, to: start }
