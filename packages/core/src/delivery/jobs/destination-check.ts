import { destinationCheckKind, destinationCheckPayload } from '../../destinations/index.js'
import { defineJob } from '../../jobs/index.js'
import { checkDestinations } from '../check-destinations.js'

/** Asked for when a destination is made, and when the provider of destinations is connected. */
export const destinationCheck = defineJob({
  kind: destinationCheckKind,
  summary: 'Asks the provider whether destinations can be sent to.',
  lane: 'network',
  payload: destinationCheckPayload,
  run: (_, context) => checkDestinations(context)
})
