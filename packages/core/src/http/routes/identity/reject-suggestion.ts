import { rejectSuggestion } from '../../../domain/identity/review/review-suggestion.js'
import { defineRoute } from '../../define-route.js'
import { oneSuggestion } from './one-suggestion.js'

export const rejectSuggestionRoute = defineRoute({
  ...oneSuggestion,
  method: 'POST',
  path: '/api/identity/merge-suggestions/{id}/reject',
  operationId: 'rejectSuggestion',
  client: { name: 'identity.reject', first: ['id'], answer: 'suggestion' },
  auditName: 'identity_reject',
  summary: 'Decides that the two are not one: they stay apart, whatever events say.',
  fails: ['NOT_FOUND', 'CONFLICT'],
  handle: async ({ id }, context) => ({ suggestion: await rejectSuggestion(context, id) })
})
