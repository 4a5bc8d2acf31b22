import { getSignal } from '../../../domain/signals/read-signals.js'
import { signalShape } from '../../../domain/signals/signal.js'
import { strictObject } from '../../../domain/strict-object.js'
import { defineRoute } from '../../define-route.js'
import { ofSignal } from './one-signal.js'

export const getSignalRoute = defineRoute({
  ...ofSignal,
  method: 'GET',
  path: '/api/signals/{id}',
  operationId: 'getSignal',
  client: { name: 'signals.get', first: ['id'], answer: 'signal' },
  summary: 'Tells of one signal, also of an archived or a built-in one.',
  output: strictObject({ signal: signalShape }),
  answer: 'The signal.',
  handle: async ({ id }, { store }) => ({ signal: await getSignal(store, id) })
})
