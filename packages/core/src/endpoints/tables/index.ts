export { endpointDeliveries, type StoredEndpointEvent } from './endpoint-deliveries.js'
export { endpointRecipients } from './endpoint-recipients.js'
export { endpoints } from './endpoints.js'
export { removeRecipientsOf } from './remove-recipients.js'
