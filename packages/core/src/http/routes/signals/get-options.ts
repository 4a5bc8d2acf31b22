import { signalOptions, signalOptionsShape } from '../../../domain/signals/options.js'
import { strictObject } from '../../../domain/strict-object.js'
import { defineRoute } from '../../define-route.js'

export const getSignalOptionsRoute = defineRoute({
  method: 'GET',
  path: '/api/signals/options',
  operationId: 'getSignalOptions',
  client: { name: 'signals.options' },
  tag: 'signals',
  grants: ['workspace_settings:read'],
  summary: 'Tells what signals can be made of, and which built-in ones there are.',
  input: strictObject({}),
  output: signalOptionsShape,
  answer: 'The options.',
  names: { output: 'SignalOptions' },
  example: {},
  handle: (_, { store }) => signalOptions(store)
})
