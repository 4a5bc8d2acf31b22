import type { ProviderAuth, ProviderOptions } from '@rapport/core/connector'

/** What sending needs: to post, to look at channels of both kinds, and to join public ones. */
const sending = ['chat:write', 'channels:read', 'groups:read', 'channels:join']
/** What reading needs beside. With the history a message whose answer was lost can be looked for, too. */
const reading = ['channels:history', 'groups:history', 'users:read', 'users:read.email', 'team:read']

/**
 * Signing in, where the host has an app: the bot's token, without PKCE, which would make the app a public client for good. Only posting is required:
 * what may not be read is left out.
 */
export function slackAuth(options: ProviderOptions): ProviderAuth[] {
  const { clientId, clientSecret, authorizeUrl = 'https://slack.com/oauth/v2/authorize' } = options
  if (!clientId || !clientSecret) return []
  const api = options.baseUrl ?? 'https://slack.com'
  return [
    {
      kind: 'oauth',
      authorizeUrl,
      tokenUrl: options.tokenUrl ?? `${api}/api/oauth.v2.access`,
      scopes: [...sending, ...reading],
      scopeSeparator: ',',
      requiredScopes: ['chat:write'],
      clientId,
      clientSecret,
      clientAuth: 'body',
      pkce: false,
      revokeUrl: `${api}/api/auth.revoke`
    }
  ]
}
