import { assignCustomerOwner, grantCustomerAccess, revokeCustomerAccess, updateCustomerAccess } from '../access/index.js'
import { getCustomerActivation, previewCustomerActivation, updateCustomerActivation } from '../activation/index.js'
import { getAttentionItem, listAttentionItems } from '../attention/index.js'
import { listCustomers } from '../customers/index.js'
import {
  archiveDestination,
  createDestination,
  disableDestination,
  enableDestination,
  getDestination,
  listDestinations,
  updateDestination
} from '../destinations/index.js'
import { getSource, listSources } from '../extraction/index.js'
import { getFact, listFacts } from '../facts/index.js'
import { archiveFeature, createFeature, getCustomerFeatures, listFeatures } from '../features/index.js'
import { listWorkspaceUsers } from '../members/index.js'
import { listUsers } from '../people/index.js'
import { getCustomer } from '../profile/index.js'
import { getCustomerRelationship } from '../relationship/index.js'
import type { Tool, ToolName } from '../runtime/index.js'
import { searchCustomerContext } from '../search/index.js'
import { getWorkspaceSettings, updateWorkspaceSettings } from '../settings/index.js'
import { query, schema } from '../sql/index.js'
import {
  beginIntegrationSetup,
  getIntegrationCapabilities,
  getIntegrationSetupStatus,
  getIntegrationStatus,
  setupIntegration
} from '../sync/index.js'
import { getTimeline } from '../timeline/index.js'

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
