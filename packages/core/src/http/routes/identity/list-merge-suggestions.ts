import { listSuggestions, suggestionPageShape, suggestionQuery } from '../../../domain/identity/review/list-suggestions.js'
import { defineRoute } from '../../define-route.js'

export const listMergeSuggestionsRoute = defineRoute({
  method: 'GET',
  path: '/api/identity/merge-suggestions',
  operationId: 'listMergeSuggestions',
  client: { name: 'identity.suggestions' },
  tag: 'identity',
  grants: ['customer_access:manage'],
  summary: 'Lists people and customers that may be one, those found last first.',
  input: suggestionQuery,
  output: suggestionPageShape,
  answer: 'A page of suggestions.',
  names: { output: 'MergeSuggestions' },
  example: { status: 'suggested', confidence: 'HIGH', limit: 20 },
  fails: ['INVALID_TOOL_INPUT'],
  handle: (query, { store, ids, now }) => listSuggestions(store, { ids, now }, query)
})
