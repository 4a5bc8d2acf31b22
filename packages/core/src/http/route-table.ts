import { resources } from '../resources/index.js'
import type { RouteTable } from './define-route.js'
import { resourceRoutes } from './resource-routes.js'
import { getCustomerRoute } from './routes/data/get-customer.js'
import { getUserRoute } from './routes/data/get-user.js'
import { setFactStatusRoute } from './routes/data/set-fact-status.js'
import { archiveDestinationRoute } from './routes/destinations/archive-destination.js'
import { createDestinationRoute } from './routes/destinations/create-destination.js'
import { disableDestinationRoute } from './routes/destinations/disable-destination.js'
import { enableDestinationRoute } from './routes/destinations/enable-destination.js'
import { getDestinationRoute } from './routes/destinations/get-destination.js'
import { listDestinationsRoute } from './routes/destinations/list-destinations.js'
import { updateDestinationRoute } from './routes/destinations/update-destination.js'
import { getMergeSuggestionRoute } from './routes/identity/get-merge-suggestion.js'
import { listMergeSuggestionsRoute } from './routes/identity/list-merge-suggestions.js'
import { listMergesRoute } from './routes/identity/list-merges.js'
import { mergeSuggestionRoute } from './routes/identity/merge-suggestion.js'
import { rejectSuggestionRoute } from './routes/identity/reject-suggestion.js'
import { undoMergeRoute } from './routes/identity/undo-merge.js'
import { ingestEventsRoute } from './routes/ingest/ingest-events.js'
import { validateApiKeyRoute } from './routes/keys/validate-api-key.js'
import { healthRoute } from './routes/server/health.js'
import { openapiRoute } from './routes/server/openapi.js'
import { readinessRoute } from './routes/server/readiness.js'
import { trackerRoutes } from './routes/server/tracker.js'
import { createApiKeyRoute } from './routes/settings/create-api-key.js'
import { getPlanRoute } from './routes/settings/get-plan.js'
import { getSettingsRoute } from './routes/settings/get-settings.js'
import { listApiKeysRoute } from './routes/settings/list-api-keys.js'
import { revokeApiKeyRoute } from './routes/settings/revoke-api-key.js'
import { updateSettingsRoute } from './routes/settings/update-settings.js'
import { getWebsiteTrackingRoute, updateWebsiteTrackingRoute } from './routes/settings/website-tracking.js'
import { callToolRoute } from './routes/tools/call-tool.js'

/** Every route, the busiest first. */
export const routeTable = {
  bare: [ingestEventsRoute, callToolRoute, validateApiKeyRoute, healthRoute, readinessRoute, openapiRoute, ...trackerRoutes],
  api: [
    ...Object.values(resources).flatMap(resourceRoutes),
    getCustomerRoute,
    getUserRoute,
    setFactStatusRoute,
    listDestinationsRoute,
    createDestinationRoute,
    getDestinationRoute,
    updateDestinationRoute,
    enableDestinationRoute,
    disableDestinationRoute,
    archiveDestinationRoute,
    listMergeSuggestionsRoute,
    getMergeSuggestionRoute,
    mergeSuggestionRoute,
    rejectSuggestionRoute,
    listMergesRoute,
    undoMergeRoute,
    getSettingsRoute,
    updateSettingsRoute,
    getWebsiteTrackingRoute,
    updateWebsiteTrackingRoute,
    listApiKeysRoute,
    createApiKeyRoute,
    revokeApiKeyRoute,
    getPlanRoute
  ]
} satisfies RouteTable
