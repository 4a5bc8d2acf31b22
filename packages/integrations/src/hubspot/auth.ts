import type { ProviderAuth, ProviderOptions } from '@rapport/core/connector'
import { hubspotOrigin, pathsOf } from './paths.js'

/** What is read, by the permission that it needs: the streams that do without it are read all the same. */
export const scopes = {
  'crm.objects.owners.read': ['owners'],
  'crm.objects.companies.read': ['companies', 'archived_companies'],
  'crm.objects.contacts.read': ['contacts', 'archived_contacts', 'emails', 'calls', 'meetings', 'notes'],
  'crm.objects.deals.read': ['deals', 'archived_deals'],
  tickets: ['tickets', 'archived_tickets'],
  'sales-email-read': ['emails']
} as const satisfies Record<string, readonly string[]>

/** Signing in, where the host has an app of HubSpot's. Access tokens last for half an hour, refresh tokens for as long as the app is installed. */
export function hubspotAuth(options: ProviderOptions): ProviderAuth[] {
  const { clientId, clientSecret, authorizeUrl = 'https://app.hubspot.com/oauth/authorize' } = options
  if (!clientId || !clientSecret) return []
  return [
    {
      kind: 'oauth',
      authorizeUrl,
      tokenUrl: options.tokenUrl ?? `${options.baseUrl ?? hubspotOrigin}${pathsOf(options).token}`,
      // Every app of HubSpot's has to ask for `oauth`.
      scopes: ['oauth', ...Object.keys(scopes)],
      requiredScopes: [],
      clientId,
      clientSecret,
      clientAuth: 'body',
      pkce: false
    }
  ]
}
