import type { Credential, Provider, ProviderOptions } from '@rapport/core/connector'
import { catalogue, defineProvider } from '@rapport/core/connector'
import { checkClerk } from './check.js'
import { classifyClerk } from './classify.js'
import { membershipsStream } from './memberships.js'
import { organizationsStream } from './organizations.js'
import { usersStream } from './users.js'
import { clerkWebhook } from './webhook.js'

/** The version whose shapes are read. */
const apiVersion = '2025-11-10'

/**
 * Organizations, users and memberships of a Clerk instance: who signs up, signs in, and belongs to which customer. Connected by a secret key.
 *
 * @example clerk({ webhookSecret: 'whsec_…', organizationIsCustomer: true })
 */
export function clerk(options: ProviderOptions = {}): Provider {
  return defineProvider({
    id: 'clerk',
    descriptor: catalogue.clerk,
    options,
    auth: [{ kind: 'fields', fields: ['secretKey'], label: 'secret key' }],
    baseUrl: () => options.baseUrl ?? 'https://api.clerk.com',
    headers: (credential) => ({
      authorization: `Bearer ${keyOf(credential)}`,
      'clerk-api-version': options.apiVersion ?? apiVersion
    }),
    // Instances for development allow 100 in ten seconds.
    requestsPerSecond: options.requestsPerSecond ?? 8,
    check: checkClerk,
    classify: classifyClerk,
    permissions: 'A secret key may read and change everything of its instance. Rapport only reads.',
    limits:
      'Clerk allows an instance for development 100 requests in ten seconds, and an instance for production 1,000. Rapport waits as long as `Retry-After` says.',
    streams: [organizationsStream(options), usersStream, membershipsStream],
    webhook: clerkWebhook
  })
}

function keyOf(credential: Credential): string {
  return credential.kind === 'fields' ? (credential.fields.secretKey ?? '') : ''
}
