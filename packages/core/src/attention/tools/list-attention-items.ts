import { Type } from 'typebox'
import { defineTool, orNull, uuid } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { attentionStatuses } from '../attention-item.js'
import { listAttention } from '../list-attention.js'
import { attentionSummary } from './attention-summary-shape.js'

const cursor = Type.String({
  minLength: 1,
  maxLength: 2000,
  description: 'The pagination.nextCursor of the previous page, with the same filters.'
})

export const listAttentionItems = defineTool({
  name: 'svc_list_attention_items',
  title: 'List what needs attention',
  description:
    'Lists accounts that need somebody now (risks, past due payments, usage drops, stalled trials, interest in more), most urgent first, with the revenue at stake (arrCents, in minor units of currency). Start here for "who is about to leave", "what should I do today". Next: svc_get_attention_item for the reasons.',
  effect: 'read',
  toolset: 'attention',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Lists what the workspace should look at, most urgent first, with the weight of each account.',
  input: strictObject({
    status: Type.Optional(Type.Enum([...attentionStatuses], { default: 'open' })),
    customerId: Type.Optional(uuid("Only this customer's items.")),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25, description: 'Page size.' })),
    cursor: Type.Optional(cursor)
  }),
  output: strictObject({
    items: Type.Array(strictObject(attentionSummary), { maxItems: 100 }),
    pagination: strictObject({ hasMore: Type.Boolean(), nextCursor: orNull(cursor), total: Type.Integer({ minimum: 0 }) })
  }),
  example: { status: 'open', limit: 10 },

  handle(input, { store, now }) {
    return listAttention(store, now, input)
  }
})
