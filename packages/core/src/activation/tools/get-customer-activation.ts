import { defineTool } from '../../runtime/index.js'
import { readSettings } from '../../settings/index.js'
import { strictObject } from '../../validation/index.js'
import { activation } from './activation-shape.js'

export const getCustomerActivation = defineTool({
  name: 'svc_get_customer_activation',
  title: 'Read the activation event',
  description:
    'Reads which event makes a customer count as activated. Use it to explain activatedAt. Next: svc_preview_customer_activation.',
  effect: 'read',
  toolset: 'activation',
  grants: ['activation:read'],
  reads: 'settings',
  summary: 'Reads the activation event: the event that activates a person and the customer.',
  input: strictObject({}),
  output: strictObject({ activation }),
  example: {},

  async handle(_, { store }) {
    const { activation_event: eventName } = await readSettings(store)
    return { activation: { eventName } }
  }
})
