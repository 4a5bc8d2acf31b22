import { memoryStore } from '@rapport/core/memory'
import { supabase } from '../../src/supabase/supabase.js'
import type { EngineSubject } from '../../src/testing/engine-world.js'
import { fakeProvider } from '../../src/testing/fake-provider.js'
import type { FakeSupabase } from '../../src/testing/fake-supabase.js'
import { FakeTokens } from '../../src/testing/fake-tokens.js'
import { signIn } from '../../src/testing/sign-in.js'
import { rowsOf } from '../stripe/engine-subject.js'
import { accountOfEverything, app, clientSecret, idOf, minute, shop, start, user } from './account.js'

const tokenPath = '/v1/oauth/token'
const iso = (at: number) => new Date(at).toISOString()

/** What happens in the projects after they were read first: each time something else, at times that do not depend on when somebody looks. */
function change(account: FakeSupabase, round: number): void {
  const at = start + (round - 0.25) * 60 * minute
  account.put(app, user(100 + round, { created_at: iso(at), last_sign_in_at: iso(at), updated_at: iso(at) }))
  account.put(shop, user(20 + round, { user_metadata: { full_name: `Renamed ${round}` }, updated_at: iso(at) }))
  if (round === 1) account.putProject(shop, 'Shop', 'PAUSING')
  if (round === 2) account.putProject(shop, 'Shop')
  if (round === 2) account.remove(app, idOf(3))
  account.rotateKey(app)
}

/** Supabase by signing in, with tokens of an hour that rotate, and keys of projects that are replaced. */
export const supabaseSubject: EngineSubject = {
  provider: supabase({ clientId: 'client-of-the-app', clientSecret }),
  open({ now, pageSize }) {
    const account = accountOfEverything()
    const tokens = new FakeTokens(now)
    const api = account.provider({ now, pageSize, accepts: (headers) => tokens.accepts(headers) })
    const token = fakeProvider({ now, routes: [tokens.route(tokenPath)] })
    return {
      http: (url, init) => (new URL(url).pathname === tokenPath ? token : api).http(url, init),
      connect: async (rapport, workspace) => {
        const [item] = await workspace.integrations.list({ connectedOnly: true })
        if (!item) await signIn({ rapport, workspace, provider: 'supabase', back: { code: 'code-of-the-person' } })
      },
      secrets: () => [...tokens.issued, ...account.keys, clientSecret],
      change: (round) => change(account, round),
      expire: () => tokens.expire()
    }
  },
  createStore: memoryStore,
  startedAt: start,
  rows: rowsOf
}
