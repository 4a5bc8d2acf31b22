import { type Provider, type ProviderOptions, requireKnownOptions } from '@rapport/core/connector'
import { attio } from './attio/attio.js'
import { clerk } from './clerk/clerk.js'
import { fireflies } from './fireflies/fireflies.js'
import { gong } from './gong/gong.js'
import { googleCalendar } from './google-calendar/google-calendar.js'
import { googleMail } from './google-mail/google-mail.js'
import { granola } from './granola/granola.js'
import { hubspot } from './hubspot/hubspot.js'
import { intercom } from './intercom/intercom.js'
import { mixpanel } from './mixpanel/mixpanel.js'
import { posthog } from './posthog/posthog.js'
import { pylon } from './pylon/pylon.js'
import { salesforce } from './salesforce/salesforce.js'
import { slack } from './slack/slack.js'
import { stripe } from './stripe/stripe.js'
import { supabase } from './supabase/supabase.js'
import { zendesk } from './zendesk/zendesk.js'

/** Every connector that there is, by the id of its provider. */
const connectors = {
  stripe,
  slack,
  fireflies,
  hubspot,
  attio,
  'google-calendar': googleCalendar,
  'google-mail': googleMail,
  granola,
  gong,
  pylon,
  supabase,
  clerk,
  mixpanel,
  posthog,
  salesforce,
  zendesk,
  intercom
} satisfies Record<string, (options?: ProviderOptions) => Provider>

/** What a host sets of each provider; all of it is optional. */
export type ProvidersConfig = { readonly [Id in keyof typeof connectors]?: ProviderOptions }

/**
 * Every connector that there is, as the host has set it. Throws TypeError for a provider that has none.
 *
 * @example createRapport({ secret, publicUrl, providers: allProviders({ stripe: { clientId, clientSecret, webhookSecret } }) })
 */
export function allProviders(config: ProvidersConfig = {}): Provider[] {
  requireKnownOptions(config, Object.keys(connectors), 'allProviders')
  return [
    connectors.stripe(config.stripe),
    connectors.slack(config.slack),
    connectors.fireflies(config.fireflies),
    connectors.hubspot(config.hubspot),
    connectors.attio(config.attio),
    connectors['google-calendar'](config['google-calendar']),
    connectors['google-mail'](config['google-mail']),
    connectors.granola(config.granola),
    connectors.gong(config.gong),
    connectors.pylon(config.pylon),
    connectors.supabase(config.supabase),
    connectors.clerk(config.clerk),
    connectors.mixpanel(config.mixpanel),
    connectors.posthog(config.posthog),
    connectors.salesforce(config.salesforce),
    connectors.zendesk(config.zendesk),
    connectors.intercom(config.intercom)
  ]
}
