import type { Credential, ProviderAuth, ProviderOptions } from '@rapport/core/connector'

/**
 * Signing in with Google, where the host has a client: one client may serve the mailbox and the calendar, and what was allowed before is not asked for
 * again. Nothing is revoked at a disconnect: Google would end all that the person has allowed to the client, the other connection too.
 */
export function googleAuth(options: ProviderOptions, scope: string): ProviderAuth[] {
  const { clientId, clientSecret, authorizeUrl = 'https://accounts.google.com/o/oauth2/v2/auth' } = options
  if (!clientId || !clientSecret) return []
  return [
    {
      kind: 'oauth',
      authorizeUrl,
      tokenUrl: options.tokenUrl ?? (options.baseUrl === undefined ? 'https://oauth2.googleapis.com/token' : `${options.baseUrl}/token`),
      scopes: [scope],
      requiredScopes: [scope],
      clientId,
      clientSecret,
      clientAuth: 'body',
      pkce: true,
      // Only `consent` makes sure that there is a token which lasts.
      authorizeParameters: { access_type: 'offline', prompt: 'consent', include_granted_scopes: 'true' }
    }
  ]
}

/** The header of every request. */
export function googleHeaders(credential: Credential): Record<string, string> {
  return { authorization: `Bearer ${credential.kind === 'oauth' ? credential.accessToken : ''}` }
}
