import { Type } from 'typebox'
import { timeSchema } from '../identity/index.js'
import { defineInProcessOperation, defineOperation, hostType, requireKnownNames } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { readTime } from '../values/index.js'
import { factChange, factHistory } from './fact-history.js'
import { type FactStatus, factStatuses } from './fact-kinds.js'
import { judgementInProcessOperations, judgementOperations } from './judgements/operations.js'
import type { Fact } from './read-facts.js'
import { type StatusOptions, setFactStatus } from './set-fact-status.js'
import { fact } from './tools/fact-shape.js'

const id = Type.String({ minLength: 1, maxLength: 500, description: "Rapport's id of the fact, or your externalId." })

const setStatus = defineOperation({
  operationId: 'setFactStatus',
  method: { name: 'facts.setStatus', first: ['id', 'status'], only: 'client' },
  http: 'PUT /api/facts/{id}/status',
  tag: 'data',
  grants: ['data:write'],
  reads: 'none',
  summary:
    "Sets a fact's status. The history names the member who made the API key. With SNOOZED, `until` says when the fact becomes ACTIVE again.",
  input: strictObject({ id, status: Type.Enum([...factStatuses], { description: 'The new status.' }), until: Type.Optional(timeSchema) }),
  output: fact,
  answer: 'The fact as it is now.',
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

/** In process the host says who decided, and a fact is answered with all of its fields. */
const setStatusAsHost = defineInProcessOperation({
  method: 'facts.setStatus',
  auditName: 'setFactStatus',
  effect: 'write',
  summary: "Sets a fact's status, by its id or externalId. With SNOOZED, `until` sets when it becomes ACTIVE again.",
  throws: 'NOT_FOUND when there is no such fact.',
  example: "await workspace.facts.setStatus(id, 'SNOOZED', { until: '2026-06-01T00:00:00Z', actor: memberId })",
  input: Type.Object({
    id: Type.String(),
    status: hostType<FactStatus>('FactStatus'),
    options: Type.Optional(hostType<StatusOptions>('StatusOptions'))
  }),
  output: hostType<Fact>('Fact'),
  async handle({ id: named, status, options = {} }, { store, ids, now }) {
    requireKnownNames(options, ['until', 'actor'])
    return setFactStatus(store, { ids, now }, named, status, options)
  }
})

const listChanges = defineOperation({
  operationId: 'listFactChanges',
  method: {
    name: 'facts.history',
    doc: 'Shows who set which status of a fact, and when, newest first.',
    throws: 'NOT_FOUND when there is no such fact.',
    first: ['id'],
    answer: 'items',
    inProcess: ({ store }, named: string) => factHistory(store, named)
  },
  http: 'GET /api/facts/{id}/history',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Shows who set which status of a fact, and when, newest first.',
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

/** What only the host's own code can ask of facts. */
export const factInProcessOperations = [setStatusAsHost, ...judgementInProcessOperations]
