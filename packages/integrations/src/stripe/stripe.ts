import type { Credential, Provider, ProviderOptions } from '@rapport/core/connector'
import { catalogue, defineProvider } from '@rapport/core/connector'
import { stripeAuth } from './auth.js'
import { checkStripe } from './check.js'
import { classifyStripe } from './classify.js'
import { customersStream } from './customers.js'
import { invoicesStream } from './invoices.js'
import { subscriptionsStream } from './subscriptions.js'
import { stripeWebhook } from './webhook.js'

/** The version whose shapes are asked for; older ones are read too. */
const apiVersion = '2026-08-26.dahlia'

/**
 * Customers, subscriptions and paid invoices of a Stripe account: who pays, what, and since when. Connected by a restricted key, or by signing in where
 * `clientId` and `clientSecret` of a Stripe App (or an older Connect application, with its `authorizeUrl` and `tokenUrl`) are set.
 *
 * @example stripe({ clientId, clientSecret, webhookSecret, customerIdProperty: 'workspace_id' })
 */
export function stripe(options: ProviderOptions = {}): Provider {
  return defineProvider({
    id: 'stripe',
    descriptor: catalogue.stripe,
    options,
    auth: stripeAuth(options),
    baseUrl: () => options.baseUrl ?? 'https://api.stripe.com',
    headers: (credential) => ({
      authorization: `Bearer ${secretOf(credential)}`,
      'stripe-version': options.apiVersion ?? apiVersion
    }),
    requestsPerSecond: options.requestsPerSecond ?? 20,
    check: checkStripe,
    classify: classifyStripe,
    permissions:
      'A restricted key may read Customers, Subscriptions, Invoices and Events. It may also read Prices, Products and Coupons, which subscriptions name.',
    limits:
      'Rapport waits as long as `Retry-After` says. Stripe keeps its events for 30 days. If Rapport read nothing for 29 days, it reads everything again.',
    streams: [customersStream(options), subscriptionsStream(options), invoicesStream],
    webhook: stripeWebhook
  })
}

function secretOf(credential: Credential): string {
  return credential.kind === 'oauth' ? credential.accessToken : (credential.fields.apiKey ?? '')
}
