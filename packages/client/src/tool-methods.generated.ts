// Made by scripts/generate.ts from the tools' schemas: change those, then run `npm run generate`.

import type { ListMethod, ToolMethod } from './methods.js'

/** One method for every tool, named after it. */
export interface ToolMethods {
  /** Lists customers, newest activity first, narrowed by activity, billing, revenue, traits, owner or text. Calls `svc_list_customers`; needs the grant customer_intelligence:read. */
  listCustomers: ListMethod<'svc_list_customers', 'items'>
  /** Lists the people who use the product, newest activity first, narrowed by stage, customer, activity, traits or text. Calls `svc_list_users`; needs the grant customer_intelligence:read. */
  listUsers: ListMethod<'svc_list_users', 'items'>
  /** Lists the workspace's own members, those who own most customers first. Calls `svc_list_workspace_users`; needs the grant workspace_members:read. */
  listWorkspaceUsers: ListMethod<'svc_list_workspace_users', 'items'>
  /** Reads a customer, and on request its people, revenue, recent timeline, activity and enrichment. Calls `svc_get_customer`; needs the grant customer_intelligence:read. */
  getCustomer: ToolMethod<'svc_get_customer'>
  /** Sums up how things stand with a customer: a line or two, and the most telling statements with what they are traced to. Calls `svc_get_customer_relationship`; needs the grant customer_intelligence:read. */
  getCustomerRelationship: ToolMethod<'svc_get_customer_relationship'>
  /** Makes a member the owner of a customer; the former owner stays as an editor. Calls `svc_assign_customer_owner`; needs the grant customer_access:manage. */
  assignCustomerOwner: ToolMethod<'svc_assign_customer_owner'>
  /** Gives a member access to a customer, or another role where it has access already. Calls `svc_grant_customer_access`; needs the grant customer_access:manage. */
  grantCustomerAccess: ToolMethod<'svc_grant_customer_access'>
  /** Changes a member's role with a customer, where it has access already. Calls `svc_update_customer_access`; needs the grant customer_access:manage. */
  updateCustomerAccess: ToolMethod<'svc_update_customer_access'>
  /** Takes a member's access to a customer away; the owner always has it. Calls `svc_revoke_customer_access`; needs the grant customer_access:manage. */
  revokeCustomerAccess: ToolMethod<'svc_revoke_customer_access'>
  /** Reads a customer's timeline, newest first: what its people did, where and when, and its emails, meetings, tickets and records. Calls `svc_get_timeline`; needs the grant customer_intelligence:read. */
  getTimeline: ListMethod<'svc_get_timeline', 'events'>
  /** Lists what is known of a customer, what occurred last first, each with the source that it was read from. Calls `svc_list_facts`; needs the grant customer_intelligence:read. */
  listFacts: ListMethod<'svc_list_facts', 'facts'>
  /** Reads a fact, and on request the exact quotes that it rests on. Calls `svc_get_fact`; needs the grant customer_intelligence:read. */
  getFact: ToolMethod<'svc_get_fact'>
  /** Reads an email, call, ticket or record by its exact text, a page of segments at a time. Calls `svc_get_source`; needs the grant customer_intelligence:read. */
  getSource: ToolMethod<'svc_get_source'>
  /** Lists emails, calls, tickets and records, the newest first, narrowed by customer, people, provider, type or time. Calls `svc_list_sources`; needs the grant customer_intelligence:read. */
  listSources: ListMethod<'svc_list_sources', 'items'>
  /** Finds the facts and sources that answer a question, best first, with the exact words that do. Calls `svc_search_customer_context`; needs the grant customer_intelligence:read. */
  searchCustomerContext: ToolMethod<'svc_search_customer_context'>
  /** Runs one SELECT, in the dialect of Postgres, over the views that svc_schema describes. Calls `svc_query`; needs the grant analytics:read. */
  query: ToolMethod<'svc_query'>
  /** Describes the views that svc_query reads: their columns, and queries to begin with. Calls `svc_schema`; needs the grant analytics:read. */
  schema: ToolMethod<'svc_schema'>
  /** Lists where notifications go, the oldest first, without what is archived. Calls `svc_list_destinations`; needs the grant destinations:manage. */
  listDestinations: ToolMethod<'svc_list_destinations'>
  /** Reads a destination, also one that is archived. Calls `svc_get_destination`; needs the grant destinations:manage. */
  getDestination: ToolMethod<'svc_get_destination'>
  /** Adds a channel, such as one of Slack, that notifications can go to; until its provider is connected it waits. Calls `svc_create_destination`; needs the grant destinations:manage. */
  createDestination: ToolMethod<'svc_create_destination'>
  /** Renames a destination, or makes it the default in place of the one that is. Calls `svc_update_destination`; needs the grant destinations:manage. */
  updateDestination: ToolMethod<'svc_update_destination'>
  /** Lets a destination get notifications. Calls `svc_enable_destination`; needs the grant destinations:manage. */
  enableDestination: ToolMethod<'svc_enable_destination'>
  /** Lets a destination get no more notifications; the default one cannot be disabled. Calls `svc_disable_destination`; needs the grant destinations:manage. */
  disableDestination: ToolMethod<'svc_disable_destination'>
  /** Puts a destination away for good: it can still be read, but no longer be changed, and its channel is free again. Calls `svc_archive_destination`; needs the grant destinations:manage. */
  archiveDestination: ToolMethod<'svc_archive_destination'>
  /** Lists what can be connected and how: all providers, or one. Calls `svc_get_integration_capabilities`; needs the grant customer_intelligence:read. */
  getIntegrationCapabilities: ToolMethod<'svc_get_integration_capabilities'>
  /** Answers a link to a page on which a person connects a provider; it works once, for 15 minutes. Calls `svc_begin_integration_setup`; needs the grant integrations:connect_own. */
  beginIntegrationSetup: ToolMethod<'svc_begin_integration_setup'>
  /** Tells how far a setup on the connect page is. Calls `svc_get_integration_setup_status`; needs the grant customer_intelligence:read. */
  getIntegrationSetupStatus: ToolMethod<'svc_get_integration_setup_status'>
  /** Tells which providers are connected, and what is missing: all of them, or one. Calls `svc_get_integration_status`; needs the grant customer_intelligence:read. */
  getIntegrationStatus: ToolMethod<'svc_get_integration_status'>
  /** Connects a provider as far as one call can, and answers what is to be done next; call it again until `next` is null. Calls `svc_setup_integration`; needs the grant integrations:connect_own. */
  setupIntegration: ToolMethod<'svc_setup_integration'>
  /** Reads which event activates customers and the people who send it. Calls `svc_get_customer_activation`; needs the grant activation:read. */
  getCustomerActivation: ToolMethod<'svc_get_customer_activation'>
  /** Tells whom an activation event would have activated in the last days, with examples; changes nothing. Calls `svc_preview_customer_activation`; needs the grant activation:read. */
  previewCustomerActivation: ToolMethod<'svc_preview_customer_activation'>
  /** Sets which event activates from now on; null switches it off. Whoever is activated stays so. Calls `svc_update_customer_activation`; needs the grant activation:manage. */
  updateCustomerActivation: ToolMethod<'svc_update_customer_activation'>
  /** Reads the workspace's settings. Calls `svc_get_workspace_settings`; needs the grant workspace_settings:read. */
  getWorkspaceSettings: ToolMethod<'svc_get_workspace_settings'>
  /** Changes the workspace's settings. Calls `svc_update_workspace_settings`; needs the grant workspace_settings:manage. */
  updateWorkspaceSettings: ToolMethod<'svc_update_workspace_settings'>
  /** Lists the workspace's features with how much everybody uses them, and the event names that could become features. Calls `svc_list_features`; needs the grant customer_intelligence:read. */
  listFeatures: ToolMethod<'svc_list_features'>
  /** Makes a feature of a custom event, narrowed by properties; asked again, it answers the one that there is. Calls `svc_create_feature`; needs the grant behavior_metrics:manage. */
  createFeature: ToolMethod<'svc_create_feature'>
  /** Archives a feature, so that it is counted no more; it takes the current revision, and the last feature stays. Calls `svc_archive_feature`; needs the grant behavior_metrics:manage. */
  archiveFeature: ToolMethod<'svc_archive_feature'>
  /** Reads how a customer uses each of the workspace's features, week by week when asked. Calls `svc_get_customer_features`; needs the grant customer_intelligence:read. */
  getCustomerFeatures: ToolMethod<'svc_get_customer_features'>
  /** Lists what the workspace should look at, the most pressing first, with how much each account weighs. Calls `svc_list_attention_items`; needs the grant customer_intelligence:read. */
  listAttentionItems: ListMethod<'svc_list_attention_items', 'items'>
  /** Reads an attention item: what changed, why it matters, how sure that is, and what speaks for and against it. Calls `svc_get_attention_item`; needs the grant customer_intelligence:read. */
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
