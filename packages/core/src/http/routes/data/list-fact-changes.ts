import { Type } from 'typebox'
import { factChange, factHistory } from '../../../domain/facts/fact-history.js'
import { strictObject } from '../../../domain/strict-object.js'
import { defineRoute } from '../../define-route.js'

export const listFactChangesRoute = defineRoute({
  method: 'GET',
  path: '/api/facts/{id}/history',
  operationId: 'listFactChanges',
  client: { name: 'facts.history', first: ['id'], answer: 'items' },
  tag: 'data',
  grants: ['customer_intelligence:read'],
  summary: 'Tells who set which status of a fact, and when, the newest change first.',
  input: strictObject({ id: Type.String({ minLength: 1, maxLength: 500, description: "The fact's id, or the host's externalId." }) }),
  output: strictObject({ items: Type.Array(factChange) }),
  answer: 'The changes, at most 1,000.',
  names: { output: 'FactChanges' },
  example: { id: 'f_1' },
  fails: ['NOT_FOUND'],
  handle: async ({ id }, { store }) => ({ items: await factHistory(store, id) })
})
