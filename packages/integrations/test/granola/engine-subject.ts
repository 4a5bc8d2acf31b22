import { memoryStore } from '@rapport/core/memory'
import { granola } from '../../src/granola/granola.js'
import type { EngineSubject } from '../../src/testing/engine-world.js'
import { rowsOf } from '../stripe/engine-subject.js'
import { accountOfEverything, apiKey, minute, note, start } from './account.js'

const hour = 60 * minute

/** Granola through the engine, on an account in which notes come, change and go. */
export const granolaSubject: EngineSubject = {
  provider: granola(),
  open({ now, pageSize }) {
    const account = accountOfEverything()
    const accepts = (headers: Headers) => headers.get('authorization') === `Bearer ${apiKey}`
    return {
      http: account.provider({ now, pageSize, accepts }).http,
      connect: (_, workspace) => workspace.integrations.connect('granola', { config: { credentials: { apiKey } } }),
      secrets: () => [apiKey],
      change(round) {
        const at = start + (round - 0.5) * hour
        account.put(note(100 + round, at, { updated_at: new Date(at).toISOString() }))
        const owner = { name: null, email: 'eve@ours.test' }
        account.put(note(14, start - 2 * 24 * hour, { owner, title: `Renamed ${round}`, updated_at: new Date(at).toISOString() }))
      }
    }
  },
  createStore: memoryStore,
  startedAt: start,
  rows: rowsOf
}
