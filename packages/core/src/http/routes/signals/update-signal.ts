import { changeSignal } from '../../../domain/signals/save-signal.js'
import { signalChange } from '../../../domain/signals/signal-input.js'
import { strictObject } from '../../../domain/strict-object.js'
import { uuid } from '../../../tool-shape/uuid.js'
import { defineRoute } from '../../define-route.js'
import { savesSignal } from './one-signal.js'

export const updateSignalRoute = defineRoute({
  ...savesSignal,
  method: 'PATCH',
  path: '/api/signals/{id}',
  operationId: 'updateSignal',
  client: { name: 'signals.update', first: ['id'], takes: signalChange },
  summary: 'Changes a signal; what is left out stays.',
  input: strictObject({ id: uuid("The signal's id."), ...signalChange.properties }),
  names: { input: 'SignalChange', output: 'SavedSignal' },
  example: { id: '00000000-0000-4000-8000-000000000001', enabled: false },
  fails: ['NOT_FOUND', 'CONFLICT'],
  handle: ({ id, ...change }, context) => changeSignal(context, id, change)
})
