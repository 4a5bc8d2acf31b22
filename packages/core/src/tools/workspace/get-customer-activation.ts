import { readSettings } from '../../domain/settings/workspace-settings.js'
import { strictObject } from '../../domain/strict-object.js'
import { activation } from '../../tool-shape/activation.js'
import { defineTool } from '../../tool-shape/define-tool.js'

export const getCustomerActivation = defineTool({
  name: 'svc_get_customer_activation',
  summary: 'Reads which event activates customers and the people who send it.',
  grant: 'activation:read',
  input: strictObject({}),
  output: strictObject({ activation }),
  example: {},

  async handle(_, { store }) {
    const { activation_event: eventName } = await readSettings(store)
    return { activation: { eventName } }
  }
})
