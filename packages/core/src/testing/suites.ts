/** Suites for authors of storage adapters and connectors, with fake APIs. The suites need vitest and fast-check. */

export { campaign } from './integrations/campaign.js'
export { FakeApi, type VendorBehaviour } from './integrations/fake-api.js'
export { FakeService } from './integrations/fake-service.js'
export { SyncWorld } from './integrations/sync-world.js'
export * from './store-suite/index.js'
