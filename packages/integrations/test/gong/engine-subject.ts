import { memoryStore } from '@rapport/core/memory'
import { gong } from '../../src/gong/gong.js'
import type { EngineSubject, OpenedAccount } from '../../src/testing/engine-world.js'
import type { FakeGong } from '../../src/testing/fake-gong.js'
import { fakeProvider } from '../../src/testing/fake-provider.js'
import { FakeTokens } from '../../src/testing/fake-tokens.js'
import { signIn } from '../../src/testing/sign-in.js'
import { rowsOf } from '../stripe/engine-subject.js'
import { call, day, host, minute, smallCompany, start, transcript } from './account.js'

const clientSecret = 'client-secret-of-the-gong-app'
const hour = 60 * minute

/** A company at Gong behind its API and the token address, whose tokens rotate. */
export function openGong(company: FakeGong, { now, pageSize }: { now: () => number; pageSize: number }): OpenedAccount {
  const tokens = new FakeTokens(now, 86_400)
  const api = company.provider({ now, pageSize, accepts: (headers) => tokens.accepts(headers) })
  const route = tokens.route('/oauth2/generate-customer-token')
  const tokenApi = fakeProvider({ now, routes: [{ ...route, answer: (asked) => withAddress(route.answer?.(asked)) }] })
  return {
    http: (url, init) => (new URL(url).host === 'app.gong.io' ? tokenApi : api).http(url, init),
    async connect(rapport, workspace) {
      const known = (await workspace.integrations.list({ connectedOnly: true })).some(({ id }) => id === 'gong')
      if (known) await workspace.integrations.disconnect('gong')
      await signIn({ rapport, workspace, provider: 'gong', back: { code: 'code-1' } })
    },
    secrets: () => [...tokens.issued, clientSecret],
    expire: () => tokens.expire()
  }
}

/** Gong tells with each token where the company's API is. */
function withAddress(answer: unknown): unknown {
  const scope = 'api:calls:read:extensive api:calls:read:transcript api:users:read'
  return answer instanceof Response ? answer : { ...Object(answer), scope, api_base_url_for_customer: `https://${host}` }
}

/** Gong by signing in, in a company in which calls come, get their transcripts, and change. */
export const gongSubject: EngineSubject = {
  provider: gong({ clientId: 'client-of-the-gong-app', clientSecret }),
  open(around) {
    const company = smallCompany()
    return {
      ...openGong(company, around),
      change(round) {
        const at = start + (round - 0.5) * hour
        // It is seen before its transcript is there, which comes an hour later.
        company.put(call(100 + round, at))
        if (round > 1) company.put(call(99 + round, at - hour), transcript(99 + round))
        company.put(call(4, start - 100 * minute, { metaData: { title: `Renamed ${round}` } }))
        if (round === 2) company.put(call(3, start - day, { metaData: { isPrivate: true } }))
      }
    }
  },
  createStore: memoryStore,
  startedAt: start,
  rows: rowsOf
}
