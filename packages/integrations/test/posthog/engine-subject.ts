import { memoryStore } from '@rapport/core/memory'
import { posthog } from '../../src/posthog/posthog.js'
import type { EngineSubject } from '../../src/testing/engine-world.js'
import { rowsOf } from '../stripe/engine-subject.js'
import { apiKey, credentials, event, hour, projectOfEverything, start, uuidOf } from './account.js'

const connector = posthog()
/** Persons and groups are read once a day: here as often as the account changes. */
const streams = connector.streams.map((stream) => ({ ...stream, everySeconds: Math.min(stream.everySeconds, 3_600) }))

/** PostHog through the engine, on a project in which events come, some of them late, and people and groups change and go. */
export const posthogSubject: EngineSubject = {
  provider: { ...connector, streams },
  open({ now, pageSize }) {
    const project = projectOfEverything(5)
    const accepts = (headers: Headers) => headers.get('authorization') === `Bearer ${apiKey}`
    return {
      http: project.provider({ now, pageSize, accepts }).http,
      connect: (_, workspace) => workspace.integrations.connect('posthog', { config: { credentials } }),
      secrets: () => [apiKey],
      change(round) {
        project.capture(event(100 + round, start + (round - 0.5) * hour))
        project.capture(event(200 + round, start - 20 * hour))
        project.putGroup(1, 'company-1', { name: `Company of round ${round}`, domain: 'company1.test' })
        project.putPerson(uuidOf(2, 1), { email: 'ann1@company1.test', name: `Ann of round ${round}` })
      }
    }
  },
  createStore: memoryStore,
  startedAt: start,
  rows: rowsOf
}
