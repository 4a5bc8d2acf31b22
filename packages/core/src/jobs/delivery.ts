import { deliveryKind, deliveryPayload } from '../domain/destinations/deliveries.js'
import { deliver, maxPauseMs } from '../integrations/delivery/deliver.js'
import { defineJob } from './define-job.js'

/** Exists while messages wait for a channel. The network is used outside of transactions. */
export const delivery = defineJob({
  kind: deliveryKind,
  summary: 'Sends the messages that wait for a channel.',
  lane: 'network',
  payload: deliveryPayload,
  attempts: Number.POSITIVE_INFINITY,
  // A minute more than it asks for: clocks that differ a little are not wrong.
  maxWaitMs: maxPauseMs + 60_000,
  run: (payload, context) => deliver(payload, context)
})
