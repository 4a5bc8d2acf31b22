import { Type } from 'typebox'
import { defineEvent } from '../define-event.js'

/** The host says how a customer pays. Who it is stands in customerId, or else in the company's domain. */
export const billing = defineEvent({
  type: 'billing',
  schema: Type.Object({
    status: Type.Enum(['trialing', 'paid', 'churned']),
    stripeCustomerId: Type.Optional(Type.String()),
    domain: Type.Optional(Type.String()),
    properties: Type.Optional(Type.Record(Type.String(), Type.Unknown()))
  }),
  example: { type: 'billing', timestamp: 1_764_000_000_000, customerId: 'acme', status: 'paid' },
  toTimeline: ({ properties = {}, ...billing }) => ({
    type: 'BILLING_STATUS_CHANGED',
    channel: 'BILLING',
    eventName: billing.status,
    title: billing.status,
    properties: { ...properties, ...billing }
  })
})
