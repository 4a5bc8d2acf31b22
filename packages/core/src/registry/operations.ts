import { agentOperations } from '../agents/index.js'
import { assessmentOperations } from '../assessment/index.js'
import { attentionOperations } from '../attention/index.js'
import { auditChainOperations } from '../audit-chain/index.js'
import { automationOperations } from '../automations/index.js'
import { briefingOperations } from '../briefing/index.js'
import { contactOperations } from '../contacts/index.js'
import { dashboardOperations } from '../dashboards/index.js'
import { failedDeliveryOperations } from '../destinations/index.js'
import { digestOperations } from '../digest/index.js'
import { endpointOperations } from '../endpoints/index.js'
import { factInProcessOperations, factOperations } from '../facts/index.js'
import { featureOperations } from '../features/index.js'
import { healthOperations } from '../health/index.js'
import { hookOperations } from '../hooks/index.js'
import { mergeOperations, reattributionOperations } from '../identity/index.js'
import { eventOperations } from '../ingest/index.js'
import { jobOperations } from '../jobs/index.js'
import {
  apiKeyInProcessOperations,
  apiKeyOperations,
  identityVerificationOperations,
  publicKeyInProcessOperations,
  publicKeyOperations,
  websiteTrackingOperations
} from '../keys/index.js'
import { listOperations } from '../lists/index.js'
import { lookbackOperations } from '../lookback/index.js'
import { memberOperations } from '../members/index.js'
import { currencyOperations, revenueOperations } from '../money/index.js'
import { userOperations } from '../people/index.js'
import { privacyInProcessOperations, privacyOperations } from '../privacy/index.js'
import { customerOperations } from '../profile/index.js'
import { queryOperations } from '../queries/index.js'
import { readingSettingsOperations } from '../reading-settings/index.js'
import { retentionOperations } from '../retention/index.js'
import { type InProcessOperation, type Operation, planOperations, resourceOperations } from '../runtime/index.js'
import { searchOperations } from '../search/index.js'
import { segmentOperations } from '../segments/index.js'
import { signalOperations } from '../signals/index.js'
import { integrationChanges, integrationInProcessOperations, integrationReads } from '../sync/index.js'
import { teamOperations } from '../team/index.js'
import { termOperations } from '../terms/index.js'
import { transferInProcessOperations, transferOperations } from '../transfer/index.js'
import { viewOperations } from '../views/index.js'
import { noteOperations, taskOperations } from '../work/index.js'
import { accessOperations } from './in-process-operations.js'
import { resources } from './resources.js'

/** What the host puts, and reads back. */
export const dataOperations: readonly Operation[] = [
  ...Object.values(resources).flatMap((resource) => resourceOperations(resource)),
  customerOperations.find,
  customerOperations.findHealth,
  assessmentOperations.findAssessment,
  assessmentOperations.list,
  ...briefingOperations,
  customerOperations.get,
  userOperations.find,
  customerOperations.getHealth,
  assessmentOperations.getAssessment,
  customerOperations.unanswered,
  customerOperations.removeOwner,
  userOperations.get,
  ...contactOperations,
  ...healthOperations,
  ...termOperations,
  ...revenueOperations,
  ...factOperations,
  ...listOperations,
  ...segmentOperations,
  ...viewOperations,
  ...queryOperations,
  ...dashboardOperations,
  ...featureOperations,
  ...searchOperations,
  ...memberOperations,
  ...eventOperations
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

/** The settings of the workspace. */
export const settingsOperations: readonly Operation[] = [
  ...currencyOperations,
  ...readingSettingsOperations,
  ...privacyOperations,
  ...retentionOperations,
  ...auditChainOperations,
  ...transferOperations,
  ...websiteTrackingOperations,
  ...teamOperations,
  ...apiKeyOperations,
  ...publicKeyOperations,
  ...identityVerificationOperations,
  ...planOperations
]

/** Work in the background, and what of it failed. */
export const backgroundOperations: readonly Operation[] = [...jobOperations, ...hookOperations, ...failedDeliveryOperations]

/** What only the host's own code can ask for. */
const inProcessOperations: readonly InProcessOperation[] = [
  ...apiKeyInProcessOperations,
  ...publicKeyInProcessOperations,
  ...factInProcessOperations,
  ...accessOperations,
  ...privacyInProcessOperations,
  ...transferInProcessOperations,
  ...integrationInProcessOperations
]

/** Every operation, in the order in which OpenAPI shows them. */
export const operations: readonly (Operation | InProcessOperation)[] = [
  ...dataOperations,
  ...attentionOperations,
  ...noteOperations,
  ...taskOperations,
  ...digestOperations,
  ...signalOperations,
  ...lookbackOperations,
  ...automationOperations,
  ...endpointOperations,
  ...agentOperations,
  ...reattributionOperations,
  ...mergeOperations,
  ...integrationOperations,
  ...settingsOperations,
  ...backgroundOperations,
  ...inProcessOperations
]
