import { listOccurrences, occurrencePageShape, occurrenceQuery } from '../../../domain/signals/read-signals.js'
import { strictObject } from '../../../domain/strict-object.js'
import { uuid } from '../../../tool-shape/uuid.js'
import { defineRoute } from '../../define-route.js'

export const listOccurrencesRoute = defineRoute({
  method: 'GET',
  path: '/api/signals/{id}/occurrences',
  operationId: 'listSignalOccurrences',
  client: { name: 'signals.occurrences', first: ['id'] },
  tag: 'signals',
  grants: ['workspace_settings:read', 'customer_intelligence:read'],
  summary: 'Lists where a signal was seen, with the evidence; what was seen last comes first.',
  input: strictObject({ id: uuid("The signal's id."), ...occurrenceQuery.properties }),
  output: occurrencePageShape,
  answer: 'A page of occurrences.',
  names: { output: 'SignalOccurrences' },
  example: { id: '00000000-0000-4000-8000-000000000001', state: 'open' },
  fails: ['NOT_FOUND'],
  handle: ({ id, ...query }, { store, now }) => listOccurrences(store, now, id, query)
})
