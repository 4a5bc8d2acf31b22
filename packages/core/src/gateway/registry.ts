import type { Tool } from '../runtime/tool.js'
import type { ToolName } from '../tool-shape/tool-names.js'
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

/** The tools of this version, in the order in which every list shows them. */
const tools = [
  listCustomers,
  listUsers,
  listWorkspaceUsers,
  getCustomer,
  getCustomerRelationship,
  assignCustomerOwner,
  grantCustomerAccess,
  updateCustomerAccess,
  revokeCustomerAccess,
  getTimeline,
  listFacts,
  getFact,
  getSource,
  listSources,
  searchCustomerContext,
  query,
  schema,
  listDestinations,
  getDestination,
  createDestination,
  updateDestination,
  enableDestination,
  disableDestination,
  archiveDestination,
  getIntegrationCapabilities,
  beginIntegrationSetup,
  getIntegrationSetupStatus,
  getIntegrationStatus,
  setupIntegration,
  getCustomerActivation,
  previewCustomerActivation,
  updateCustomerActivation,
  getWorkspaceSettings,
  updateWorkspaceSettings,
  listFeatures,
  createFeature,
  archiveFeature,
  getCustomerFeatures,
  listAttentionItems,
  getAttentionItem
] as const satisfies readonly Tool[]

type Listed = (typeof tools)[number]

/** The tools of this version, by name. Every tool of the specification is among them. */
export const registry = Object.fromEntries(tools.map((tool) => [tool.name, tool])) as {
  readonly [Each in Listed as Each['name']]: Each
} satisfies Readonly<Record<ToolName, Tool>>
