import { type Static, Type } from 'typebox'
import { type PublicKeys, publicKeyShape } from '../../../auth/public-keys.js'
import { strictObject } from '../../../domain/strict-object.js'
import { defineRoute } from '../../define-route.js'

/** Where a workspace's pages are, and the keys that they send. */
const websiteTracking = strictObject({ domains: Type.Array(Type.String()), publicKeys: Type.Array(publicKeyShape) })

const shared = {
  path: '/api/settings/website-tracking',
  tag: 'settings',
  output: websiteTracking,
  answer: 'The domains and the public keys.'
} as const

export const getWebsiteTrackingRoute = defineRoute({
  ...shared,
  method: 'GET',
  operationId: 'getWebsiteTracking',
  client: { name: 'publicKeys.domains', answer: 'domains' },
  grants: ['workspace_settings:read'],
  summary: 'Tells which pages may send events, with which public keys.',
  names: { output: 'WebsiteTracking' },
  input: strictObject({}),
  example: {},
  handle: (_, { organizationId, services }) => trackingOf(services.publicKeys, organizationId)
})

export const updateWebsiteTrackingRoute = defineRoute({
  ...shared,
  method: 'PATCH',
  operationId: 'updateWebsiteTracking',
  client: { name: 'publicKeys.setDomains', first: ['domains'], answer: 'domains' },
  grants: ['workspace_settings:manage'],
  summary: 'Replaces the domains whose pages may send events.',
  names: { input: 'WebsiteTrackingChange', output: 'WebsiteTracking' },
  input: strictObject({
    domains: Type.Array(Type.String(), {
      maxItems: 1000,
      description:
        'The origins whose pages may send events, such as https://app.example.com or https://*.example.com; they replace those that were.'
    })
  }),
  example: { domains: ['https://app.example.com'] },
  async handle({ domains }, { organizationId, services: { publicKeys } }) {
    await publicKeys.setDomains(organizationId, domains)
    return trackingOf(publicKeys, organizationId)
  }
})

async function trackingOf(publicKeys: PublicKeys, organizationId: string): Promise<Static<typeof websiteTracking>> {
  const [domains, keys] = await Promise.all([publicKeys.domains(organizationId), publicKeys.list(organizationId)])
  return { domains, publicKeys: keys }
}
