import { deliveryKind, deliveryPayload } from '../../destinations/index.js'
import { defineJob } from '../../jobs/index.js'
import { deliver, maxPauseMs } from '../deliver.js'

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
