/** Sending messages through the channels of providers. */

export { delivery } from './jobs/delivery.js'
export { destinationCheck } from './jobs/destination-check.js'
