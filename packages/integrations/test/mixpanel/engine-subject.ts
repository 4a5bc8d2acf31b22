import type { Stream } from '@rapport/core/connector'
import { memoryStore } from '@rapport/core/memory'
import { daysBack } from '../../src/mixpanel/days.js'
import { mixpanel } from '../../src/mixpanel/mixpanel.js'
import type { EngineSubject } from '../../src/testing/engine-world.js'
import { rowsOf } from '../stripe/engine-subject.js'
import { byGroup, credentials, day, event, hour, profile, projectOfEverything, secret, start } from './account.js'

const authorization = `Basic ${Buffer.from(`${credentials.username}:${secret}`).toString('base64')}`

const connector = mixpanel()
/** A past of fewer days: each is a request. */
const backMs = 14 * day
/** Profiles are read once a day: here as often as they change. */
const streams = connector.streams.map((stream): Stream => {
  const everySeconds = Math.min(stream.everySeconds, 3_600)
  const { walk } = stream
  if (!walk || stream.name !== 'events') return { ...stream, everySeconds }
  return { ...stream, everySeconds, walk: { ...walk, first: ({ startedAt }) => daysBack(startedAt, startedAt - backMs) } }
})

/** Mixpanel through the engine, on a project in which events come, some of them late, and people change. */
export const mixpanelSubject: EngineSubject = {
  provider: { ...connector, streams },
  open({ now, pageSize }) {
    const project = projectOfEverything(6)
    return {
      http: project.provider({ now, pageSize, accepts: (headers) => headers.get('authorization') === authorization }).http,
      connect: (_, workspace) => workspace.integrations.connect('mixpanel', { config: { credentials, configuration: byGroup } }),
      secrets: () => [secret],
      change(round) {
        project.track('Report exported', event(100 + round, start + (round - 0.5) * hour))
        project.track('Report exported', event(200 + round, start - 20 * hour))
        project.put('user-1', profile(1, { $name: `Ann of round ${round}`, $last_seen: new Date(start + round * hour).toISOString() }))
        project.put(`user-${10 + round}`, profile(10 + round))
      }
    }
  },
  createStore: memoryStore,
  startedAt: start,
  rows: rowsOf
}
