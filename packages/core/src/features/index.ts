/** Features of the host's product, and how customers use them. */

export { featureOperations } from './adoption/operations.js'
export { readEventNames } from './event-names.js'
export { features } from './tables/features.js'
export { archiveFeature } from './tools/archive-feature.js'
export { createFeature } from './tools/create-feature.js'
export { getCustomerFeatures } from './tools/get-customer-features.js'
export { listFeatures } from './tools/list-features.js'
