import { Type } from 'typebox'
import { defineEvent } from '../define-event.js'

/** The host says how a customer pays. Who it is stands in customerId, or else in the company's domain. */
export const billing = defineEvent({
  type: 'billing',
  schema: Type.Object({
    status: Type.Enum(['trialing', 'paid', 'churned'], { description: 'How the customer pays now.' }),
    stripeCustomerId: Type.Optional(Type.String({ description: 'The id of the customer in Stripe. It is kept among the properties.' })),
    domain: Type.Optional(
      Type.String({
        description: 'The domain of the company, such as `acme.example`. It names the customer of an event without a customerId.'
      })
    ),
    properties: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description: 'Your own names and values.' }))
  }),
  example: { type: 'billing', timestamp: 1_764_000_000_000, customerId: 'acme', status: 'paid' },
  when: 'A customer starts a trial, pays, or leaves. Prefer to send it from your server, because a page could send a false status. If a billing provider is connected, you do not need it.',
  changes:
    'The newest event sets the billing status of the customer: `TRIALING`, `PAYING` or `CHURNED`. Subscriptions of the customer outrank it.',
  toTimeline: ({ properties = {}, ...billing }) => ({
    type: 'BILLING_STATUS_CHANGED',
    channel: 'BILLING',
    eventName: billing.status,
    title: billing.status,
    properties: { ...properties, ...billing }
  })
})
