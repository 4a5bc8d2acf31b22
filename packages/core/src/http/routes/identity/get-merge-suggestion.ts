import { getSuggestion } from '../../../domain/identity/review/list-suggestions.js'
import { defineRoute } from '../../define-route.js'
import { oneSuggestion } from './one-suggestion.js'

export const getMergeSuggestionRoute = defineRoute({
  ...oneSuggestion,
  method: 'GET',
  path: '/api/identity/merge-suggestions/{id}',
  operationId: 'getMergeSuggestion',
  client: { name: 'identity.suggestion', first: ['id'], answer: 'suggestion' },
  summary: 'Tells of one suggestion.',
  fails: ['NOT_FOUND'],
  handle: async ({ id }, { store }) => ({ suggestion: await getSuggestion(store, id) })
})
