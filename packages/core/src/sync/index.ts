/** The engine of connectors: setup, sync, records, webhooks. */

export { ApiError } from './api/api-error.js'
export { type Api, checkTimeoutMs, createApi } from './api/create-api.js'
export { callbackRoute } from './connect/callback.js'
export { connectPageRoute } from './connect/connect-page.js'
export { giveKeyRoute } from './connect/give-key.js'
export { startSignInRoute } from './connect/start-sign-in.js'
export { integrationChanges, integrationInProcessOperations } from './connect-operations.js'
export { type ConnectionRow, findConnection } from './connections/read-connections.js'
export { type IntegrationStatus, integrationStatus, type ProviderStatus, providerStatus } from './health.js'
export { providerRecords } from './jobs/provider-records.js'
export { providerRemoval } from './jobs/provider-removal.js'
export { providerSync } from './jobs/provider-sync.js'
export { secretRotation } from './jobs/secret-rotation.js'
export { credentialSource } from './oauth/credential-source.js'
export { integrationReads } from './operations.js'
export { triggerSecretRotation } from './rewrap.js'
export { countOutdated, reencryptCredentials } from './rotate-secret.js'
export { suspiciousShrink } from './sync/sweep.js'
export {
  integrationAddresses,
  integrationConnections,
  integrationRefreshes,
  integrationRuns,
  integrationSessions,
  integrationStreams
} from './tables/index.js'
export { beginIntegrationSetup } from './tools/begin-integration-setup.js'
export { getIntegrationCapabilities } from './tools/get-integration-capabilities.js'
export { getIntegrationSetupStatus } from './tools/get-integration-setup-status.js'
export { getIntegrationStatus } from './tools/get-integration-status.js'
export { namingProviders, toolsOfProcess } from './tools/own-providers.js'
export { setupIntegration } from './tools/setup-integration.js'
export { applicationWebhookRoute, connectionWebhookRoute } from './webhooks/webhook.js'
