/** Connectors for `createRapport({ providers })`. */

export { defineProvider, defineStream } from '@rapport/core/connector'
export { allProviders, type ProvidersConfig } from './all-providers.js'
export { clerk } from './clerk/clerk.js'
export { fireflies } from './fireflies/fireflies.js'
export { granola } from './granola/granola.js'
export { hubspot } from './hubspot/hubspot.js'
export { slack } from './slack/slack.js'
export { stripe } from './stripe/stripe.js'
export { supabase } from './supabase/supabase.js'
