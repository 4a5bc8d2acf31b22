import { Type } from 'typebox'
import { defineOperation, uuid } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { itemWords, itemWordsShape } from './get-attention-item.js'
import { attentionName, hostAttention, raiseHostAttention, resolveHostAttention } from './host-attention.js'
import { raisedShape } from './raised.js'
import { attentionWorkOperations } from './work/operations.js'

const example = { id: '0198c0de-0000-7000-8000-000000000006' }
const customer = { domain: 'acme.example' }
const resolvedItem = strictObject({ id: uuid(), change: Type.Enum(['resolved', 'unchanged']) })

const raise = defineOperation({
  operationId: 'raiseAttention',
  method: {
    name: 'attention.raise',
    takes: hostAttention,
    doc: 'Raises an item. If the customer has an item with this cause already, the call updates that item.',
    throws: 'INVALID_TOOL_INPUT naming the field, and NOT_FOUND if the customer does not exist.',
    example:
      "await workspace.attention.raise({ customer: { domain: 'acme.com' }, cause: 'quota', title: 'Acme has used 95 % of its quota' })"
  },
  http: 'POST /api/attention',
  tag: 'data',
  grants: ['data:write'],
  reads: 'none',
  summary: 'Raises an attention item of your own. If the customer has an item with this cause already, the call updates that item.',
  input: hostAttention,
  output: raisedShape,
  answer: 'The item, and the result. refreshed means that its evidence changed, but not its text.',
  shapes: { input: 'HostAttention', output: 'RaisedAttention' },
  example: { customer, cause: 'quota', title: 'Acme has used 95 % of its quota', priority: 'HIGH' },
  errors: ['NOT_FOUND'],
  handle: (input, { store, ids, now }) => raiseHostAttention(store, { ids, now }, input)
})

const resolve = defineOperation({
  operationId: 'resolveAttention',
  method: { name: 'attention.resolve', first: ['id'], only: 'client' },
  http: 'POST /api/attention/{id}/resolve',
  tag: 'data',
  grants: ['data:write'],
  reads: 'none',
  summary: 'Resolves an attention item. It opens again if its cause is raised again.',
  input: strictObject({
    id: uuid("The item's id."),
    summary: Type.Optional(Type.String({ minLength: 1, maxLength: 8_000, description: 'Why the item is resolved. People read this text.' }))
  }),
  output: resolvedItem,
  answer: 'Whether it was open.',
  example: { ...example, summary: 'They bought more.' },
  errors: ['NOT_FOUND'],
  handle: ({ id, summary }, { store, ids, now }) => resolveHostAttention(store, { ids, now }, { id }, summary)
})

/** In process an item is also named by the customer and cause that it was raised with. */
const resolveNamed = defineOperation({
  operationId: 'resolveNamedAttention',
  method: {
    name: 'attention.resolve',
    doc: 'Resolves an item by its id, or by its customer and cause. A resolved item does not change.',
    throws: 'INVALID_TOOL_INPUT naming the field, and NOT_FOUND when there is no such item.',
    example: "await workspace.attention.resolve({ customer: { domain: 'acme.com' }, cause: 'quota' }, { summary: 'They bought more.' })",
    first: ['name'],
    argument: 'options',
    only: 'workspace'
  },
  tag: 'data',
  grants: ['data:write'],
  reads: 'none',
  summary: 'Resolves an attention item by its id, or by its customer and cause.',
  input: Type.Object({
    name: attentionName,
    summary: Type.Optional(Type.String({ description: 'Why the item is resolved. People read this text.' }))
  }),
  output: resolvedItem,
  answer: 'Whether it was open.',
  example: { name: { customer, cause: 'quota' }, summary: 'They bought more.' },
  errors: ['NOT_FOUND'],
  handle: ({ name, summary }, { store, ids, now }) => resolveHostAttention(store, { ids, now }, name, summary)
})

const words = defineOperation({
  operationId: 'getAttentionWords',
  method: {
    name: 'attention.words',
    first: ['id'],
    doc: 'Reads the texts of an item: the original ones, and those of the language model, if the item is shown with them.',
    example: 'const { original, rephrased } = await workspace.attention.words(id)'
  },
  http: 'GET /api/attention/{id}/words',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Reads the texts of an attention item: the original ones, and those of the language model, if the item is shown with them.',
  input: strictObject({ id: uuid("The item's id.") }),
  output: itemWordsShape,
  answer: 'Both texts. `rephrased` is null if the item is shown with the original text.',
  shapes: { output: 'AttentionWords' },
  example,
  errors: ['NOT_FOUND'],
  handle: ({ id }, { store }) => itemWords(store, id)
})

/** What can be asked of attention items, beside the tools that read them. */
export const attentionOperations = [raise, resolve, resolveNamed, words, ...attentionWorkOperations]
