/** Connectors for `createRapport({ providers })`. */

export { allProviders, type ProvidersConfig } from './all-providers.js'
export { defineProvider, defineStream } from './define-provider.js'
export { fireflies } from './fireflies/fireflies.js'
export { hubspot } from './hubspot/hubspot.js'
export { slack } from './slack/slack.js'
export { stripe } from './stripe/stripe.js'
