import {
  type Credential,
  defineProvider,
  openField,
  type Provider,
  type ProviderDescriptor,
  type ProviderOptions,
  secretField
} from '@rapport/core/connector'
import { checkZendesk } from './check.js'
import { exportPath } from './export-pages.js'
import { organizationsStream } from './organizations.js'
import { ticketsStream } from './tickets.js'
import { usersStream } from './users.js'
import { zendeskWebhook } from './webhook.js'

const descriptor: ProviderDescriptor = {
  name: 'Zendesk',
  category: 'support',
  authType: 'api_key',
  setupMode: 'human_controlled',
  needsClient: false,
  fields: [
    openField('subdomain', 'Subdomain', 'The first part of your Zendesk’s address: acme, of acme.zendesk.com.', {
      pattern: '^[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?$',
      maxLength: 63
    }),
    openField('email', 'Email of an admin', 'Zendesk exports tickets to admins only.', {
      pattern: '^[^\\s:@]+@[^\\s:@]+$',
      maxLength: 320
    }),
    secretField('apiToken', 'API token', 'An admin makes one in Zendesk’s Admin Center under Apps and integrations, APIs.')
  ],
  configuration: null,
  isPersonal: false,
  reads: 'Organizations, users, and tickets with their public comments.',
  leaves: 'Internal notes and the contents of attachments are left out. Nothing is written or changed there.',
  precedence: 52
}

/** Zendesk’s smallest plans allow 200 requests a minute. */
const requestsPerSecond = 3
/** Exports have a limit of their own. */
const exportsAllowed = { name: 'export', perMinute: 10 }

/**
 * A Zendesk account: organizations, users, and tickets with their public comments. Connected by the API token of an admin.
 *
 * @example zendesk({ customerIdProperty: 'workspace_id' })
 */
export function zendesk(options: ProviderOptions = {}): Provider {
  return defineProvider({
    id: 'zendesk',
    descriptor,
    options,
    auth: [{ kind: 'fields', fields: ['subdomain', 'email', 'apiToken'], label: 'API token' }],
    baseUrl: (credential) => options.baseUrl ?? `https://${subdomainOf(credential)}.zendesk.com`,
    headers: (credential) => ({ authorization: `Basic ${Buffer.from(userOf(credential)).toString('base64')}` }),
    requestsPerSecond: options.requestsPerSecond ?? requestsPerSecond,
    rate: ({ path }) => (path.startsWith(exportPath) ? exportsAllowed : undefined),
    check: (request, credential) => checkZendesk(request, subdomainOf(credential)),
    permissions: 'A token acts as the admin whose email is given. Rapport only reads.',
    limits:
      'Zendesk allows ten exports a minute, and 200 to 2,500 other requests by plan. Rapport waits as long as `Retry-After` says. An export leaves out what changed within the last minute. Rapport reads that at the next turn.',
    streams: [organizationsStream(options), usersStream, ticketsStream],
    webhook: zendeskWebhook
  })
}

function subdomainOf(credential: Credential): string {
  return (fieldOf(credential, 'subdomain') || 'subdomain').toLowerCase()
}

const userOf = (credential: Credential) => `${fieldOf(credential, 'email')}/token:${fieldOf(credential, 'apiToken')}`

function fieldOf(credential: Credential, name: string): string {
  return credential.kind === 'fields' ? (credential.fields[name] ?? '') : ''
}
