import type { Credential, Provider, ProviderOptions } from '@rapport/core/connector'
import { catalogue, defineProvider } from '@rapport/core/connector'
import { accounts } from './accounts.js'
import { events, tasks } from './activities.js'
import { baseUrlOf } from './addresses.js'
import { salesforceAuth } from './auth.js'
import { cases } from './cases.js'
import { checkSalesforce } from './check.js'
import { classifySalesforce } from './classify.js'
import { contacts } from './contacts.js'
import { objectStream } from './object-stream.js'
import { opportunities } from './opportunities.js'
import { readPipelines } from './stages.js'
import { users } from './users.js'

/** What counts at Salesforce is the number of a day. */
const requestsPerSecond = 10

/**
 * A Salesforce organization: users, accounts (person accounts too), contacts, opportunities with their stages, cases, tasks that are done, and events.
 * Connected by signing in, with the `clientId` and `clientSecret` of an external client app. Sandboxes sign in elsewhere: `authorizeUrl`.
 *
 * @example salesforce({ clientId, clientSecret, authorizeUrl: 'https://test.salesforce.com/services/oauth2/authorize' })
 */
export function salesforce(options: ProviderOptions = {}): Provider {
  return defineProvider({
    id: 'salesforce',
    descriptor: catalogue.salesforce,
    options,
    auth: salesforceAuth(options),
    baseUrl: (credential, request) => baseUrlOf(options, credential, request),
    headers: (credential) => ({ authorization: `Bearer ${tokenOf(credential)}`, accept: 'application/json' }),
    requestsPerSecond: options.requestsPerSecond ?? requestsPerSecond,
    permissions:
      'The sign-in cannot narrow down what is read. Rapport reads what the person who signs in may see. It leaves out hidden objects and fields, and names them in the runs.',
    limits:
      'Salesforce counts requests by the day. All programs share the requests of the organization and of the app. When 80 % of one of them are used, Rapport goes on the next day.',
    check: (request, credential) => checkSalesforce(options, request, credential),
    classify: classifySalesforce,
    streams: [users, accounts(options), contacts, opportunities(options), cases(options), tasks(options), events(options)].map((kind) =>
      objectStream(options, kind)
    ),
    mapping: { kind: 'crm_mapping', pipelines: (request) => readPipelines(request, options) }
  })
}

function tokenOf(credential: Credential): string {
  return credential.kind === 'oauth' ? credential.accessToken : ''
}
