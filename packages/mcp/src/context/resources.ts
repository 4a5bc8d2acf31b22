import type { ReadResourceResult, Resource, ResourceTemplate } from '@modelcontextprotocol/sdk/types.js'
import { hasGrant } from '@rapport/core'
import { quoted } from '@rapport/core/operations'
import { ProtocolError } from '../protocol-error.js'
import type { Serving } from '../serving.js'
import { customerBrief } from './brief.js'

const schemaUri = 'rapport://sql/schema'

/** The address of a customer's brief, as clients fill it in. */
export const briefTemplate = 'rapport://customers/{customer}/brief'

/** The address of a customer's brief. */
export const briefUri = (customer: string): string => briefTemplate.replace('{customer}', () => encodeURIComponent(customer))

const json = { mimeType: 'application/json' }

const schema: Resource = {
  uri: schemaUri,
  name: 'sql-schema',
  title: 'SQL schema',
  description: 'The views that queries in SQL read, with their columns and example queries.',
  ...json
}

const issuesUri = 'rapport://ingest/issues'

const issues: Resource = {
  uri: issuesUri,
  name: 'ingest-issues',
  title: 'Ingest issues',
  description: 'Why events of the last day were refused or changed, how often, and what to do about it.',
  ...json
}

const brief: ResourceTemplate = {
  uriTemplate: briefTemplate,
  name: 'customer-brief',
  title: "A customer's brief",
  description:
    'One account by id, domain or name: how it stands, what needs attention, facts with their quotes, people, revenue, the latest activity.',
  ...json
}

/** The resources that the grants of a key open. */
export const listedResources = (grants: readonly string[]): Resource[] => [
  ...(hasGrant(grants, 'analytics:read') ? [schema] : []),
  ...(hasGrant(grants, 'workspace_settings:read') ? [issues] : [])
]

/** The addresses of resources that the grants of a key open, as templates. */
export const listedTemplates = (grants: readonly string[]): ResourceTemplate[] =>
  hasGrant(grants, 'customer_intelligence:read') ? [brief] : []

/** Reads a resource. Throws ProtocolError for an address that there is not, RapportError for what the key may not read or nobody has. */
export async function readResource(uri: string, serving: Serving): Promise<ReadResourceResult> {
  return { contents: [{ uri, ...json, text: await textOf(uri, serving) }] }
}

async function textOf(uri: string, serving: Serving): Promise<string> {
  if (uri === schemaUri) {
    const { views } = (await serving.access.call('svc_schema', {}, { signal: serving.signal })) as { views: unknown }
    return quoted({ views })
  }
  if (uri === issuesUri) return quoted(await serving.access.issues({ signal: serving.signal }))
  const [, customer] = /^rapport:\/\/customers\/([^/?#]+)\/brief$/.exec(uri) ?? []
  if (customer === undefined) throw new ProtocolError('not_found', `There is no resource ${JSON.stringify(uri.slice(0, 200))}`)
  return customerBrief(decoded(customer), serving)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new ProtocolError('invalid_params', 'The address of the resource is not well encoded')
  }
}
