import type { ProviderAuth, ProviderOptions } from '@rapport/core/connector'

/** A restricted key always, and signing in where the host has an application. Tokens of Stripe Apps rotate; what they may read stands in the app. */
export function stripeAuth(options: ProviderOptions): ProviderAuth[] {
  const { clientId, clientSecret, authorizeUrl = 'https://marketplace.stripe.com/oauth/v2/authorize' } = options
  const key: ProviderAuth = { kind: 'fields', fields: ['apiKey'], label: 'restricted key' }
  if (!clientId || !clientSecret) return [key]
  const signIn: ProviderAuth = {
    kind: 'oauth',
    authorizeUrl,
    tokenUrl: options.tokenUrl ?? 'https://api.stripe.com/v1/oauth/token',
    // Connect applications, which were made before there were Stripe Apps, ask for what they read.
    scopes: new URL(authorizeUrl).hostname === 'connect.stripe.com' ? ['read_only'] : [],
    requiredScopes: [],
    clientId,
    clientSecret,
    clientAuth: 'basic_secret_as_user',
    pkce: false
  }
  return [signIn, key]
}
