import { Type } from 'typebox'
import { factStatuses } from '../../../domain/facts/fact-kinds.js'
import { setFactStatus } from '../../../domain/facts/set-fact-status.js'
import { timeSchema } from '../../../domain/identity/put-schemas.js'
import { readTime } from '../../../domain/read-time.js'
import { strictObject } from '../../../domain/strict-object.js'
import { fact } from '../../../tool-shape/fact.js'
import { defineRoute } from '../../define-route.js'

export const setFactStatusRoute = defineRoute({
  method: 'PUT',
  path: '/api/facts/{id}/status',
  operationId: 'setFactStatus',
  client: { name: 'facts.setStatus', first: ['id', 'status'] },
  tag: 'data',
  grants: ['data:write'],
  summary: "Sets a fact's status, as the member who made the key; SNOOZED may have an `until`, from when on it is ACTIVE again.",
  input: strictObject({
    id: Type.String({ minLength: 1, maxLength: 500, description: "The fact's id, or the host's externalId." }),
    status: Type.Enum([...factStatuses]),
    until: Type.Optional(timeSchema)
  }),
  output: fact,
  answer: 'The fact as it now is.',
  names: { input: 'FactStatusChange', output: 'Fact' },
  example: { id: 'f_1', status: 'ACKNOWLEDGED' },
  fails: ['NOT_FOUND'],
  handle({ id, status, until }, { store, ids, now, origin: { actorId } }) {
    return setFactStatus(store, { ids, now }, id, status, {
      ...(until !== undefined && { until: readTime(until, 'input.until') }),
      ...(actorId !== null && { actor: actorId })
    })
  }
})
