import { readingTools, type ToolName, toolNames } from '@rapport/core'
import { connections } from './connections.js'
import { customers } from './customers.js'
import type { Described } from './described.js'
import { evidence } from './evidence.js'
import { workspace } from './workspace.js'

/** What models read of each tool. */
export const catalog: Readonly<Record<ToolName, Described>> = { ...customers, ...evidence, ...workspace, ...connections }

/** Named choices of tools, because each tool that is listed costs a model room in every conversation. */
export const toolsets = {
  default: readingTools,
  all: toolNames,
  customers: ['svc_list_customers', 'svc_get_customer', 'svc_get_customer_relationship', 'svc_list_users', 'svc_list_workspace_users'],
  access: ['svc_assign_customer_owner', 'svc_grant_customer_access', 'svc_update_customer_access', 'svc_revoke_customer_access'],
  evidence: ['svc_get_timeline', 'svc_list_facts', 'svc_get_fact', 'svc_list_sources', 'svc_get_source', 'svc_search_customer_context'],
  sql: ['svc_query', 'svc_schema'],
  attention: ['svc_list_attention_items', 'svc_get_attention_item'],
  features: ['svc_list_features', 'svc_get_customer_features', 'svc_create_feature', 'svc_archive_feature'],
  activation: ['svc_get_customer_activation', 'svc_preview_customer_activation', 'svc_update_customer_activation'],
  settings: ['svc_get_workspace_settings', 'svc_update_workspace_settings'],
  destinations: toolNames.filter((name) => name.endsWith('_destination') || name.endsWith('_destinations')),
  integrations: toolNames.filter((name) => name.includes('_integration_') || name.endsWith('_integration'))
} as const satisfies Record<string, readonly ToolName[]>

export type Toolset = keyof typeof toolsets

/** Whether this text names a toolset. */
export function isToolset(text: string): text is Toolset {
  return Object.hasOwn(toolsets, text)
}
