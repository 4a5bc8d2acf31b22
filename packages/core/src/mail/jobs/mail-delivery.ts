import { defineJob } from '../../jobs/index.js'
import { mailDeliveryKind, mailDeliveryPayload } from '../outbox.js'
import { maxPauseMs, sendMails } from '../send-mails.js'

/** Exists while mails wait. The network is used outside of transactions. */
export const mailDelivery = defineJob({
  kind: mailDeliveryKind,
  summary: 'Sends the mails that wait.',
  lane: 'network',
  payload: mailDeliveryPayload,
  attempts: Number.POSITIVE_INFINITY,
  // A minute more than it asks for: clocks that differ a little are not wrong.
  maxWaitMs: maxPauseMs + 60_000,
  run: (_, context) => sendMails(context)
})
