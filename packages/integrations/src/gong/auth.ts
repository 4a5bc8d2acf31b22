import type { ProviderAuth, ProviderOptions } from '@rapport/core/connector'

/** Users are what a sign-in is proven with; calls and their transcripts are read as far as they are allowed. */
const usersScope = 'api:users:read'
const scopes = ['api:calls:read:extensive', 'api:calls:read:transcript', usersScope]

/** Signing in, where the host has an app of Gong's. A technical administrator has to allow it. Access tokens last a day, refresh tokens rotate. */
export function gongAuth(options: ProviderOptions): ProviderAuth[] {
  const { clientId, clientSecret, authorizeUrl = 'https://app.gong.io/oauth2/authorize' } = options
  if (!clientId || !clientSecret) return []
  return [
    {
      kind: 'oauth',
      authorizeUrl,
      tokenUrl: options.tokenUrl ?? `${options.baseUrl ?? 'https://app.gong.io'}/oauth2/generate-customer-token`,
      scopes,
      requiredScopes: [usersScope],
      clientId,
      clientSecret,
      clientAuth: 'basic',
      pkce: false
    }
  ]
}
