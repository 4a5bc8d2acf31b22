import { Type } from 'typebox'
import { defineTool, orNull } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { changeActivation } from '../change-activation.js'
import { activation, eventName } from './activation-shape.js'

export const updateCustomerActivation = defineTool({
  name: 'svc_update_customer_activation',
  title: 'Change the activation event',
  description:
    'Sets which event makes a customer count as activated. Use it only when a person asked for it. Call svc_preview_customer_activation first.',
  effect: 'write',
  repeatable: true,
  toolset: 'activation',
  grants: ['activation:manage'],
  reads: 'settings',
  summary: 'Sets the activation event from now on. null disables it. Activated customers stay activated.',
  input: strictObject({ eventName: orNull(eventName) }),
  output: strictObject({ activation, changed: Type.Boolean({ description: 'Whether the setting changed.' }) }),
  example: { eventName: 'report_exported' },

  async handle({ eventName }, context) {
    return changeActivation(context, eventName)
  }
})
