import { itemWords, itemWordsShape } from '../../../domain/attention/get-attention-item.js'
import { strictObject } from '../../../domain/strict-object.js'
import { uuid } from '../../../tool-shape/uuid.js'
import { defineRoute } from '../../define-route.js'

export const getAttentionWordsRoute = defineRoute({
  method: 'GET',
  path: '/api/attention/{id}/words',
  operationId: 'getAttentionWords',
  client: { name: 'attention.words', first: ['id'] },
  tag: 'data',
  grants: ['customer_intelligence:read'],
  summary: 'Tells the original words of an attention item, and those of the language model that it is shown in, where there are any.',
  input: strictObject({ id: uuid("The item's id.") }),
  output: itemWordsShape,
  answer: 'Its words.',
  names: { output: 'AttentionWords' },
  example: { id: '0198c0de-0000-7000-8000-000000000006' },
  fails: ['NOT_FOUND'],
  handle: ({ id }, { store }) => itemWords(store, id)
})
