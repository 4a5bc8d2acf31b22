import type { ProviderAuth, ProviderOptions } from '@rapport/core/connector'
import { authorizeUrlOf, tokenUrlOf } from './addresses.js'

/** Signing in, where the host has an external client app of Salesforce's. Its refresh tokens may be single-use; access tokens last as long as a session. */
export function salesforceAuth(options: ProviderOptions): ProviderAuth[] {
  const { clientId, clientSecret } = options
  if (!clientId || !clientSecret) return []
  return [
    {
      kind: 'oauth',
      authorizeUrl: authorizeUrlOf(options),
      tokenUrl: tokenUrlOf(options),
      scopes: ['api', 'refresh_token'],
      // A grant may go by another name that holds these: what cannot be read is found out by reading.
      requiredScopes: [],
      clientId,
      clientSecret,
      clientAuth: 'body',
      pkce: true
    }
  ]
}
