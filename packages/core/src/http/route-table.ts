import { destinationOperations } from '../operations/destinations.js'
import { signalOperations } from '../operations/signals.js'
import { resources } from '../resources/index.js'
import { getWorkspaceSettings } from '../tools/workspace/get-workspace-settings.js'
import { updateWorkspaceSettings } from '../tools/workspace/update-workspace-settings.js'
import type { RouteTable } from './define-route.js'
import { operationRoutes } from './operation-routes.js'
import { resourceRoutes } from './resource-routes.js'
import { createAgentRoute } from './routes/agents/create-agent.js'
import { disableAgentRoute } from './routes/agents/disable-agent.js'
import { enableAgentRoute } from './routes/agents/enable-agent.js'
import { getAgentRoute } from './routes/agents/get-agent.js'
import { getAgentRunRoute } from './routes/agents/get-agent-run.js'
import { listAgentRunsRoute } from './routes/agents/list-agent-runs.js'
import { listAgentsRoute } from './routes/agents/list-agents.js'
import { startAgentRunRoute } from './routes/agents/start-agent-run.js'
import { updateAgentRoute } from './routes/agents/update-agent.js'
import { getAttentionWordsRoute } from './routes/attention/get-words.js'
import { raiseAttentionRoute } from './routes/attention/raise-attention.js'
import { resolveAttentionRoute } from './routes/attention/resolve-attention.js'
import { archiveAutomationRoute } from './routes/automations/archive-automation.js'
import { createAutomationRoute } from './routes/automations/create-automation.js'
import { disableAutomationRoute } from './routes/automations/disable-automation.js'
import { dryRunAutomationRoute } from './routes/automations/dry-run-automation.js'
import { enableAutomationRoute } from './routes/automations/enable-automation.js'
import { getAutomationRoute } from './routes/automations/get-automation.js'
import { getAutomationRunRoute } from './routes/automations/get-automation-run.js'
import { listAutomationRunsRoute } from './routes/automations/list-automation-runs.js'
import { listAutomationsRoute } from './routes/automations/list-automations.js'
import { updateAutomationRoute } from './routes/automations/update-automation.js'
import { callbackRoute } from './routes/connect/callback.js'
import { connectPageRoute } from './routes/connect/connect-page.js'
import { giveKeyRoute } from './routes/connect/give-key.js'
import { startSignInRoute } from './routes/connect/start-sign-in.js'
import { connectStyleRoute } from './routes/connect/style.js'
import { clearCustomerOwnerRoute } from './routes/data/clear-customer-owner.js'
import { findCustomerRoute } from './routes/data/find-customer.js'
import { findCustomerHealthRoute } from './routes/data/find-customer-health.js'
import { findUserRoute } from './routes/data/find-user.js'
import { getCustomerRoute } from './routes/data/get-customer.js'
import { getCustomerHealthRoute } from './routes/data/get-customer-health.js'
import { getUserRoute } from './routes/data/get-user.js'
import { listFactChangesRoute } from './routes/data/list-fact-changes.js'
import { removeMemberRoute } from './routes/data/remove-member.js'
import { setFactStatusRoute } from './routes/data/set-fact-status.js'
import { getMergeSuggestionRoute } from './routes/identity/get-merge-suggestion.js'
import { getPendingRoute } from './routes/identity/get-pending.js'
import { listMergeSuggestionsRoute } from './routes/identity/list-merge-suggestions.js'
import { listMergesRoute } from './routes/identity/list-merges.js'
import { mergeSuggestionRoute } from './routes/identity/merge-suggestion.js'
import { rejectSuggestionRoute } from './routes/identity/reject-suggestion.js'
import { undoMergeRoute } from './routes/identity/undo-merge.js'
import { ingestEventsRoute } from './routes/ingest/ingest-events.js'
import { connectIntegrationRoute } from './routes/integrations/connect-integration.js'
import { disconnectIntegrationRoute } from './routes/integrations/disconnect-integration.js'
import { getCapabilitiesRoute } from './routes/integrations/get-capabilities.js'
import { getConnectStatusRoute } from './routes/integrations/get-connect-status.js'
import { getSyncStatusRoute } from './routes/integrations/get-sync-status.js'
import { listIntegrationsRoute } from './routes/integrations/list-integrations.js'
import { listIntegrationRunsRoute } from './routes/integrations/list-runs.js'
import { setWebhookRoute } from './routes/integrations/set-webhook.js'
import { syncIntegrationRoute } from './routes/integrations/sync-integration.js'
import { validateApiKeyRoute } from './routes/keys/validate-api-key.js'
import { healthRoute } from './routes/server/health.js'
import { openapiRoute } from './routes/server/openapi.js'
import { readinessRoute } from './routes/server/readiness.js'
import { trackerRoutes } from './routes/server/tracker.js'
import { createApiKeyRoute } from './routes/settings/create-api-key.js'
import { getPlanRoute } from './routes/settings/get-plan.js'
import {
  disableIdentityVerificationRoute,
  enableIdentityVerificationRoute,
  getIdentitySecretRoute,
  getIdentityVerificationRoute,
  rotateIdentitySecretRoute
} from './routes/settings/identity-verification.js'
import { listApiKeysRoute } from './routes/settings/list-api-keys.js'
import { createPublicKeyRoute, listPublicKeysRoute, revokePublicKeyRoute, setPublicKeyTrustRoute } from './routes/settings/public-keys.js'
import { revokeApiKeyRoute } from './routes/settings/revoke-api-key.js'
import { getWebsiteTrackingRoute, updateWebsiteTrackingRoute } from './routes/settings/website-tracking.js'
import { callToolRoute } from './routes/tools/call-tool.js'
import { applicationWebhookRoute, connectionWebhookRoute } from './routes/webhooks/webhook.js'

/** Every route, the busiest first. */
export const routeTable = {
  bare: [
    ingestEventsRoute,
    callToolRoute,
    validateApiKeyRoute,
    healthRoute,
    readinessRoute,
    openapiRoute,
    ...trackerRoutes,
    connectStyleRoute,
    callbackRoute,
    startSignInRoute,
    giveKeyRoute,
    connectPageRoute,
    applicationWebhookRoute,
    connectionWebhookRoute
  ],
  api: [
    ...Object.values(resources).flatMap(resourceRoutes),
    findCustomerRoute,
    findCustomerHealthRoute,
    getCustomerRoute,
    findUserRoute,
    getCustomerHealthRoute,
    clearCustomerOwnerRoute,
    getUserRoute,
    setFactStatusRoute,
    listFactChangesRoute,
    removeMemberRoute,
    ...operationRoutes(destinationOperations),
    raiseAttentionRoute,
    resolveAttentionRoute,
    getAttentionWordsRoute,
    ...operationRoutes(signalOperations),
    listAutomationsRoute,
    createAutomationRoute,
    getAutomationRoute,
    updateAutomationRoute,
    enableAutomationRoute,
    disableAutomationRoute,
    archiveAutomationRoute,
    dryRunAutomationRoute,
    listAutomationRunsRoute,
    getAutomationRunRoute,
    listAgentsRoute,
    createAgentRoute,
    getAgentRoute,
    updateAgentRoute,
    enableAgentRoute,
    disableAgentRoute,
    listAgentRunsRoute,
    startAgentRunRoute,
    getAgentRunRoute,
    getPendingRoute,
    listIntegrationsRoute,
    getCapabilitiesRoute,
    connectIntegrationRoute,
    getConnectStatusRoute,
    disconnectIntegrationRoute,
    getSyncStatusRoute,
    listIntegrationRunsRoute,
    syncIntegrationRoute,
    setWebhookRoute,
    listMergeSuggestionsRoute,
    getMergeSuggestionRoute,
    mergeSuggestionRoute,
    rejectSuggestionRoute,
    listMergesRoute,
    undoMergeRoute,
    ...operationRoutes([getWorkspaceSettings, updateWorkspaceSettings]),
    getWebsiteTrackingRoute,
    updateWebsiteTrackingRoute,
    listApiKeysRoute,
    createApiKeyRoute,
    revokeApiKeyRoute,
    listPublicKeysRoute,
    createPublicKeyRoute,
    setPublicKeyTrustRoute,
    revokePublicKeyRoute,
    getIdentityVerificationRoute,
    enableIdentityVerificationRoute,
    disableIdentityVerificationRoute,
    getIdentitySecretRoute,
    rotateIdentitySecretRoute,
    getPlanRoute
  ]
} satisfies RouteTable
