import { agentOperations } from '../operations/agents.js'
import { attentionOperations } from '../operations/attention.js'
import { automationOperations } from '../operations/automations.js'
import { destinationOperations } from '../operations/destinations.js'
import { mergeOperations, reattributionOperations } from '../operations/identity.js'
import { dataOperations, integrationOperations, settingsOperations } from '../operations/index.js'
import { signalOperations } from '../operations/signals.js'
import { getWorkspaceSettings } from '../tools/workspace/get-workspace-settings.js'
import { updateWorkspaceSettings } from '../tools/workspace/update-workspace-settings.js'
import type { RouteTable } from './define-raw-route.js'
import { operationRoutes } from './operation-routes.js'
import { callbackRoute } from './routes/connect/callback.js'
import { connectPageRoute } from './routes/connect/connect-page.js'
import { giveKeyRoute } from './routes/connect/give-key.js'
import { startSignInRoute } from './routes/connect/start-sign-in.js'
import { connectStyleRoute } from './routes/connect/style.js'
import { ingestEventsRoute } from './routes/ingest/ingest-events.js'
import { validateApiKeyRoute } from './routes/keys/validate-api-key.js'
import { healthRoute } from './routes/server/health.js'
import { openapiRoute } from './routes/server/openapi.js'
import { readinessRoute } from './routes/server/readiness.js'
import { trackerRoutes } from './routes/server/tracker.js'
import { callToolRoute } from './routes/tools/call-tool.js'
import { applicationWebhookRoute, connectionWebhookRoute } from './routes/webhooks/webhook.js'

/** Every route, the busiest first. */
export const routeTable = {
  raw: [
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
    ...operationRoutes(dataOperations),
    ...operationRoutes(destinationOperations),
    ...operationRoutes(attentionOperations),
    ...operationRoutes(signalOperations),
    ...operationRoutes(automationOperations),
    ...operationRoutes(agentOperations),
    ...operationRoutes(reattributionOperations),
    ...operationRoutes(integrationOperations),
    ...operationRoutes(mergeOperations),
    ...operationRoutes([getWorkspaceSettings, updateWorkspaceSettings]),
    ...operationRoutes(settingsOperations)
  ]
} satisfies RouteTable
