import type { ProviderAuth, ProviderOptions } from '@rapport/core/connector'

/** Streams by the permission that they need. Attio asks for none by name: an app has those that were ticked for it. */
export const permissions = {
  'user_management:read': ['members', 'tasks'],
  'record_permission:read': ['companies', 'people', 'deals', 'notes', 'tasks', 'meetings'],
  'object_configuration:read': ['companies', 'people', 'deals', 'notes', 'tasks'],
  'note:read': ['notes'],
  'task:read': ['tasks'],
  'meeting:read': ['meetings']
} as const satisfies Record<string, readonly string[]>

/** Signing in, where the host has an app of Attio's. Access tokens do not end, and there are no refresh tokens. */
export function attioAuth(options: ProviderOptions): ProviderAuth[] {
  const {
    clientId,
    clientSecret,
    authorizeUrl = 'https://app.attio.com/authorize',
    tokenUrl = 'https://app.attio.com/oauth/token'
  } = options
  if (!clientId || !clientSecret) return []
  return [
    { kind: 'oauth', authorizeUrl, tokenUrl, scopes: [], requiredScopes: [], clientId, clientSecret, clientAuth: 'body', pkce: false }
  ]
}
