import { agentOperations } from '../agents/index.js'
import { attentionOperations } from '../attention/index.js'
import { automationOperations } from '../automations/index.js'
import { destinationOperations } from '../destinations/index.js'
import { digestOperations, unsubscribeRoute } from '../digest/index.js'
import { endpointOperations, leaveEndpointRoute } from '../endpoints/index.js'
import { callToolRoute, operationRoutes, pageStyleRoute, type RouteTable } from '../http/index.js'
import { mergeOperations, reattributionOperations } from '../identity/index.js'
import { type IngestServices, ingestEventsRoute } from '../ingest/index.js'
import { validateApiKeyRoute } from '../keys/index.js'
import { csvRoutes } from '../lists/index.js'
import { lookbackOperations } from '../lookback/index.js'
import { confirmAddressRoute } from '../mail/index.js'
import { exportLinesRoute } from '../privacy/index.js'
import {
  healthRoute,
  metricsRoute,
  openapiRoute,
  readinessRoute,
  runJobsRoute,
  type ServerServices,
  trackerRoutes
} from '../server/index.js'
import { signalOperations } from '../signals/index.js'
import {
  applicationWebhookRoute,
  callbackRoute,
  connectionWebhookRoute,
  connectPageRoute,
  giveKeyRoute,
  startSignInRoute
} from '../sync/index.js'
import { noteOperations, taskOperations } from '../work/index.js'
import { backgroundOperations, dataOperations, integrationOperations, settingsOperations } from './operations.js'

/** What every route together works with. */
export type RouteServices = IngestServices & ServerServices

/** Every route, the busiest first. */
export const routeTable = {
  raw: [
    ingestEventsRoute,
    callToolRoute,
    validateApiKeyRoute,
    healthRoute,
    readinessRoute,
    metricsRoute,
    runJobsRoute,
    openapiRoute,
    ...csvRoutes,
    exportLinesRoute,
    ...trackerRoutes,
    pageStyleRoute,
    callbackRoute,
    startSignInRoute,
    giveKeyRoute,
    connectPageRoute,
    confirmAddressRoute,
    unsubscribeRoute,
    leaveEndpointRoute,
    applicationWebhookRoute,
    connectionWebhookRoute
  ],
  api: [
    ...operationRoutes(dataOperations),
    ...operationRoutes(destinationOperations),
    ...operationRoutes(endpointOperations),
    ...operationRoutes(attentionOperations),
    ...operationRoutes(noteOperations),
    ...operationRoutes(taskOperations),
    ...operationRoutes(digestOperations),
    ...operationRoutes(signalOperations),
    ...operationRoutes(lookbackOperations),
    ...operationRoutes(automationOperations),
    ...operationRoutes(agentOperations),
    ...operationRoutes(reattributionOperations),
    ...operationRoutes(integrationOperations),
    ...operationRoutes(mergeOperations),
    ...operationRoutes(settingsOperations),
    ...operationRoutes(backgroundOperations)
  ]
} satisfies RouteTable<RouteServices>
