import { memoryStore } from '@rapport/core/memory'
import { hubspot } from '../../src/hubspot/hubspot.js'
import type { EngineSubject } from '../../src/testing/engine-world.js'
import { fakeProvider } from '../../src/testing/fake-provider.js'
import { FakeTokens } from '../../src/testing/fake-tokens.js'
import { rowsOf } from '../stripe/engine-subject.js'
import { accountOfEverything, start } from './account.js'
import { changeAccount } from './change-account.js'
import { connectAndMap } from './connect-and-map.js'

const clientSecret = 'client-secret-of-the-app'
const tokenPath = '/oauth/2026-03/token'

/** HubSpot by signing in, with tokens of half an hour that rotate, on an account in which records come and change. */
export const hubspotSubject: EngineSubject = {
  provider: hubspot({ clientId: 'client-of-the-app', clientSecret }),
  open({ now, pageSize }) {
    const account = accountOfEverything()
    const tokens = new FakeTokens(now, 1_800)
    const api = account.provider({ now, pageSize, accepts: (headers) => tokens.accepts(headers) })
    const signIn = fakeProvider({ now, routes: [tokens.route(tokenPath)] })
    return {
      http: (url, init) => (new URL(url).pathname === tokenPath ? signIn : api).http(url, init),
      connect: (rapport, workspace) => connectAndMap(rapport, workspace),
      secrets: () => [...tokens.issued, clientSecret],
      change: (round) => changeAccount(account, round, now()),
      expire: () => tokens.expire()
    }
  },
  createStore: memoryStore,
  startedAt: start,
  rows: rowsOf
}
