import { undoMerge } from '../../../domain/identity/review/undo-merge.js'
import { strictObject } from '../../../domain/strict-object.js'
import { uuid } from '../../../tool-shape/uuid.js'
import { defineRoute } from '../../define-route.js'
import { oneSuggestion } from './one-suggestion.js'

export const undoMergeRoute = defineRoute({
  ...oneSuggestion,
  method: 'POST',
  path: '/api/identity/merges/{id}/undo',
  operationId: 'undoMerge',
  client: { name: 'identity.undo', first: ['id'], answer: 'suggestion' },
  auditName: 'identity_undo',
  summary: 'Undoes a merge, whoever made it: the duplicate is its own again, and stays apart from the survivor, whatever events say.',
  input: strictObject({ id: uuid("The merge's id.") }),
  answer: 'The decision, as a rejected suggestion: it can be merged again.',
  fails: ['NOT_FOUND'],
  handle: async ({ id }, context) => ({ suggestion: await undoMerge(context, id) })
})
