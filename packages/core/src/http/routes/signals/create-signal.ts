import { addSignal } from '../../../domain/signals/save-signal.js'
import { newSignal } from '../../../domain/signals/signal-input.js'
import { defineRoute } from '../../define-route.js'
import { savesSignal } from './one-signal.js'

export const createSignalRoute = defineRoute({
  ...savesSignal,
  method: 'POST',
  path: '/api/signals',
  operationId: 'createSignal',
  client: { name: 'signals.create', takes: newSignal, once: true },
  summary: 'Makes a signal: what the workspace watches for. It is enabled unless told otherwise.',
  input: newSignal,
  names: { input: 'NewSignal', output: 'SavedSignal' },
  example: {
    kind: 'EVENT_MATCH',
    name: 'Upgrade asked for',
    definition: { eventNames: ['upgrade_clicked'], propertyConditions: [{ property: 'plan', operator: 'not_equals', value: 'free' }] }
  },
  fails: ['CONFLICT'],
  handle: (input, context) => addSignal(context, input)
})
