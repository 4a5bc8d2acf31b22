export { endpointDeliveries, type StoredEndpointEvent } from './endpoint-deliveries.js'
export { endpoints } from './endpoints.js'
