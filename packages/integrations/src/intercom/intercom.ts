import {
  type Credential,
  choiceField,
  defineProvider,
  type Provider,
  type ProviderDescriptor,
  type ProviderOptions,
  secretField
} from '@rapport/core/connector'
import { adminsStream } from './admins.js'
import { checkIntercom } from './check.js'
import { companiesStream } from './companies.js'
import { contactsStream } from './contacts.js'
import { conversationsStream } from './conversations.js'
import { intercomWebhook } from './webhook.js'

/** The version whose shapes are read. */
const apiVersion = '2.14'

/** Where the data of a region lies. */
const origins: Readonly<Record<string, string>> = {
  us: 'https://api.intercom.io',
  eu: 'https://api.eu.intercom.io',
  au: 'https://api.au.intercom.io'
}

const descriptor: ProviderDescriptor = {
  name: 'Intercom',
  category: 'support',
  authType: 'api_key',
  setupMode: 'human_controlled',
  needsClient: false,
  fields: [
    secretField('accessToken', 'Access token', 'Make an app in Intercom’s Developer Hub. Its token is under Configure, Authentication.'),
    choiceField('region', 'Region', Object.keys(origins), 'Where your workspace’s data is hosted: us, eu or au.', false)
  ],
  configuration: null,
  isPersonal: false,
  reads: 'Teammates, companies, contacts, and conversations with their messages.',
  leaves: 'Notes among colleagues, messages of bots and the contents of attachments are left out. Nothing is written or changed there.',
  precedence: 54
}

/** Intercom allows an app 10,000 requests a minute, and its own limits are told by the ten seconds. */
const requestsPerSecond = 15

/**
 * An Intercom workspace: teammates, companies, contacts, and conversations with their messages. Connected by the access token of an app.
 *
 * @example intercom({ webhookSecret: 'the client secret of the app' })
 */
export function intercom(options: ProviderOptions = {}): Provider {
  const { clientSecret } = options
  return defineProvider({
    id: 'intercom',
    descriptor,
    // Webhooks are signed with the app's own secret.
    options: { ...(clientSecret !== undefined && { webhookSecret: clientSecret }), ...options },
    auth: [{ kind: 'fields', fields: ['accessToken', 'region'], label: 'access token' }],
    baseUrl: (credential) => options.baseUrl ?? origins[fieldOf(credential, 'region')] ?? 'https://api.intercom.io',
    headers: (credential) => ({
      authorization: `Bearer ${fieldOf(credential, 'accessToken')}`,
      accept: 'application/json',
      'intercom-version': options.apiVersion ?? apiVersion
    }),
    requestsPerSecond: options.requestsPerSecond ?? requestsPerSecond,
    check: checkIntercom,
    permissions: 'The app reads admins, users and companies, and conversations. It needs no permission to write.',
    limits:
      'Intercom allows an app 10,000 requests a minute, spread over windows of ten seconds. Rapport waits as long as `X-RateLimit-Reset` says. A search may take some minutes to find what is new.',
    streams: [adminsStream, companiesStream(options), contactsStream, conversationsStream],
    webhook: intercomWebhook
  })
}

function fieldOf(credential: Credential, name: string): string {
  return credential.kind === 'fields' ? (credential.fields[name] ?? '') : ''
}
