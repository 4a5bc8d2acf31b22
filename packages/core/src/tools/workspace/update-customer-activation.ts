import { Type } from 'typebox'
import { changeActivation } from '../../domain/activation/change-activation.js'
import { strictObject } from '../../domain/strict-object.js'
import { activation, eventName } from '../../tool-shape/activation.js'
import { defineTool } from '../../tool-shape/define-tool.js'
import { orNull } from '../../tool-shape/or-null.js'

export const updateCustomerActivation = defineTool({
  name: 'svc_update_customer_activation',
  summary: 'Sets which event activates from now on; null switches it off. Whoever is activated stays so.',
  grant: 'activation:manage',
  input: strictObject({ eventName: orNull(eventName) }),
  output: strictObject({ activation, changed: Type.Boolean({ description: 'Whether the setting was another one before.' }) }),
  example: { eventName: 'report_exported' },

  async handle({ eventName }, context) {
    return changeActivation(context, eventName)
  }
})
