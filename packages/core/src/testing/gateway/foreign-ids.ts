import type { TSchema } from 'typebox'
import type { Workspace } from '../../workspace/workspace.js'

/** Ids of what an organization has. */
export interface TheirIds {
  customerId: string
  memberId: string
  destinationId: string
  feature: { id: string; revision: string }
  sourceId: string
  factId: string
}

/** Fills an organization with one of each thing that tools take by id; the host's own ids differ from one to the next. */
export async function theirWorld(workspace: Workspace): Promise<TheirIds> {
  const name = workspace.organizationId
  const [customer] = await workspace.customers.put([{ customerId: name, name, domain: `c${name.slice(-12)}.test` }])
  const [member] = await workspace.members.put([{ id: `member-${name}`, email: `${name}@w.test`, name: 'Ann' }])
  if (!customer || !member) throw new Error('Puts answer each of their rows')
  await workspace.call('svc_assign_customer_owner', { customerId: customer.id, targetUserId: member.id })
  await workspace.call('svc_grant_customer_access', { customerId: customer.id, targetUserId: member.id, role: 'VIEWER' })
  const { destination } = await workspace.call('svc_create_destination', { type: 'SLACK_CHANNEL', channelId: 'C1', label: 'News' })
  const { sources } = await workspace.call('svc_list_features', {})
  const [source] = sources
  if (!source) throw new Error('An organization has a source of its own')
  const usage = { sourceKey: source.sourceKey, eventName: 'exported', featureKey: 'export', name: 'Export' }
  const { feature } = await workspace.call('svc_create_feature', usage)
  const named = { customer: { id: customer.id }, occurredAt: 0 }
  await workspace.sources.put([
    { ...named, sourceType: 'EMAIL', externalId: `source-${name}`, segments: [{ text: 'Exports save us a day' }] }
  ])
  const [fact] = await workspace.facts.put([{ ...named, externalId: `fact-${name}`, assertion: 'Exports save a day', factType: 'CUSTOM' }])
  if (!fact) throw new Error('Puts answer each of their rows')
  const evidence = { sourceId: `source-${name}`, factId: fact.id }
  return { feature, ...evidence, customerId: customer.id, memberId: member.id, destinationId: destination.id }
}

/** An input that names something of another organization; `matches: 'nothing'` where that is a filter, and gives an empty list. */
export type ForeignInput = Record<string, unknown> & { matches?: 'nothing' | 'expired' }

type Inputs = (theirs: TheirIds, ours: TheirIds) => ForeignInput[]

const customer: Inputs = ({ customerId }) => [{ customer: customerId }]
const destination: Inputs = ({ destinationId }) => [{ id: destinationId }]

/** A customer of theirs with a member of ours, and the other way round. */
const access: Inputs = (theirs, ours) => [
  { customerId: theirs.customerId, targetUserId: ours.memberId, role: 'VIEWER' },
  { customerId: ours.customerId, targetUserId: theirs.memberId, role: 'VIEWER' }
]

/** What to call each tool with that takes ids: every one of these must find nothing. */
export const foreignInputs: Readonly<Record<string, Inputs>> = {
  svc_list_customers: ({ memberId }) => [{ ownerId: memberId, matches: 'nothing' }],
  svc_list_users: ({ customerId }) => [{ customerId, matches: 'nothing' }],
  svc_get_customer: customer,
  svc_assign_customer_owner: access,
  svc_grant_customer_access: access,
  svc_update_customer_access: access,
  svc_revoke_customer_access: access,
  svc_get_timeline: customer,
  svc_get_destination: destination,
  svc_update_destination: ({ destinationId }) => [{ id: destinationId, type: 'SLACK_CHANNEL', label: 'x' }],
  svc_enable_destination: destination,
  svc_disable_destination: destination,
  svc_archive_destination: destination,
  svc_get_customer_relationship: customer,
  svc_list_facts: customer,
  svc_get_fact: ({ factId }) => [{ factId }, { factId: factId.toUpperCase() }],
  svc_get_source: ({ sourceId, factId }) => [
    { sourceType: 'EMAIL', sourceId },
    { sourceType: 'EXTRACTED', sourceId: factId }
  ],
  svc_list_sources: customer,
  svc_search_customer_context: ({ customerId }) => [{ query: 'exports', customer: customerId }],
  svc_archive_feature: ({ feature: { id, revision } }) => [{ id, revision }],
  svc_get_customer_features: customer,
  // Without connectors nobody has a session; setup-table.test.ts asks for one that another organization has.
  svc_get_integration_setup_status: ({ customerId }) => [{ sessionId: customerId, matches: 'expired' }],
  svc_list_attention_items: ({ customerId }) => [{ customerId, matches: 'nothing' }],
  svc_get_attention_item: ({ customerId }) => [{ id: customerId }]
}

const namingProperties = ['customer', 'customerId', 'targetUserId', 'ownerId', 'id', 'factId', 'sourceId', 'sessionId']

/** Whether a tool's input names things of an organization. */
export function namesSomething(input: TSchema): boolean {
  return 'properties' in input && namingProperties.some((name) => Object.hasOwn(Object(input.properties), name))
}
