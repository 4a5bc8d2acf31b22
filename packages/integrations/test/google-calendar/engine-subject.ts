import { memoryStore } from '@rapport/core/memory'
import { googleCalendar } from '../../src/google-calendar/google-calendar.js'
import type { EngineSubject, OpenedAccount } from '../../src/testing/engine-world.js'
import { type FakeRoute, fakeProvider } from '../../src/testing/fake-provider.js'
import { FakeTokens } from '../../src/testing/fake-tokens.js'
import { signIn } from '../../src/testing/sign-in.js'
import { rowsOf } from '../stripe/engine-subject.js'
import { calendarOfEverything, day, hour, instance, meeting, start } from './account.js'

export const clientSecret = 'client-secret-of-google'

/** An account at Google behind its API and its token address. */
export function openGoogle(provider: string, routes: readonly FakeRoute[], now: () => number, keepsRequests = true): OpenedAccount {
  const tokens = new FakeTokens(now)
  const api = fakeProvider({ now, routes, accepts: (headers) => tokens.accepts(headers), keepsRequests })
  const token = fakeProvider({ now, routes: [tokens.route('/token')] })
  return {
    http: (url, init) => (new URL(url).pathname === '/token' ? token : api).http(url, init),
    async connect(rapport, workspace) {
      const known = (await workspace.integrations.list({ connectedOnly: true })).some(({ id }) => id === provider)
      if (known) await workspace.integrations.disconnect(provider)
      await signIn({ rapport, workspace, provider, back: { code: 'code-of-the-person' } })
    },
    secrets: () => [...tokens.issued, clientSecret],
    expire: () => tokens.expire()
  }
}

/** A calendar through the engine, in which meetings come, are moved and cancelled, and whose places are lost. */
export const calendarSubject: EngineSubject = {
  provider: googleCalendar({ clientId: 'client-of-google', clientSecret }),
  open({ now, pageSize }) {
    const calendar = calendarOfEverything(4)
    return {
      ...openGoogle('google-calendar', calendar.routes(pageSize), now),
      change(round) {
        const at = start + round * hour
        calendar.put(meeting(`new${round}`, start + round * day), at)
        calendar.change('event1', { start: { dateTime: new Date(start + round * 2 * day).toISOString() } }, at)
        calendar.change(instance(5).id, { start: { dateTime: new Date(start + round * 3 * day).toISOString() } }, at)
        if (round === 1) calendar.cancel('event2', at)
        if (round === 2) {
          calendar.cancel(instance(2).id, at)
          calendar.change('event3', { visibility: 'private' }, at)
          calendar.change('private1', { visibility: 'default' }, at)
        }
        if (round === 3) {
          calendar.forget('event4')
          calendar.expireTokens()
        }
      }
    }
  },
  createStore: memoryStore,
  startedAt: start,
  rows: rowsOf
}
