import type { KnownProviderId } from '../../providers/descriptors/catalogue.js'
import type { Provider } from '../../providers/provider.js'
import type { Store } from '../../storage/contract.js'
import { systemIds } from '../../values/ids.js'
import { createTestRapport, type TestAnswer, type TestRapportOptions } from '../create-test-rapport.js'
import { FakeApi } from './fake-api.js'

export const setupSecret = 'a secret of at least thirty-two letters'

/** An answer of svc_setup_integration, as tests look at it. */
export interface Answered {
  status: string
  next: { kind: string; purpose?: string; url: string; sessionId: string; recommendation?: unknown; preview?: unknown } | null
  error: { code: string; message: string; retryable: boolean } | null
}

/** A Rapport whose vendors are all one fake one, with a browser that keeps cookies. */
export async function setupSite(
  options: TestRapportOptions & { connectors?: Partial<Record<KnownProviderId, Partial<Provider>>>; store?: Store } = {}
) {
  const { connectors = {}, ...others } = options
  const vendor = new FakeApi()
  const ids: KnownProviderId[] = ['hubspot', 'slack', 'google-mail', 'granola', 'fireflies', 'stripe', 'mixpanel', 'clerk', 'posthog']
  const providers = ids.map((id) => vendor.connector(id, connectors[id]))
  const settings = { secret: setupSecret, publicUrl: 'https://us.test', http: vendor.http, ids: systemIds(), providers, ...others }
  const rapport = await createTestRapport(settings)
  const cookies = new Map<string, string>()

  /** Opens an address as a browser does, cookies included. */
  async function browse(address: string, form?: Record<string, string>): Promise<TestAnswer> {
    const url = new URL(address, 'https://us.test')
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const body = form && new URLSearchParams(form).toString()
    const headers = { ...(cookie !== '' && { cookie }) }
    const answer = await rapport.send({
      method: form ? 'POST' : 'GET',
      url: url.pathname + url.search,
      headers,
      ...(body !== undefined && { body })
    })
    const [name, value] = (answer.headers['set-cookie']?.split(';')[0] ?? '').split('=')
    if (name && value) cookies.set(name, value)
    return answer
  }

  /** The link that a page names: where its forms and its refresh lead. */
  const linkIn = ({ body }: TestAnswer, pattern: RegExp) => (pattern.exec(String(body))?.[1] ?? '').replaceAll('&amp;', '&')

  /** Goes from a link to the end of the sign-in. */
  async function signIn(link: string, error?: string): Promise<TestAnswer> {
    const started = await browse(`${link}/start`, {})
    const back = vendor.authorize(linkIn(started, /<a class="button" href="([^"]+)"/), error)
    const answer = await browse(back)
    return answer.status === 303 ? browse(answer.headers.location ?? '') : answer
  }

  async function setup(input: object, key?: string): Promise<Answered> {
    const answer = await rapport.call('svc_setup_integration', input, key)
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
    const { status, next, error } = answer.body as Answered
    return { status, next, error }
  }

  async function keyWith(grants: string[], createdById?: string): Promise<string> {
    const { key } = await rapport.workspace.apiKeys.create({
      name: 'other',
      grants: grants as never,
      ...(createdById !== undefined && { createdById })
    })
    return key
  }

  return { ...rapport, vendor, browse, linkIn, signIn, setup, keyWith, cookies }
}
