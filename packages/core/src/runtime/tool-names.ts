/** The names of the specification's 40 tools, in its order; `registry` has those that this version implements. */
export const toolNames = [
  'svc_list_customers',
  'svc_list_users',
  'svc_list_workspace_users',
  'svc_get_customer',
  'svc_get_customer_relationship',
  'svc_assign_customer_owner',
  'svc_grant_customer_access',
  'svc_update_customer_access',
  'svc_revoke_customer_access',
  'svc_get_timeline',
  'svc_list_facts',
  'svc_get_fact',
  'svc_get_source',
  'svc_list_sources',
  'svc_search_customer_context',
  'svc_query',
  'svc_schema',
  'svc_list_destinations',
  'svc_get_destination',
  'svc_create_destination',
  'svc_update_destination',
  'svc_enable_destination',
  'svc_disable_destination',
  'svc_archive_destination',
  'svc_get_integration_capabilities',
  'svc_begin_integration_setup',
  'svc_get_integration_setup_status',
  'svc_get_integration_status',
  'svc_setup_integration',
  'svc_get_customer_activation',
  'svc_preview_customer_activation',
  'svc_update_customer_activation',
  'svc_get_workspace_settings',
  'svc_update_workspace_settings',
  'svc_list_features',
  'svc_create_feature',
  'svc_archive_feature',
  'svc_get_customer_features',
  'svc_list_attention_items',
  'svc_get_attention_item'
] as const

/** The name of a tool. */
export type ToolName = (typeof toolNames)[number]

/**
 * The tools that read customers, which a model gets by default. They are few, because each takes room in the model's
 * context.
 *
 * @example await workspace.agents.create({ displayName: 'Renewals', instructions: 'Who may not renew?', tools: [...readingTools] })
 */
export const readingTools = [
  'svc_list_customers',
  'svc_get_customer',
  'svc_get_customer_relationship',
  'svc_list_users',
  'svc_get_timeline',
  'svc_list_facts',
  'svc_get_fact',
  'svc_list_sources',
  'svc_get_source',
  'svc_search_customer_context',
  'svc_query',
  'svc_schema',
  'svc_list_attention_items',
  'svc_get_attention_item'
] as const satisfies readonly ToolName[]
