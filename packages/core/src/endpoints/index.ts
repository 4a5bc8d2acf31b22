/** Endpoints: addresses of other systems that are told of what happens, by signed requests. */

export { endpointDelivery } from './jobs/endpoint-delivery.js'
export { endpointOperations } from './operations.js'
export { endpointDeliveries, endpoints } from './tables/index.js'
export { writeEndpointDeliveries } from './write-deliveries.js'
