/** Routes of the server itself: health, readiness, the OpenAPI document, the tracker script. */

export { healthRoute } from './health.js'
export { metricsRoute } from './metrics.js'
export { metricsText } from './metrics-text.js'
export { openapiRoute } from './openapi.js'
export { readinessRoute, type ServerServices } from './readiness.js'
export { runJobsRoute } from './run-jobs.js'
export { trackerRoutes } from './tracker.js'
