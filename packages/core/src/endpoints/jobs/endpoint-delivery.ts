import { defineJob } from '../../jobs/index.js'
import { day } from '../../values/index.js'
import { deliverTo } from '../deliver.js'
import { endpointDeliveryKind, endpointDeliveryPayload } from '../deliveries.js'

/** Exists while messages of an endpoint are kept. The network is used outside of transactions. */
export const endpointDelivery = defineJob({
  kind: endpointDeliveryKind,
  summary: 'Sends the messages that wait for an endpoint.',
  lane: 'network',
  payload: endpointDeliveryPayload,
  attempts: Number.POSITIVE_INFINITY,
  // A minute more than it asks for: clocks that differ a little are not wrong.
  maxWaitMs: day + 60_000,
  run: (payload, context) => deliverTo(payload, context)
})
