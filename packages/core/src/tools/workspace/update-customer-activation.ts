import { Type } from 'typebox'
import { changeActivation } from '../../domain/activation/change-activation.js'
import { strictObject } from '../../domain/strict-object.js'
import { defineTool } from '../../runtime/define-tool.js'
import { activation, eventName } from '../../tool-shape/activation.js'
import { orNull } from '../../tool-shape/or-null.js'

export const updateCustomerActivation = defineTool({
  name: 'svc_update_customer_activation',
  title: 'Change the activation event',
  description:
    'Sets which event makes a customer count as activated. Use it only when a person asked for it, after svc_preview_customer_activation.',
  effect: 'write',
  repeatable: true,
  toolset: 'activation',
  grants: ['activation:manage'],
  reads: 'settings',
  summary: 'Sets which event activates from now on; null switches it off. Whoever is activated stays so.',
  input: strictObject({ eventName: orNull(eventName) }),
  output: strictObject({ activation, changed: Type.Boolean({ description: 'Whether the setting was another one before.' }) }),
  example: { eventName: 'report_exported' },

  async handle({ eventName }, context) {
    return changeActivation(context, eventName)
  }
})
