import type { Rapport, Workspace } from '@rapport/core'
import type { ProviderOptions } from '@rapport/core/connector'
import { createTestRapport, TestClock } from '@rapport/core/testing'
import { salesforce } from '../../src/salesforce/salesforce.js'
import { type FakeProvider, fakeProvider } from '../../src/testing/fake-provider.js'
import type { FakeSalesforce } from '../../src/testing/fake-salesforce.js'
import { FakeTokens } from '../../src/testing/fake-tokens.js'
import { signIn } from '../../src/testing/sign-in.js'
import { start } from './account.js'

export const clientSecret = 'client-secret-of-the-app'
const tokenPath = '/services/oauth2/token'

/** An organization behind its sign-in: tokens rotate, say nothing of when they end, and name where the data is. */
export function organizationBehindSignIn(organization: FakeSalesforce, { now, pageSize }: { now: () => number; pageSize: number }) {
  const tokens = new FakeTokens(now, 24 * 3_600)
  const api = organization.provider({ now, pageSize, accepts: (headers) => tokens.accepts(headers) })
  const { answer } = tokens.route(tokenPath)
  const token = fakeProvider({
    now,
    routes: [
      {
        method: 'POST',
        path: tokenPath,
        answer(asked) {
          const given = answer?.(asked)
          if (given instanceof Response || typeof given !== 'object') return given
          return { ...given, ...organization.identity(), expires_in: undefined }
        }
      }
    ]
  })
  const http: FakeProvider['http'] = (url, init) => (new URL(url).pathname === tokenPath ? token : api).http(url, init)
  return { tokens, http, api, token }
}

/** Signs in, and takes the mapping of stages that is recommended where one is asked for. */
export async function connectAndMap(rapport: Rapport, workspace: Workspace): Promise<void> {
  const [known] = await workspace.integrations.list({ connectedOnly: true })
  if (known) await workspace.integrations.disconnect('salesforce')
  await signIn({ rapport, workspace, provider: 'salesforce', back: { code: 'code-of-the-person' } })
  const { next } = await workspace.call('svc_setup_integration', { provider: 'salesforce' })
  if (next?.kind !== 'crm_mapping') return
  const configuration = { kind: 'crm_mapping' as const, mappings: next.recommendation, confirm: true as const }
  await workspace.call('svc_setup_integration', { provider: 'salesforce', configuration })
}

/** A clock that stands still but for what is waited for. */
class WaitingClock extends TestClock {
  async wait(milliseconds: number): Promise<void> {
    this.advance(milliseconds)
  }
}

/** A workspace that has signed in to an organization, with what it asks of it; the mapping of stages is still to be decided. */
export async function signedIn(organization: FakeSalesforce, { pageSize = 2_000, ...set }: ProviderOptions & { pageSize?: number } = {}) {
  const clock = new WaitingClock(start)
  const { tokens, http, api, token } = organizationBehindSignIn(organization, { now: () => clock.now(), pageSize })
  const made = await createTestRapport({
    clock,
    http,
    providers: [salesforce({ clientId: 'client-of-the-app', clientSecret, ...set })],
    secret: 's'.repeat(32),
    publicUrl: 'https://rapport.test'
  })
  const { rapport, workspace } = made
  await signIn({ rapport, workspace, provider: 'salesforce', back: { code: 'code-of-the-person' } })
  const setup = (input: object = {}) => workspace.call('svc_setup_integration', { provider: 'salesforce', ...input } as never)
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
    return (await workspace.integrations.runs('salesforce', { limit: 1 }))[0]
  }
  const timeline = async (customer: string) => {
    const { events } = await workspace.call('svc_get_timeline', { customer, timeframe: 'all', limit: 100 })
    return events.map(({ eventType, title }) => `${eventType} ${title}`)
  }
  /** The queries that were asked, as Salesforce reads them. */
  const queries = () => api.requests.flatMap(({ url }) => new URL(url).searchParams.get('q') ?? [])
  return { ...made, clock, tokens, requests: api.requests, tokenRequests: token.requests, setup, decide, pass, timeline, queries }
}
