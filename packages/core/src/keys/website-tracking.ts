import { type Static, Type } from 'typebox'
import { type PublicKeys, publicKeyShape } from '../auth/index.js'
import { defineOperation } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'

/** Where a workspace's pages are, and the keys that they send. */
const websiteTracking = strictObject({ domains: Type.Array(Type.String()), publicKeys: Type.Array(publicKeyShape) })
const answer = 'The domains and the public keys.'

const get = defineOperation({
  operationId: 'getWebsiteTracking',
  method: { name: 'publicKeys.domains', answer: 'domains', doc: 'The domains of pages that may send events.' },
  http: 'GET /api/settings/website-tracking',
  tag: 'settings',
  grants: ['workspace_settings:read'],
  reads: 'settings',
  summary: 'Lists the domains of pages that may send events, and the public keys.',
  input: strictObject({}),
  output: websiteTracking,
  answer,
  shapes: { output: 'WebsiteTracking' },
  example: {},
  handle: (_, { organizationId, services }) => trackingOf(services.publicKeys, organizationId)
})

const update = defineOperation({
  operationId: 'updateWebsiteTracking',
  method: {
    name: 'publicKeys.setDomains',
    doc: 'Replaces the domains of pages that may send events, and returns the new list.',
    throws: 'INVALID_TOOL_INPUT naming the wrong domain.',
    first: ['domains'],
    answer: 'domains',
    inProcess: (context, domains: readonly string[]) => context.services.publicKeys.setDomains(context.organizationId, domains, context)
  },
  http: 'PATCH /api/settings/website-tracking',
  tag: 'settings',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary: 'Replaces the domains of pages that may send events.',
  input: strictObject({
    domains: Type.Array(Type.String(), {
      maxItems: 1000,
      description:
        'The origins of pages that may send events, such as https://app.example.com or https://*.example.com. They replace the current list.'
    })
  }),
  output: websiteTracking,
  answer,
  shapes: { input: 'WebsiteTrackingChange', output: 'WebsiteTracking' },
  example: { domains: ['https://app.example.com'] },
  async handle({ domains }, context) {
    const { organizationId, services } = context
    await services.publicKeys.setDomains(organizationId, domains, context)
    return trackingOf(services.publicKeys, organizationId)
  }
})

async function trackingOf(publicKeys: PublicKeys, organizationId: string): Promise<Static<typeof websiteTracking>> {
  const [domains, keys] = await Promise.all([publicKeys.domains(organizationId), publicKeys.list(organizationId)])
  return { domains, publicKeys: keys }
}

/** What can be asked of website tracking. */
export const websiteTrackingOperations = [get, update]
