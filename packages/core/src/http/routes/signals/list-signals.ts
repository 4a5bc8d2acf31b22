import { listSignals, signalPageShape, signalQuery } from '../../../domain/signals/read-signals.js'
import { defineRoute } from '../../define-route.js'

export const listSignalsRoute = defineRoute({
  method: 'GET',
  path: '/api/signals',
  operationId: 'listSignals',
  client: { name: 'signals.list' },
  tag: 'signals',
  grants: ['workspace_settings:read'],
  summary: "Lists the workspace's own signals that are not archived, the newest first; built-in ones stand in the options.",
  input: signalQuery,
  output: signalPageShape,
  answer: 'A page of signals.',
  names: { output: 'Signals' },
  example: { limit: 20 },
  handle: (query, { store, now }) => listSignals(store, now, query)
})
