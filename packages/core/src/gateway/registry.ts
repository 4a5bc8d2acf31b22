import type { Registry } from '../tool-shape/tool.js'
import { assignCustomerOwner } from '../tools/customers/assign-customer-owner.js'
import { getCustomer } from '../tools/customers/get-customer.js'
import { getCustomerRelationship } from '../tools/customers/get-customer-relationship.js'
import { grantCustomerAccess } from '../tools/customers/grant-customer-access.js'
import { listCustomers } from '../tools/customers/list-customers.js'
import { listUsers } from '../tools/customers/list-users.js'
import { listWorkspaceUsers } from '../tools/customers/list-workspace-users.js'
import { revokeCustomerAccess } from '../tools/customers/revoke-customer-access.js'
import { updateCustomerAccess } from '../tools/customers/update-customer-access.js'
import { archiveDestination } from '../tools/destinations/archive-destination.js'
import { createDestination } from '../tools/destinations/create-destination.js'
import { disableDestination } from '../tools/destinations/disable-destination.js'
import { enableDestination } from '../tools/destinations/enable-destination.js'
import { getDestination } from '../tools/destinations/get-destination.js'
import { listDestinations } from '../tools/destinations/list-destinations.js'
import { updateDestination } from '../tools/destinations/update-destination.js'
import { getFact } from '../tools/evidence/get-fact.js'
import { getSource } from '../tools/evidence/get-source.js'
import { getTimeline } from '../tools/evidence/get-timeline.js'
import { listFacts } from '../tools/evidence/list-facts.js'
import { listSources } from '../tools/evidence/list-sources.js'
import { query } from '../tools/evidence/query.js'
import { schema } from '../tools/evidence/schema.js'
import { searchCustomerContext } from '../tools/evidence/search-customer-context.js'
import { beginIntegrationSetup } from '../tools/integrations/begin-integration-setup.js'
import { getIntegrationCapabilities } from '../tools/integrations/get-integration-capabilities.js'
import { getIntegrationSetupStatus } from '../tools/integrations/get-integration-setup-status.js'
import { getIntegrationStatus } from '../tools/integrations/get-integration-status.js'
import { setupIntegration } from '../tools/integrations/setup-integration.js'
import { archiveFeature } from '../tools/workspace/archive-feature.js'
import { createFeature } from '../tools/workspace/create-feature.js'
import { getAttentionItem } from '../tools/workspace/get-attention-item.js'
import { getCustomerActivation } from '../tools/workspace/get-customer-activation.js'
import { getCustomerFeatures } from '../tools/workspace/get-customer-features.js'
import { getWorkspaceSettings } from '../tools/workspace/get-workspace-settings.js'
import { listAttentionItems } from '../tools/workspace/list-attention-items.js'
import { listFeatures } from '../tools/workspace/list-features.js'
import { previewCustomerActivation } from '../tools/workspace/preview-customer-activation.js'
import { updateCustomerActivation } from '../tools/workspace/update-customer-activation.js'
import { updateWorkspaceSettings } from '../tools/workspace/update-workspace-settings.js'

/** The tools of this version, by name, in the specification's order. */
export const registry = {
  svc_list_customers: listCustomers,
  svc_list_users: listUsers,
  svc_list_workspace_users: listWorkspaceUsers,
  svc_get_customer: getCustomer,
  svc_get_customer_relationship: getCustomerRelationship,
  svc_assign_customer_owner: assignCustomerOwner,
  svc_grant_customer_access: grantCustomerAccess,
  svc_update_customer_access: updateCustomerAccess,
  svc_revoke_customer_access: revokeCustomerAccess,
  svc_get_timeline: getTimeline,
  svc_list_facts: listFacts,
  svc_get_fact: getFact,
  svc_get_source: getSource,
  svc_list_sources: listSources,
  svc_search_customer_context: searchCustomerContext,
  svc_query: query,
  svc_schema: schema,
  svc_list_destinations: listDestinations,
  svc_get_destination: getDestination,
  svc_create_destination: createDestination,
  svc_update_destination: updateDestination,
  svc_enable_destination: enableDestination,
  svc_disable_destination: disableDestination,
  svc_archive_destination: archiveDestination,
  svc_get_integration_capabilities: getIntegrationCapabilities,
  svc_begin_integration_setup: beginIntegrationSetup,
  svc_get_integration_setup_status: getIntegrationSetupStatus,
  svc_get_integration_status: getIntegrationStatus,
  svc_setup_integration: setupIntegration,
  svc_get_customer_activation: getCustomerActivation,
  svc_preview_customer_activation: previewCustomerActivation,
  svc_update_customer_activation: updateCustomerActivation,
  svc_get_workspace_settings: getWorkspaceSettings,
  svc_update_workspace_settings: updateWorkspaceSettings,
  svc_list_features: listFeatures,
  svc_create_feature: createFeature,
  svc_archive_feature: archiveFeature,
  svc_get_customer_features: getCustomerFeatures,
  svc_list_attention_items: listAttentionItems,
  svc_get_attention_item: getAttentionItem
} satisfies Registry
