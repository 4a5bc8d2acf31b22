import { defineOperation, uuid } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { pendingReattribution, pendingShape } from './events/pending-reattribution.js'
import { listMerges, mergePageShape, mergeQuery } from './review/list-merges.js'
import { getSuggestion, listSuggestions, suggestionPageShape, suggestionQuery } from './review/list-suggestions.js'
import { handMergeInput, mergeByHand, mergePreviewShape, previewMerge } from './review/merge-by-hand.js'
import { mergeSuggestion, rejectSuggestion } from './review/review-suggestion.js'
import { suggestionShape } from './review/suggestion.js'
import { undoMerge } from './review/undo-merge.js'

const suggestionId = strictObject({ id: uuid("The suggestion's id.") })
const example = { id: '0198c0de-0000-7000-8000-000000000001' }
const oneSuggestion = strictObject({ suggestion: suggestionShape })
const suggestionAnswer = 'The suggestion as it now is.'

const pending = defineOperation({
  operationId: 'getPendingReattribution',
  method: { name: 'identity.pending' },
  http: 'GET /api/identity/pending',
  tag: 'identity',
  grants: ['customer_access:manage'],
  reads: 'none',
  summary: 'Counts the stored events that jobs still have to check, because they may belong to somebody else now.',
  input: strictObject({}),
  output: pendingShape,
  answer: 'The events and jobs that are left.',
  shapes: { output: 'PendingReattribution' },
  example: {},
  handle: (_, { store }) => pendingReattribution(store)
})

const suggestions = defineOperation({
  operationId: 'listMergeSuggestions',
  method: {
    name: 'identity.suggestions',
    doc: 'Lists people and customers that may be the same, most recent first. The first page looks for new ones. In a large workspace a job looks for them, so they come a little later.',
    example: "const { items } = await workspace.identity.suggestions({ status: 'suggested', confidence: 'HIGH' })"
  },
  http: 'GET /api/identity/merge-suggestions',
  tag: 'identity',
  grants: ['customer_access:manage'],
  reads: 'customers',
  summary: 'Lists people and customers that may be the same, most recent first.',
  input: suggestionQuery,
  output: suggestionPageShape,
  answer: 'A page of suggestions.',
  shapes: { output: 'MergeSuggestions' },
  example: { status: 'suggested', confidence: 'HIGH', limit: 20 },
  errors: ['INVALID_TOOL_INPUT'],
  handle: (query, { store, ids, now }) => listSuggestions(store, { ids, now }, query)
})

const suggestion = defineOperation({
  operationId: 'getMergeSuggestion',
  method: { name: 'identity.suggestion', first: ['id'], answer: 'suggestion' },
  http: 'GET /api/identity/merge-suggestions/{id}',
  tag: 'identity',
  grants: ['customer_access:manage'],
  reads: 'customers',
  summary: 'Reads one suggestion.',
  input: suggestionId,
  output: oneSuggestion,
  answer: suggestionAnswer,
  shapes: { output: 'MergeSuggestion' },
  example,
  errors: ['NOT_FOUND'],
  handle: async ({ id }, { store }) => ({ suggestion: await getSuggestion(store, id) })
})

const merge = defineOperation({
  operationId: 'mergeSuggestion',
  auditName: 'identity_merge',
  method: {
    name: 'identity.merge',
    doc: 'Merges the duplicate of a suggestion into its survivor. Repeating it changes nothing.',
    throws: 'NOT_FOUND, and CONFLICT if the duplicate belongs to somebody else now.',
    example: 'await workspace.identity.merge(suggestion.id, { actor: memberId })',
    first: ['id'],
    actor: true,
    answer: 'suggestion'
  },
  http: 'POST /api/identity/merge-suggestions/{id}/merge',
  tag: 'identity',
  grants: ['customer_access:manage'],
  reads: 'customers',
  summary: 'Merges the duplicate into the survivor. Repeating it changes nothing.',
  input: suggestionId,
  output: oneSuggestion,
  answer: suggestionAnswer,
  shapes: { output: 'MergeSuggestion' },
  example,
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: async ({ id }, context) => ({ suggestion: await mergeSuggestion(context, id) })
})

const reject = defineOperation({
  operationId: 'rejectSuggestion',
  auditName: 'identity_reject',
  method: {
    name: 'identity.reject',
    doc: 'Decides that the two of a suggestion are not the same, whatever events say.',
    throws: 'NOT_FOUND, and CONFLICT when they are merged.',
    first: ['id'],
    actor: true,
    answer: 'suggestion'
  },
  http: 'POST /api/identity/merge-suggestions/{id}/reject',
  tag: 'identity',
  grants: ['customer_access:manage'],
  reads: 'customers',
  summary: 'Decides that the two are not the same. They stay separate, whatever events say.',
  input: suggestionId,
  output: oneSuggestion,
  answer: suggestionAnswer,
  shapes: { output: 'MergeSuggestion' },
  example,
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: async ({ id }, context) => ({ suggestion: await rejectSuggestion(context, id) })
})

const merges = defineOperation({
  operationId: 'listMerges',
  method: { name: 'identity.merges', doc: 'Lists the merges in effect, newest first, whoever made them.' },
  http: 'GET /api/identity/merges',
  tag: 'identity',
  grants: ['customer_access:manage'],
  reads: 'customers',
  summary: 'Lists the merges in effect, newest first.',
  input: mergeQuery,
  output: mergePageShape,
  answer: 'A page of merges.',
  shapes: { output: 'Merges' },
  example: { limit: 20 },
  errors: ['INVALID_TOOL_INPUT'],
  handle: (query, { store, now }) => listMerges(store, now, query)
})

const undo = defineOperation({
  operationId: 'undoMerge',
  auditName: 'identity_undo',
  method: {
    name: 'identity.undo',
    doc: 'Undoes a merge: the duplicate is a separate user or customer again, with its events, and stays separate from the survivor. Returns the decision as a rejected suggestion, which can be merged again.',
    example: 'const [merge] = (await workspace.identity.merges()).items; await workspace.identity.undo(merge.id)',
    first: ['id'],
    actor: true,
    answer: 'suggestion'
  },
  http: 'POST /api/identity/merges/{id}/undo',
  tag: 'identity',
  grants: ['customer_access:manage'],
  reads: 'customers',
  summary: 'Undoes a merge, whoever made it. The duplicate is separate again and stays separate, whatever events say.',
  input: strictObject({ id: uuid("The merge's id.") }),
  output: oneSuggestion,
  answer: 'The decision, as a rejected suggestion: it can be merged again.',
  shapes: { output: 'MergeSuggestion' },
  example,
  errors: ['NOT_FOUND'],
  handle: async ({ id }, context) => ({ suggestion: await undoMerge(context, id) })
})

const two = {
  entity: 'customer' as const,
  survivorId: '0198c0de-0000-7000-8000-000000000001',
  duplicateId: '0198c0de-0000-7000-8000-000000000002'
}

const previewByHand = defineOperation({
  operationId: 'previewMerge',
  method: {
    name: 'identity.previewMerge',
    doc: 'Shows what merging two customers or two people would do: which one remains, and what moves to it.',
    example: "const { moves } = await workspace.identity.previewMerge({ entity: 'customer', survivorId, duplicateId })"
  },
  http: 'GET /api/identity/merge-preview',
  tag: 'identity',
  grants: ['customer_access:manage'],
  reads: 'customers',
  summary: 'Shows what merging two customers or two people would do: which one remains, and what moves to it.',
  input: handMergeInput,
  output: mergePreviewShape,
  answer: 'What the merge would do.',
  shapes: { output: 'MergePreview' },
  example: two,
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: (chosen, { store, now }) => previewMerge(store, now, chosen)
})

const mergeTwo = defineOperation({
  operationId: 'mergeByHand',
  auditName: 'identity_merge_by_hand',
  method: {
    name: 'identity.mergeByHand',
    doc: 'Merges two customers or two people by decision of a person. The merge holds whatever events say. `identity.undo` undoes it, by the id of the duplicate.',
    throws: 'NOT_FOUND, CONFLICT if they are already merged, and INVALID_TOOL_INPUT for two that cannot be merged in this direction.',
    example: "await workspace.identity.mergeByHand({ entity: 'customer', survivorId, duplicateId }, { actor: memberId })",
    takes: handMergeInput,
    actor: true,
    answer: 'suggestion'
  },
  http: 'POST /api/identity/merges',
  tag: 'identity',
  grants: ['customer_access:manage'],
  reads: 'customers',
  summary: 'Merges two customers or two people by decision of a person. The merge holds, whatever events say, until it is undone.',
  input: handMergeInput,
  output: oneSuggestion,
  answer: 'The decision, as a merged suggestion.',
  shapes: { input: 'HandMerge', output: 'MergeSuggestion' },
  example: two,
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: async (chosen, context) => ({ suggestion: await mergeByHand(context, chosen) })
})

/** What can be asked of events that may belong to somebody else by now. */
export const reattributionOperations = [pending]

/** What can be asked of merges, and of those that are suggested. */
export const mergeOperations = [suggestions, suggestion, merge, reject, merges, previewByHand, mergeTwo, undo]
