import type { ToolName } from '../../packages/core/src/tool-shape/tool-names.js'

/** Where a tool's method stands in the client: `noun.verb`, or one word for what needs no noun. */
export interface MethodName {
  method: string
  /** The one required field, a text, which may also come first by itself. */
  subject?: string
}

/** The client's method of every tool. A method exists once its tool is in the registry. */
export const methodNames: Record<ToolName, MethodName> = {
  svc_list_customers: { method: 'customers.list' },
  svc_list_users: { method: 'users.list' },
  svc_list_workspace_users: { method: 'workspaceUsers.list' },
  svc_get_customer: { method: 'customers.get', subject: 'customer' },
  svc_get_customer_relationship: { method: 'customers.getRelationship', subject: 'customer' },
  svc_assign_customer_owner: { method: 'customers.assignOwner' },
  svc_grant_customer_access: { method: 'customers.grantAccess' },
  svc_update_customer_access: { method: 'customers.updateAccess' },
  svc_revoke_customer_access: { method: 'customers.revokeAccess' },
  svc_get_timeline: { method: 'timeline.get', subject: 'customer' },
  svc_list_facts: { method: 'facts.list', subject: 'customer' },
  svc_get_fact: { method: 'facts.get', subject: 'factId' },
  svc_get_source: { method: 'sources.get' },
  svc_list_sources: { method: 'sources.list' },
  svc_search_customer_context: { method: 'search', subject: 'query' },
  svc_query: { method: 'query', subject: 'sql' },
  svc_schema: { method: 'schema' },
  svc_list_destinations: { method: 'destinations.list' },
  svc_get_destination: { method: 'destinations.get', subject: 'id' },
  svc_create_destination: { method: 'destinations.create' },
  svc_update_destination: { method: 'destinations.update' },
  svc_enable_destination: { method: 'destinations.enable', subject: 'id' },
  svc_disable_destination: { method: 'destinations.disable', subject: 'id' },
  svc_archive_destination: { method: 'destinations.archive', subject: 'id' },
  svc_get_integration_capabilities: { method: 'integrations.getCapabilities' },
  svc_begin_integration_setup: { method: 'integrations.beginSetup', subject: 'provider' },
  svc_get_integration_setup_status: { method: 'integrations.getSetupStatus', subject: 'sessionId' },
  svc_get_integration_status: { method: 'integrations.getStatus' },
  svc_setup_integration: { method: 'integrations.setup' },
  svc_get_customer_activation: { method: 'activation.get' },
  svc_preview_customer_activation: { method: 'activation.preview', subject: 'eventName' },
  svc_update_customer_activation: { method: 'activation.update' },
  svc_get_workspace_settings: { method: 'settings.get' },
  svc_update_workspace_settings: { method: 'settings.update' },
  svc_list_features: { method: 'features.list' },
  svc_create_feature: { method: 'features.create' },
  svc_archive_feature: { method: 'features.archive' },
  svc_get_customer_features: { method: 'features.getForCustomer', subject: 'customer' },
  svc_list_attention_items: { method: 'attentionItems.list' },
  svc_get_attention_item: { method: 'attentionItems.get', subject: 'id' }
}
