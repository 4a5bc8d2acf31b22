import { destinationCheckKind, destinationCheckPayload } from '../domain/destinations/check-destinations.js'
import { checkDestinations } from '../integrations/delivery/check-destinations.js'
import { defineJob } from './define-job.js'

/** Asked for when a destination is made, and when the provider of destinations is connected. */
export const destinationCheck = defineJob({
  kind: destinationCheckKind,
  summary: 'Asks the provider whether destinations can be sent to.',
  lane: 'network',
  payload: destinationCheckPayload,
  run: (_, context) => checkDestinations(context)
})
