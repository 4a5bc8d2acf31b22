import { Type } from 'typebox'
import { timeSchema } from '../identity/index.js'
import { defineOperation, requireKnownNames } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { readTime } from '../values/index.js'
import { factChange, factHistory } from './fact-history.js'
import { type FactStatus, factStatuses } from './fact-kinds.js'
import { judgementOperations } from './judgements/operations.js'
import { type StatusOptions, setFactStatus } from './set-fact-status.js'
import { fact } from './tools/fact-shape.js'

const id = Type.String({ minLength: 1, maxLength: 500, description: "The fact's id, or the host's externalId." })

const setStatus = defineOperation({
  operationId: 'setFactStatus',
  method: {
    name: 'facts.setStatus',
    first: ['id', 'status'],
    async inProcess({ store, ids, now }, named: string, status: FactStatus, options: StatusOptions = {}) {
      requireKnownNames(options, ['until', 'actor'])
      return setFactStatus(store, { ids, now }, named, status, options)
    }
  },
  http: 'PUT /api/facts/{id}/status',
  tag: 'data',
  grants: ['data:write'],
  reads: 'none',
  summary: "Sets a fact's status, as the member who made the key; SNOOZED may have an `until`, from when on it is ACTIVE again.",
  input: strictObject({ id, status: Type.Enum([...factStatuses]), until: Type.Optional(timeSchema) }),
  output: fact,
  answer: 'The fact as it now is.',
  shapes: { input: 'FactStatusChange', output: 'Fact' },
  example: { id: 'f_1', status: 'ACKNOWLEDGED' },
  errors: ['NOT_FOUND'],
  handle({ id: named, status, until }, { store, ids, now, origin: { actorId } }) {
    return setFactStatus(store, { ids, now }, named, status, {
      ...(until !== undefined && { until: readTime(until, 'input.until') }),
      ...(actorId !== null && { actor: actorId })
    })
  }
})

const listChanges = defineOperation({
  operationId: 'listFactChanges',
  method: {
    name: 'facts.history',
    first: ['id'],
    answer: 'items',
    inProcess: ({ store }, named: string) => factHistory(store, named)
  },
  http: 'GET /api/facts/{id}/history',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Tells who set which status of a fact, and when, the newest change first.',
  input: strictObject({ id }),
  output: strictObject({ items: Type.Array(factChange) }),
  answer: 'The changes, at most 1,000.',
  shapes: { output: 'FactChanges' },
  example: { id: 'f_1' },
  errors: ['NOT_FOUND'],
  handle: async ({ id: named }, { store }) => ({ items: await factHistory(store, named) })
})

/** What can be asked of facts, besides putting and listing them. */
export const factOperations = [setStatus, listChanges, ...judgementOperations]
