/** Where messages go, and the messages themselves. */

export { destinationCheckKind, destinationCheckPayload, resetSynced } from './check-destinations.js'
export {
  addDeliveries,
  type DeliveryPayload,
  type DeliveryRow,
  deliveryKind,
  deliveryOf,
  deliveryPayload,
  deliveryShape
} from './deliveries.js'
export { destinationTypeOf } from './destination.js'
export { failedDeliveryOperations } from './failed-deliveries.js'
export { markAllUnusable, markSynced } from './mark-synced.js'
export { destinationOperations } from './operations.js'
export { deliveries } from './tables/deliveries.js'
export { destinations } from './tables/destinations.js'
export { archiveDestination } from './tools/archive-destination.js'
export { createDestination } from './tools/create-destination.js'
export { destinationType, knownDestinationTypes } from './tools/destination-shape.js'
export { disableDestination } from './tools/disable-destination.js'
export { enableDestination } from './tools/enable-destination.js'
export { getDestination } from './tools/get-destination.js'
export { listDestinations } from './tools/list-destinations.js'
export { updateDestination } from './tools/update-destination.js'
