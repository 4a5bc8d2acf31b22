import { archiveSignal } from '../../../domain/signals/save-signal.js'
import { defineRoute } from '../../define-route.js'
import { ofSignal, savesSignal } from './one-signal.js'

export const archiveSignalRoute = defineRoute({
  ...ofSignal,
  ...savesSignal,
  method: 'POST',
  path: '/api/signals/{id}/archive',
  operationId: 'archiveSignal',
  client: { name: 'signals.archive', first: ['id'] },
  summary: 'Puts a signal away for good; what it saw can still be read.',
  names: { input: 'SignalId', output: 'SavedSignal' },
  fails: ['NOT_FOUND', 'CONFLICT'],
  handle: ({ id }, context) => archiveSignal(context, id)
})
