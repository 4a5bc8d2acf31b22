import { Type } from 'typebox'
import { defineTool, instant, orNull, uuid } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { previewActivation } from '../preview-activation.js'
import { eventName } from './activation-shape.js'

const count = () => Type.Integer({ minimum: 0 })
const truncated = (what: string) => Type.Boolean({ description: `Whether ${what} count only the first events.` })

const example = strictObject({
  customer: strictObject({
    id: Type.String({ minLength: 1 }),
    name: Type.String({ minLength: 1 }),
    domain: Type.String({ minLength: 1, description: '`unknown` for a customer without a domain.' })
  }),
  activatedAt: orNull(instant()),
  firstMatchedAt: instant(),
  eventId: uuid()
})

export const previewCustomerActivation = defineTool({
  name: 'svc_preview_customer_activation',
  title: 'Try an activation event',
  description: 'Shows how many customers another activation event would have activated lately, with examples. Changes nothing.',
  effect: 'read',
  narrow: 'Ask for fewer examples with exampleLimit.',
  toolset: 'activation',
  grants: ['activation:read'],
  reads: 'customers',
  summary: 'Shows which customers an activation event would have activated in the last days, with examples. Changes nothing.',
  input: strictObject({
    eventName,
    lookbackDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 90, default: 30 })),
    exampleLimit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, default: 10 }))
  }),
  output: strictObject({
    preview: strictObject({
      eventName,
      evaluatedFrom: instant(),
      evaluatedTo: instant(),
      evaluatedEventCount: count(),
      matchedCustomerCount: count(),
      alreadyActivatedCustomerCount: count(),
      wouldActivateCustomerCount: count(),
      evaluatedContactOccurrenceCount: count(),
      matchedContactCount: count(),
      alreadyActivatedContactCount: count(),
      wouldActivateContactCount: count(),
      contactTruncated: truncated('the counts of contacts'),
      customerTruncated: truncated('the counts of customers'),
      truncated: truncated('any counts'),
      examples: Type.Array(example, { description: 'The first customers that matched.' })
    })
  }),
  example: { eventName: 'report_exported', lookbackDays: 30, exampleLimit: 5 },

  async handle(input, { store, now }) {
    return { preview: await previewActivation(store, now, input) }
  }
})
