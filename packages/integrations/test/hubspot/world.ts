import type { ProviderOptions } from '@rapport/core/connector'
import { createTestRapport, TestClock } from '@rapport/core/testing'
import { hubspot } from '../../src/hubspot/hubspot.js'
import type { FakeHubspot } from '../../src/testing/fake-hubspot.js'
import { fakeProvider } from '../../src/testing/fake-provider.js'
import { FakeTokens } from '../../src/testing/fake-tokens.js'
import { signIn } from '../../src/testing/sign-in.js'
import { start } from './account.js'

export const clientSecret = 'client-secret-of-the-app'

/** A clock that stands still but for what is waited for. */
class WaitingClock extends TestClock {
  async wait(milliseconds: number): Promise<void> {
    this.advance(milliseconds)
  }
}

/** A workspace that has signed in to an account, with what it asks of it; the mapping of stages is still to be decided. */
export async function signedIn(account: FakeHubspot, options: ProviderOptions & { pageSize?: number } = {}) {
  const { pageSize = 200, ...set } = options
  const clock = new WaitingClock(start)
  const tokens = new FakeTokens(() => clock.now(), 1_800)
  const api = account.provider({ now: () => clock.now(), pageSize, accepts: (headers) => tokens.accepts(headers) })
  const token = fakeProvider({ now: () => clock.now(), routes: [tokens.route('/oauth/2026-03/token')] })
  const provider = hubspot({ clientId: 'client-of-the-app', clientSecret, ...set })
  const made = await createTestRapport({
    clock,
    http: (url, init) => (new URL(url).pathname === '/oauth/2026-03/token' ? token : api).http(url, init),
    providers: [provider],
    secret: 's'.repeat(32),
    publicUrl: 'https://rapport.test'
  })
  const { rapport, workspace } = made
  await signIn({ rapport, workspace, provider: 'hubspot', back: { code: 'code-of-the-person' } })
  const setup = (input: object = {}) => workspace.call('svc_setup_integration', { provider: 'hubspot', ...input } as never)
  /** Decides what is recommended, if anything is to be decided. */
  const decide = async () => {
    const { next } = await setup()
    const configuration = next?.kind === 'crm_mapping' && { kind: 'crm_mapping', mappings: next.recommendation, confirm: true }
    return configuration ? setup({ configuration }) : undefined
  }
  /** Moves on, and reads what is due. */
  const pass = async (milliseconds: number) => {
    clock.advance(milliseconds)
    await rapport.runDue()
    return (await workspace.integrations.runs('hubspot', { limit: 1 }))[0]
  }
  const operations = async (customer: string) => {
    const { events } = await workspace.call('svc_get_timeline', { customer, timeframe: 'all', limit: 100 })
    return events.map(({ eventType, title }) => `${eventType} ${title}`)
  }
  return { ...made, clock, tokens, requests: api.requests, setup, decide, pass, timeline: operations }
}
