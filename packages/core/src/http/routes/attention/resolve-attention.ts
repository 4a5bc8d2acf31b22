import { Type } from 'typebox'
import { resolveHostAttention } from '../../../domain/attention/host-attention.js'
import { strictObject } from '../../../domain/strict-object.js'
import { uuid } from '../../../tool-shape/uuid.js'
import { defineRoute } from '../../define-route.js'

export const resolveAttentionRoute = defineRoute({
  method: 'POST',
  path: '/api/attention/{id}/resolve',
  operationId: 'resolveAttention',
  client: { name: 'attention.resolve', first: ['id'] },
  tag: 'data',
  grants: ['data:write'],
  summary: 'Resolves an attention item: it needs nobody any more. It opens again when its cause is raised again.',
  input: strictObject({
    id: uuid(),
    summary: Type.Optional(Type.String({ minLength: 1, maxLength: 8_000, description: 'Why it is done.' }))
  }),
  output: strictObject({ id: uuid(), change: Type.Enum(['resolved', 'unchanged']) }),
  answer: 'Whether it was open.',
  example: { id: '0198c0de-0000-7000-8000-000000000006', summary: 'They bought more.' },
  fails: ['NOT_FOUND'],
  handle: ({ id, summary }, { store, ids, now }) => resolveHostAttention(store, { ids, now }, { id }, summary)
})
