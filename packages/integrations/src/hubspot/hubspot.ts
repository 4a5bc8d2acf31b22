import type { Credential, Provider, ProviderOptions } from '@rapport/core/connector'
import { catalogue, defineProvider } from '@rapport/core/connector'
import { hubspotAuth } from './auth.js'
import { checkHubspot } from './check.js'
import { classifyHubspot } from './classify.js'
import { companies, removedCompany } from './companies.js'
import { contacts, removedContact } from './contacts.js'
import { deals, removedDeal } from './deals.js'
import { emails } from './emails.js'
import { calls, meetings, notes } from './engagements.js'
import { archivedStream, objectStream } from './object-stream.js'
import { ownersStream } from './owners.js'
import { hubspotOrigin } from './paths.js'
import { readPipelines } from './pipelines.js'
import { removedTicket, tickets } from './tickets.js'
import { hubspotWebhook } from './webhook.js'

/** HubSpot allows 110 in ten seconds to an app, and five searches a second to an account, which other apps use too. */
const requestsPerSecond = 10
/** Searches have a limit of their own, by the second. */
const searches = { name: 'search', perMinute: 240, atOnce: 1 }

/**
 * A HubSpot account: owners, companies, contacts, deals, tickets, and the mails, calls, meetings and notes that are logged with them. Connected by
 * signing in, with the `clientId` and `clientSecret` of an app of HubSpot's.
 *
 * @example hubspot({ clientId, clientSecret, customerIdProperty: 'workspace_id' })
 */
export function hubspot(options: ProviderOptions = {}): Provider {
  const { clientSecret } = options
  return defineProvider({
    id: 'hubspot',
    descriptor: catalogue.hubspot,
    // Webhooks are signed with the app's own secret.
    options: { ...(clientSecret !== undefined && { webhookSecret: clientSecret }), ...options },
    auth: hubspotAuth(options),
    baseUrl: () => options.baseUrl ?? hubspotOrigin,
    headers: (credential) => ({ authorization: `Bearer ${tokenOf(credential)}` }),
    requestsPerSecond: options.requestsPerSecond ?? requestsPerSecond,
    rate: ({ path }) => (path.endsWith('/search') ? searches : undefined),
    check: (request, credential) => checkHubspot(options, request, credential),
    classify: classifyHubspot,
    streams: [
      ownersStream(options),
      objectStream(options, companies(options)),
      objectStream(options, contacts),
      objectStream(options, deals(options)),
      objectStream(options, tickets),
      objectStream(options, emails),
      objectStream(options, calls),
      objectStream(options, meetings),
      objectStream(options, notes),
      archivedStream(options, companies(options), removedCompany),
      archivedStream(options, contacts, removedContact),
      archivedStream(options, deals(options), removedDeal),
      archivedStream(options, tickets, removedTicket)
    ],
    mapping: { kind: 'crm_mapping', pipelines: (request) => readPipelines(request, options, 'deals') },
    webhook: hubspotWebhook
  })
}

function tokenOf(credential: Credential): string {
  return credential.kind === 'oauth' ? credential.accessToken : ''
}
