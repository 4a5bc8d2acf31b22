import { mergeSuggestion } from '../../../domain/identity/review/review-suggestion.js'
import { defineRoute } from '../../define-route.js'
import { oneSuggestion } from './one-suggestion.js'

export const mergeSuggestionRoute = defineRoute({
  ...oneSuggestion,
  method: 'POST',
  path: '/api/identity/merge-suggestions/{id}/merge',
  operationId: 'mergeSuggestion',
  client: { name: 'identity.merge', first: ['id'], answer: 'suggestion' },
  auditName: 'identity_merge',
  summary: 'Merges the duplicate into the survivor; doing it again changes nothing.',
  fails: ['NOT_FOUND', 'CONFLICT'],
  handle: async ({ id }, context) => ({ suggestion: await mergeSuggestion(context, id) })
})
