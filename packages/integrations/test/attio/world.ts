import type { ProviderOptions } from '@rapport/core/connector'
import { createTestRapport, TestClock } from '@rapport/core/testing'
import { attio } from '../../src/attio/attio.js'
import type { FakeAttio } from '../../src/testing/fake-attio.js'
import { fakeProvider } from '../../src/testing/fake-provider.js'
import { signIn } from '../../src/testing/sign-in.js'
import { start } from './objects.js'

export const token = 'token-that-does-not-end'
export const webhookSecret = 'secret-of-the-webhook'

/** A clock that stands still but for what is waited for. */
class WaitingClock extends TestClock {
  async wait(milliseconds: number): Promise<void> {
    this.advance(milliseconds)
  }
}

/** A workspace that has signed in to Attio, with what it asks of it; the mapping of stages is still to be decided. */
export async function signedIn(account: FakeAttio, options: ProviderOptions & { pageSize?: number } = {}) {
  const { pageSize = 500, ...set } = options
  const clock = new WaitingClock(start)
  const accepts = (headers: Headers) => headers.get('authorization') === `Bearer ${token}`
  const api = account.provider({ now: () => clock.now(), pageSize, accepts })
  const granted = { access_token: token, token_type: 'Bearer' }
  const signingIn = fakeProvider({ now: () => clock.now(), routes: [{ method: 'POST', path: '/oauth/token', answer: () => granted }] })
  const made = await createTestRapport({
    clock,
    http: (url, init) => (new URL(url).pathname === '/oauth/token' ? signingIn : api).http(url, init),
    providers: [attio({ clientId: 'client-of-the-app', clientSecret: 'client-secret', webhookSecret, ...set })],
    secret: 's'.repeat(32),
    publicUrl: 'https://rapport.test'
  })
  const { rapport, workspace } = made
  await signIn({ rapport, workspace, provider: 'attio', back: { code: 'code-of-the-person' } })
  const setup = (input: object = {}) => workspace.call('svc_setup_integration', { provider: 'attio', ...input } as never)
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
    return (await workspace.integrations.runs('attio', { limit: 1 }))[0]
  }
  const timeline = async (customer: string) => {
    const { events } = await workspace.call('svc_get_timeline', { customer, timeframe: 'all', limit: 100 })
    return events.map(({ eventType, title }) => `${eventType} ${title}`)
  }
  const titles = async () => (await workspace.sources.list({ limit: 100 })).items.map(({ title }) => title)
  return { ...made, api, clock, signingIn, setup, decide, pass, timeline, titles }
}
