import type { ApiKeys } from '../auth/api-keys.js'
import type { PublicKeys } from '../auth/public-keys.js'
import type { Gateway } from '../gateway/call-tool.js'
import type { Registry } from '../gateway/registry.js'
import type { Ingest } from '../ingest/ingest.js'
import type { JobRunner } from '../jobs/runner.js'
import type { Settings } from '../options.js'
import { destinationRoutes } from './destination-routes.js'
import { healthRoutes } from './health-routes.js'
import { identityRoutes } from './identity-routes.js'
import { ingestRoute } from './ingest-route.js'
import { openapiRoute } from './openapi-route.js'
import type { Route } from './route.js'
import { settingsRoutes } from './settings-routes.js'
import { toolsCallRoute } from './tools-call-route.js'
import { validateApiKeyRoute } from './validate-api-key-route.js'

/** What the routes are made of. */
export interface Services {
  settings: Settings
  apiKeys: ApiKeys
  publicKeys: PublicKeys
  gateway: Gateway
  /** The tools that the gateway runs. */
  tools: Registry
  ingest: Ingest
  jobs: Pick<JobRunner, 'status'>
}

/** Every route, the busiest first. */
export function routes(services: Services): Route[] {
  const { settings, apiKeys, publicKeys, gateway, tools, ingest, jobs } = services
  return [
    ingestRoute(settings, publicKeys, ingest),
    toolsCallRoute(settings, apiKeys, gateway),
    validateApiKeyRoute(settings, apiKeys),
    ...destinationRoutes(services),
    ...identityRoutes(services),
    ...settingsRoutes(services),
    ...healthRoutes(settings, jobs),
    openapiRoute(settings, tools)
  ]
}
