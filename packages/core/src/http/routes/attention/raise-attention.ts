import { Type } from 'typebox'
import { hostAttention, raiseHostAttention } from '../../../domain/attention/host-attention.js'
import { strictObject } from '../../../domain/strict-object.js'
import { uuid } from '../../../tool-shape/uuid.js'
import { defineRoute } from '../../define-route.js'

export const raiseAttentionRoute = defineRoute({
  method: 'POST',
  path: '/api/attention',
  operationId: 'raiseAttention',
  client: { name: 'attention.raise', takes: hostAttention },
  tag: 'data',
  grants: ['data:write'],
  summary: 'Raises an attention item of your own, or updates the one of the same customer and cause.',
  input: hostAttention,
  output: strictObject({ id: uuid(), change: Type.Enum(['opened', 'updated', 'refreshed', 'reopened', 'unchanged']) }),
  answer: 'The item, and what became of it: refreshed means that its evidence changed, and what it says did not.',
  names: { input: 'HostAttention', output: 'RaisedAttention' },
  example: { customer: { domain: 'acme.example' }, cause: 'quota', title: 'Acme has used 95 % of its quota', priority: 'HIGH' },
  fails: ['NOT_FOUND'],
  handle: (input, { store, ids, now }) => raiseHostAttention(store, { ids, now }, input)
})
