import type { Credential, Provider, ProviderAuth, ProviderOptions } from '@rapport/core/connector'
import { catalogue, defineProvider } from '@rapport/core/connector'
import { checkSupabase } from './check.js'
import { projectSite } from './project-site.js'
import { usersStream } from './users.js'

const origin = 'https://api.supabase.com'
/** Supabase allows 120 requests a minute to its management API, to whoever has signed in. */
const management = { name: 'management', perMinute: 100 }

/**
 * Users who have signed up in the projects of a Supabase organization, and when they signed in. Connected by signing in, with the `clientId` and
 * `clientSecret` of an OAuth app of Supabase's.
 *
 * @example supabase({ clientId, clientSecret })
 */
export function supabase(options: ProviderOptions = {}): Provider {
  return defineProvider({
    id: 'supabase',
    descriptor: catalogue.supabase,
    options,
    auth: supabaseAuth(options),
    baseUrl: () => options.baseUrl ?? origin,
    headers: (credential) => ({ authorization: `Bearer ${tokenOf(credential)}` }),
    site: (ref, request) => projectSite(ref, request, options),
    requestsPerSecond: options.requestsPerSecond ?? 5,
    rate: ({ site }) => (site === undefined ? management : undefined),
    check: checkSupabase,
    permissions:
      'The OAuth app needs Read on Organizations, Projects and Secrets. Rapport asks for the key of a project in each run, keeps it only in memory, and sends it only to that project.',
    limits: 'The management API allows 100 requests a minute. Rapport waits as long as `Retry-After` says.',
    streams: [usersStream]
  })
}

/** What may be read is decided where the app is made: Supabase takes no scopes. Tokens last for an hour, refresh tokens rotate. */
function supabaseAuth({ baseUrl = origin, authorizeUrl, tokenUrl, clientId, clientSecret }: ProviderOptions): ProviderAuth[] {
  if (!clientId || !clientSecret) return []
  return [
    {
      kind: 'oauth',
      authorizeUrl: authorizeUrl ?? `${origin}/v1/oauth/authorize`,
      tokenUrl: tokenUrl ?? `${baseUrl.replace(/\/+$/, '')}/v1/oauth/token`,
      scopes: [],
      requiredScopes: [],
      clientId,
      clientSecret,
      clientAuth: 'basic',
      pkce: true
    }
  ]
}

function tokenOf(credential: Credential): string {
  return credential.kind === 'oauth' ? credential.accessToken : ''
}
