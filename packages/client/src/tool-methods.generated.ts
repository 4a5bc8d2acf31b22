// Made by scripts/generate.ts from the tools' schemas: change those, then run `npm run generate`.

import type { ListMethod, ToolMethod } from './methods.js'

/** One method for every tool, named after it. */
export interface ToolMethods {
  /** Lists customers, newest activity first, optionally filtered by activity, billing, revenue, traits, owner or text. Calls `svc_list_customers`; needs the grant customer_intelligence:read. */
  listCustomers: ListMethod<'svc_list_customers', 'items'>
  /** Lists the people who use the product, newest activity first, optionally filtered by stage, customer, activity, traits or text. Calls `svc_list_users`; needs the grant customer_intelligence:read. */
  listUsers: ListMethod<'svc_list_users', 'items'>
  /** Lists the workspace's own members. Members who own the most customers come first. Calls `svc_list_workspace_users`; needs the grant workspace_members:read. */
  listWorkspaceUsers: ListMethod<'svc_list_workspace_users', 'items'>
  /** Reads a customer. `include` adds its people, revenue, recent timeline, activity and enrichment. Calls `svc_get_customer`; needs the grant customer_intelligence:read. */
  getCustomer: ToolMethod<'svc_get_customer'>
  /** Sums up the relationship with a customer: a line or two, and the most important statements with their sources. Calls `svc_get_customer_relationship`; needs the grant customer_intelligence:read. */
  getCustomerRelationship: ToolMethod<'svc_get_customer_relationship'>
  /** Makes a member the owner of a customer. The former owner becomes an editor. Calls `svc_assign_customer_owner`; needs the grant customer_access:manage. */
  assignCustomerOwner: ToolMethod<'svc_assign_customer_owner'>
  /** Gives a member access to a customer, or changes the role of a member that has access. Calls `svc_grant_customer_access`; needs the grant customer_access:manage. */
  grantCustomerAccess: ToolMethod<'svc_grant_customer_access'>
  /** Changes the role of a member that already has access to a customer. Calls `svc_update_customer_access`; needs the grant customer_access:manage. */
  updateCustomerAccess: ToolMethod<'svc_update_customer_access'>
  /** Ends a member's access to a customer. The owner always has access. Calls `svc_revoke_customer_access`; needs the grant customer_access:manage. */
  revokeCustomerAccess: ToolMethod<'svc_revoke_customer_access'>
  /** Reads a customer's timeline, newest first: what its people did, where and when, and its emails, meetings, tickets and records. Calls `svc_get_timeline`; needs the grant customer_intelligence:read. */
  getTimeline: ListMethod<'svc_get_timeline', 'events'>
  /** Lists what is known about a customer, latest first, each with its source. Calls `svc_list_facts`; needs the grant customer_intelligence:read. */
  listFacts: ListMethod<'svc_list_facts', 'facts'>
  /** Reads a fact, and on request the exact quotes that support it. Calls `svc_get_fact`; needs the grant customer_intelligence:read. */
  getFact: ToolMethod<'svc_get_fact'>
  /** Reads the exact text of an email, call, ticket or record, a page of segments at a time. Calls `svc_get_source`; needs the grant customer_intelligence:read. */
  getSource: ToolMethod<'svc_get_source'>
  /** Lists emails, calls, tickets and records, newest first, optionally filtered by customer, people, provider, type or time. Calls `svc_list_sources`; needs the grant customer_intelligence:read. */
  listSources: ListMethod<'svc_list_sources', 'items'>
  /** Finds the facts and sources that answer a question, best first, with the exact words that answer it. Calls `svc_search_customer_context`; needs the grant customer_intelligence:read. */
  searchCustomerContext: ToolMethod<'svc_search_customer_context'>
  /** Runs one SELECT of Postgres over the views that svc_schema describes. Calls `svc_query`; needs the grant analytics:read. */
  query: ToolMethod<'svc_query'>
  /** Describes the views that svc_query reads: their columns, with example queries. Calls `svc_schema`; needs the grant analytics:read. */
  schema: ToolMethod<'svc_schema'>
  /** Lists the destinations of notifications, oldest first, without archived ones. Calls `svc_list_destinations`; needs the grant destinations:manage. */
  listDestinations: ToolMethod<'svc_list_destinations'>
  /** Reads a destination, even an archived one. Calls `svc_get_destination`; needs the grant destinations:manage. */
  getDestination: ToolMethod<'svc_get_destination'>
  /** Adds a channel for notifications, such as a Slack channel. Nothing is sent to it until its provider is connected. Calls `svc_create_destination`; needs the grant destinations:manage. */
  createDestination: ToolMethod<'svc_create_destination'>
  /** Renames a destination, or makes it the default. Calls `svc_update_destination`; needs the grant destinations:manage. */
  updateDestination: ToolMethod<'svc_update_destination'>
  /** Lets notifications go to a destination. Calls `svc_enable_destination`; needs the grant destinations:manage. */
  enableDestination: ToolMethod<'svc_enable_destination'>
  /** Stops notifications to a destination. The default one cannot be disabled. Calls `svc_disable_destination`; needs the grant destinations:manage. */
  disableDestination: ToolMethod<'svc_disable_destination'>
  /** Archives a destination for good. It can still be read, but not changed. Its channel can be used again. Calls `svc_archive_destination`; needs the grant destinations:manage. */
  archiveDestination: ToolMethod<'svc_archive_destination'>
  /** Lists which providers can be connected and how: all of them, or one. Calls `svc_get_integration_capabilities`; needs the grant customer_intelligence:read. */
  getIntegrationCapabilities: ToolMethod<'svc_get_integration_capabilities'>
  /** Returns a link to a page where a person connects a provider. The link works once, for 15 minutes. Calls `svc_begin_integration_setup`; needs the grant integrations:connect_own. */
  beginIntegrationSetup: ToolMethod<'svc_begin_integration_setup'>
  /** Shows the progress of a setup on the connect page. Calls `svc_get_integration_setup_status`; needs the grant customer_intelligence:read. */
  getIntegrationSetupStatus: ToolMethod<'svc_get_integration_setup_status'>
  /** Shows which providers are connected, and what is missing: all of them, or one. Calls `svc_get_integration_status`; needs the grant customer_intelligence:read. */
  getIntegrationStatus: ToolMethod<'svc_get_integration_status'>
  /** Connects a provider in steps. Each call does one step and returns what to do next. Call it again until `next` is null. Calls `svc_setup_integration`; needs the grant integrations:connect_own. */
  setupIntegration: ToolMethod<'svc_setup_integration'>
  /** Reads the activation event: the event that activates a person and the customer. Calls `svc_get_customer_activation`; needs the grant activation:read. */
  getCustomerActivation: ToolMethod<'svc_get_customer_activation'>
  /** Shows which customers an activation event would have activated in the last days, with examples. Changes nothing. Calls `svc_preview_customer_activation`; needs the grant activation:read. */
  previewCustomerActivation: ToolMethod<'svc_preview_customer_activation'>
  /** Sets the activation event from now on. null disables it. Activated customers stay activated. Calls `svc_update_customer_activation`; needs the grant activation:manage. */
  updateCustomerActivation: ToolMethod<'svc_update_customer_activation'>
  /** Reads the workspace's settings. Calls `svc_get_workspace_settings`; needs the grant workspace_settings:read. */
  getWorkspaceSettings: ToolMethod<'svc_get_workspace_settings'>
  /** Changes the workspace's settings. Calls `svc_update_workspace_settings`; needs the grant workspace_settings:manage. */
  updateWorkspaceSettings: ToolMethod<'svc_update_workspace_settings'>
  /** Lists the workspace's features with their use, and event names that could become features. Calls `svc_list_features`; needs the grant customer_intelligence:read. */
  listFeatures: ToolMethod<'svc_list_features'>
  /** Makes a feature from a custom event, optionally only from events with certain properties. A repeated call returns the existing feature. Calls `svc_create_feature`; needs the grant behavior_metrics:manage. */
  createFeature: ToolMethod<'svc_create_feature'>
  /** Archives a feature, so that its use is no longer counted. Needs the current revision. The last feature cannot be archived. Calls `svc_archive_feature`; needs the grant behavior_metrics:manage. */
  archiveFeature: ToolMethod<'svc_archive_feature'>
  /** Reads how a customer uses each of the workspace's features, on request week by week. Calls `svc_get_customer_features`; needs the grant customer_intelligence:read. */
  getCustomerFeatures: ToolMethod<'svc_get_customer_features'>
  /** Lists what the workspace should look at, most urgent first, with the weight of each account. Calls `svc_list_attention_items`; needs the grant customer_intelligence:read. */
  listAttentionItems: ListMethod<'svc_list_attention_items', 'items'>
  /** Reads an attention item: what changed, why it matters, how sure that is, and the evidence for and against it. Calls `svc_get_attention_item`; needs the grant customer_intelligence:read. */
  getAttentionItem: ToolMethod<'svc_get_attention_item'>
}

/** The methods of the tools, a line each: the tool without its prefix, and the field of its items where it answers in pages. */
export const toolLines = `
list_customers items
list_users items
list_workspace_users items
get_customer
get_customer_relationship
assign_customer_owner
grant_customer_access
update_customer_access
revoke_customer_access
get_timeline events
list_facts facts
get_fact
get_source
list_sources items
search_customer_context
query
schema
list_destinations
get_destination
create_destination
update_destination
enable_destination
disable_destination
archive_destination
get_integration_capabilities
begin_integration_setup
get_integration_setup_status
get_integration_status
setup_integration
get_customer_activation
preview_customer_activation
update_customer_activation
get_workspace_settings
update_workspace_settings
list_features
create_feature
archive_feature
get_customer_features
list_attention_items items
get_attention_item
`
