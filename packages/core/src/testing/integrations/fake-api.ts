import { createHash } from 'node:crypto'
import { catalogue, type KnownProviderId } from '../../providers/descriptors/catalogue.js'
import type { Provider, ProviderAuth } from '../../providers/provider.js'
import { CredentialRefused } from '../../providers/provider.js'
import type { HttpClient } from '../../values/http-client.js'

/** How a fake vendor behaves; a test may change it while it runs. */
export interface VendorBehaviour {
  /** Answers of the token address before it serves again. */
  failTokens?: { status: number; body: unknown }[]
  /** Scopes that people take back at the vendor. */
  withheld?: readonly string[]
  /** Whether refresh tokens count once, and a second use ends the sign-in. */
  rotates?: boolean
  account?: { id: string; name: string }
  /** Status of the API. */
  apiStatus?: number
  /** Permissions that keys lack. */
  missing?: { permission: string; streams: string[] }[]
}

/** A vendor with an OAuth server and an API, as an `HttpClient`; `authorize` is what a person does there. */
export class FakeApi {
  constructor(readonly origin = 'https://vendor.test') {}

  readonly behaviour: VendorBehaviour = { rotates: true }
  /** Every request: the path, and what was sent. */
  readonly requests: { path: string; form: URLSearchParams; authorization: string | null }[] = []
  refreshes = 0
  /** Every secret text that it has handed out or taken. */
  readonly secrets = new Set<string>(['client-secret-of-the-vendor'])
  private readonly codes = new Map<string, { challenge: string | null; redirectUri: string; scopes: string }>()
  private readonly live = new Set<string>()
  private refreshTokens = new Set<string>()
  private readonly used = new Set<string>()
  private made = 0

  /** A person signs in and allows; answers where the browser goes next. */
  authorize(address: string, error?: string): string {
    const url = new URL(address)
    const redirect = new URL(url.searchParams.get('redirect_uri') ?? '')
    redirect.searchParams.set('state', url.searchParams.get('state') ?? '')
    redirect.searchParams.set('iss', this.origin)
    if (error !== undefined) {
      redirect.searchParams.set('error', error)
      redirect.searchParams.set('error_description', 'The <b>person</b> said no')
      return redirect.href
    }
    const code = this.secret('code')
    const scopes = (url.searchParams.get('scope') ?? '').split(' ').filter((scope) => !this.behaviour.withheld?.includes(scope))
    const challenge = url.searchParams.get('code_challenge')
    this.codes.set(code, { challenge, redirectUri: url.searchParams.get('redirect_uri') ?? '', scopes: scopes.join(' ') })
    redirect.searchParams.set('code', code)
    return redirect.href
  }

  /** Ends what access tokens are there. */
  endAccess(): void {
    this.live.clear()
  }

  readonly http: HttpClient = async (address, init) => {
    const url = new URL(address)
    const form = new URLSearchParams(typeof init.body === 'string' ? init.body : '')
    const authorization = new Headers(init.headers).get('authorization')
    this.requests.push({ path: url.pathname, form, authorization })
    if (url.pathname === '/token') return this.token(form)
    if (url.pathname === '/revoke') return answer(200, {})
    if (this.behaviour.apiStatus !== undefined) return answer(this.behaviour.apiStatus, { error: { message: 'The API says so' } })
    const token = authorization?.replace('Bearer ', '') ?? ''
    if (!this.live.has(token) && !/^(rk_|(sk_live_)?good)/.test(token)) return answer(401, { error: { message: `Invalid key: ${token}` } })
    if (url.pathname === '/missing') return answer(403, { error: { message: 'No deals' } })
    if (url.pathname === '/pipelines') return answer(200, { pipelines: pipelines })
    return answer(200, { ...(this.behaviour.account ?? { id: 'acct_1', name: 'Acme' }), missing: this.behaviour.missing ?? [] })
  }

  private token(form: URLSearchParams): Response {
    const failure = this.behaviour.failTokens?.shift()
    if (failure) return answer(failure.status, failure.body)
    if (form.get('grant_type') === 'refresh_token') {
      this.refreshes++
      const token = form.get('refresh_token') ?? ''
      // A second use tells of a theft: all that came of the first one ends.
      if (this.used.has(token) || !this.refreshTokens.has(token)) {
        this.refreshTokens.clear()
        this.live.clear()
        return answer(400, { error: 'invalid_grant', error_description: `The token ${token} was used` })
      }
      if (this.behaviour.rotates) {
        this.used.add(token)
        this.refreshTokens.delete(token)
      }
      return this.grant('read')
    }
    const found = this.codes.get(form.get('code') ?? '')
    this.codes.delete(form.get('code') ?? '')
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!found || found.redirectUri !== form.get('redirect_uri') || (found.challenge !== null && found.challenge !== proof))
      return answer(400, { error: 'invalid_grant', error_description: 'No such code' })
    return this.grant(found.scopes)
  }

  private grant(scope: string): Response {
    const access = this.secret('access')
    const refresh = this.secret('refresh')
    this.live.add(access)
    this.refreshTokens.add(refresh)
    return answer(200, { access_token: access, refresh_token: refresh, expires_in: 3600, scope, token_type: 'bearer', instance: 'eu1' })
  }

  private secret(kind: string): string {
    const made = `${kind}-${createHash('sha256')
      .update(`${kind} ${++this.made}`)
      .digest('hex')
      .slice(0, 24)}`
    this.secrets.add(made)
    return made
  }

  /** A connector of it. */
  connector(id: KnownProviderId, given: Partial<Provider> = {}): Provider {
    const way: ProviderAuth = {
      kind: 'oauth',
      authorizeUrl: `${this.origin}/authorize`,
      tokenUrl: `${this.origin}/token`,
      revokeUrl: `${this.origin}/revoke`,
      scopes: ['read', 'read.more'],
      requiredScopes: ['read'],
      clientId: 'client-of-ours',
      clientSecret: 'client-secret-of-the-vendor',
      clientAuth: 'basic',
      pkce: true
    }
    return {
      id,
      descriptor: catalogue[id],
      options: {},
      auth: [way, { kind: 'fields', fields: ['apiKey'], label: 'key' }],
      baseUrl: () => this.origin,
      headers: (credential) => ({
        authorization: `Bearer ${credential.kind === 'oauth' ? credential.accessToken : keyOf(credential.fields)}`
      }),
      requestsPerSecond: 1000,
      streams: [stream('records'), stream('others')],
      async check(request) {
        const { body } = await request({ path: '/me' })
        const account = body as { id: string; name: string; missing: { permission: string; streams: string[] }[] }
        if (account.id === 'refused') throw new CredentialRefused('Allow the permission "Accounts: read" to the key')
        return account
      },
      ...given
    }
  }
}

const keyOf = (fields: Readonly<Record<string, string>>) => fields.apiKey ?? fields.apiToken ?? fields.secretKey ?? fields.secret ?? ''

function stream(name: string): Provider['streams'][number] {
  return { name, summary: name, everySeconds: 600, deletes: 'said', map: () => [], recordId: () => undefined }
}

export const pipelines = [
  {
    id: 'sales',
    name: 'Sales',
    stages: [
      { id: 's1', name: 'Discovery' },
      { id: 's2', name: 'Proposal sent' },
      { id: 's3', name: 'Contract' },
      { id: 's4', name: 'Closed won', outcome: 'won' as const },
      { id: 's5', name: 'Closed lost', outcome: 'lost' as const }
    ]
  }
]

function answer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}
