/** Suites for authors of storage adapters and connectors, with fake APIs. The suites need vitest and fast-check. */

export { campaign } from './integrations/campaign.js'
export { FakeService } from './integrations/fake-service.js'
export { FakeVendor, type VendorBehaviour } from './integrations/fake-vendor.js'
export { SyncWorld } from './integrations/sync-world.js'
export * from './store-suite/index.js'
