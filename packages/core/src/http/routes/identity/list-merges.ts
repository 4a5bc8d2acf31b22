import { listMerges, mergePageShape, mergeQuery } from '../../../domain/identity/review/list-merges.js'
import { defineRoute } from '../../define-route.js'

export const listMergesRoute = defineRoute({
  method: 'GET',
  path: '/api/identity/merges',
  operationId: 'listMerges',
  client: { name: 'identity.merges' },
  tag: 'identity',
  grants: ['customer_access:manage'],
  summary: 'Lists the merges that hold, the newest first.',
  input: mergeQuery,
  output: mergePageShape,
  answer: 'A page of merges.',
  names: { output: 'Merges' },
  example: { limit: 20 },
  fails: ['INVALID_TOOL_INPUT'],
  handle: (query, { store, now }) => listMerges(store, now, query)
})
