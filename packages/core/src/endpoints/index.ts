/** Endpoints: other systems that get events by signed requests, and members who get events by mail. */

export { followEndpointMails } from './by-mail/follow-mails.js'
export { leaveEndpointRoute } from './by-mail/leave-route.js'
export { endpointLabel } from './endpoint.js'
export { endpointDelivery } from './jobs/endpoint-delivery.js'
export { endpointOperations } from './operations.js'
export { endpointDeliveries, endpointRecipients, endpoints } from './tables/index.js'
export { writeEndpointDeliveries } from './write-deliveries.js'
