import type { TObject } from 'typebox'
import { mergePageShape, mergeQuery } from '../../domain/identity/review/list-merges.js'
import { suggestionPageShape, suggestionQuery } from '../../domain/identity/review/list-suggestions.js'
import { oneSuggestion } from '../shapes/identity.js'
import { type ApiOperation, apiOperation } from './api-operation.js'
import { idOf } from './id-parameter.js'
import type { NamedSchemas } from './named-schemas.js'
import { openapiSchema } from './openapi-schema.js'
import type { Operation, Parameter, Paths } from './operation.js'

/** `/api/identity`: who may be the same, what was merged, and what reviewers decide of it. */
export function identityPaths(schemas: NamedSchemas): Paths {
  const review = (described: Omit<ApiOperation, 'tag' | 'grant'>): Operation =>
    apiOperation(schemas, { ...described, tag: 'identity', grant: 'customer_access:manage' })
  const suggestion = { schema: schemas.refer('MergeSuggestion', oneSuggestion), description: 'The suggestion as it now is.' }
  const [ofSuggestion, ofMerge] = [[idOf('suggestion')], [idOf('merge')]]

  return {
    '/api/identity/merge-suggestions': {
      get: review({
        operationId: 'listMergeSuggestions',
        summary: 'Lists people and customers that may be one, those found last first.',
        parameters: queryOf(suggestionQuery),
        answer: { schema: schemas.refer('MergeSuggestions', suggestionPageShape), description: 'A page of suggestions.' },
        fails: ['INVALID_TOOL_INPUT']
      })
    },
    '/api/identity/merge-suggestions/{id}': {
      get: review({
        operationId: 'getMergeSuggestion',
        summary: 'Tells of one suggestion.',
        parameters: ofSuggestion,
        answer: suggestion,
        fails: ['NOT_FOUND']
      })
    },
    '/api/identity/merge-suggestions/{id}/merge': {
      post: review({
        operationId: 'mergeSuggestion',
        summary: 'Merges the duplicate into the survivor; doing it again changes nothing.',
        parameters: ofSuggestion,
        answer: suggestion,
        fails: ['NOT_FOUND', 'CONFLICT']
      })
    },
    '/api/identity/merge-suggestions/{id}/reject': {
      post: review({
        operationId: 'rejectSuggestion',
        summary: 'Decides that the two are not one: they stay apart, whatever events say.',
        parameters: ofSuggestion,
        answer: suggestion,
        fails: ['NOT_FOUND', 'CONFLICT']
      })
    },
    '/api/identity/merges': {
      get: review({
        operationId: 'listMerges',
        summary: 'Lists the merges that hold, the newest first.',
        parameters: queryOf(mergeQuery),
        answer: { schema: schemas.refer('Merges', mergePageShape), description: 'A page of merges.' },
        fails: ['INVALID_TOOL_INPUT']
      })
    },
    '/api/identity/merges/{id}/undo': {
      post: review({
        operationId: 'undoMerge',
        summary: 'Undoes a merge, whoever made it: the duplicate is its own again, and stays apart from the survivor, whatever events say.',
        parameters: ofMerge,
        answer: { ...suggestion, description: 'The decision, as a rejected suggestion: it can be merged again.' },
        fails: ['NOT_FOUND']
      })
    }
  }
}

/** The parameters of a query of this shape; all are optional. */
function queryOf({ properties }: TObject): Parameter[] {
  return Object.entries(properties).map(([name, schema]) => {
    const { description = '', ...rest } = openapiSchema(schema) as { description?: string }
    return { name, in: 'query', required: false, description, schema: rest }
  })
}
