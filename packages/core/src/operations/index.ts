import { resources } from '../resources/index.js'
import type { Operation } from '../runtime/define-operation.js'
import type { HostOperation } from '../runtime/operation-method.js'
import { agentOperations } from './agents.js'
import { apiKeyHostOperations, apiKeyOperations } from './api-keys.js'
import { attentionOperations } from './attention.js'
import { automationOperations } from './automations.js'
import { integrationChanges, integrationHostOperations } from './connect-integrations.js'
import { customerOperations } from './customers.js'
import { factOperations } from './facts.js'
import { accessOperations } from './host.js'
import { mergeOperations, reattributionOperations } from './identity.js'
import { identityVerificationOperations } from './identity-verification.js'
import { integrationReads } from './integrations.js'
import { memberOperations } from './members.js'
import { planOperations } from './plan.js'
import { publicKeyOperations } from './public-keys.js'
import { resourceOperations } from './resource-operations.js'
import { signalOperations } from './signals.js'
import { userOperations } from './users.js'
import { websiteTrackingOperations } from './website-tracking.js'

/** What the host puts, and reads back. */
export const dataOperations: readonly Operation[] = [
  ...Object.values(resources).flatMap((resource) => resourceOperations(resource)),
  customerOperations.find,
  customerOperations.findHealth,
  customerOperations.get,
  userOperations.find,
  customerOperations.getHealth,
  customerOperations.removeOwner,
  userOperations.get,
  ...factOperations,
  ...memberOperations
]

/** Providers: what can be connected, what is, and how it is read. */
export const integrationOperations: readonly Operation[] = [
  integrationReads.list,
  integrationReads.capabilities,
  integrationChanges.connect,
  integrationReads.connectStatus,
  integrationChanges.disconnect,
  integrationReads.status,
  integrationReads.runs,
  integrationChanges.sync,
  integrationChanges.setWebhook
]

/** The settings of the workspace, besides those that tools read and change. */
export const settingsOperations: readonly Operation[] = [
  ...websiteTrackingOperations,
  ...apiKeyOperations,
  ...publicKeyOperations,
  ...identityVerificationOperations,
  ...planOperations
]

/** What only the host's own code can ask for. */
const hostOperations: readonly HostOperation[] = [...apiKeyHostOperations, ...accessOperations, ...integrationHostOperations]

/** Every operation, in the order in which OpenAPI shows them. */
export const operations: readonly (Operation | HostOperation)[] = [
  ...dataOperations,
  ...attentionOperations,
  ...signalOperations,
  ...automationOperations,
  ...agentOperations,
  ...reattributionOperations,
  ...mergeOperations,
  ...integrationOperations,
  ...settingsOperations,
  ...hostOperations
]
