import { Type } from 'typebox'
import { defineOperation, orNull } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { attentionWorkPageShape, attentionWorkQuery, listWork } from './list-work.js'
import { assignItems, itemIds, reopenItems, resolveItems, snoozeItems, workedShape } from './work-on-items.js'

const example = { ids: ['0198c0de-0000-7000-8000-000000000006'] }
const answer = 'The items that changed.'

const list = defineOperation({
  operationId: 'listAttention',
  method: {
    name: 'attention.list',
    doc: 'Lists attention items, most urgent first, each with its assignee and the end of its snooze.',
    example: "const { items } = await workspace.attention.list({ assigneeId: 'm_1', isSnoozed: false })"
  },
  http: 'GET /api/attention',
  tag: 'work',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Lists attention items, most urgent first, each with its assignee and the end of its snooze.',
  input: attentionWorkQuery,
  output: attentionWorkPageShape,
  answer: 'A page of items.',
  shapes: { output: 'AttentionItems' },
  example: { isSnoozed: false, limit: 10 },
  handle: (query, { store, now }) => listWork(store, now, query)
})

const assign = defineOperation({
  operationId: 'assignAttention',
  auditName: 'attention_assign',
  method: {
    name: 'attention.assign',
    first: ['ids', 'assigneeId'],
    actor: true,
    throws: 'NOT_FOUND for an unknown member or item; then nothing changes.',
    example: "await workspace.attention.assign([item.id], 'm_1', { actor: 'm_2' })"
  },
  http: 'POST /api/attention/assign',
  tag: 'work',
  grants: ['data:write'],
  reads: 'none',
  summary: 'Assigns attention items to a member, or to nobody.',
  input: strictObject({ ids: itemIds, assigneeId: orNull(Type.String({ minLength: 1, maxLength: 255, description: "A member's id." })) }),
  output: workedShape,
  answer,
  shapes: { output: 'Worked' },
  example: { ...example, assigneeId: 'm_1' },
  errors: ['NOT_FOUND'],
  handle: ({ ids, assigneeId }, context) => assignItems(context, ids, assigneeId)
})

const snooze = defineOperation({
  operationId: 'snoozeAttention',
  auditName: 'attention_snooze',
  method: {
    name: 'attention.snooze',
    first: ['ids', 'until'],
    actor: true,
    doc: "Snoozes open items until the start of a day in the workspace's time zone. null ends the snooze. The items stay open.",
    throws: 'NOT_FOUND, CONFLICT for a resolved item, and INVALID_TOOL_INPUT for a day that is not in the future; then nothing changes.',
    example: "await workspace.attention.snooze([item.id], '2026-02-01', { actor: 'm_1' })"
  },
  http: 'POST /api/attention/snooze',
  tag: 'work',
  grants: ['data:write'],
  reads: 'none',
  summary: "Snoozes open attention items until the start of a day in the workspace's time zone. null ends the snooze.",
  input: strictObject({
    ids: itemIds,
    until: orNull(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A day after today, such as 2026-01-31.' }))
  }),
  output: workedShape,
  answer,
  shapes: { output: 'Worked' },
  example: { ...example, until: '2099-01-31' },
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: ({ ids, until }, context) => snoozeItems(context, ids, until)
})

const resolveMany = defineOperation({
  operationId: 'resolveManyAttention',
  auditName: 'attention_resolve',
  method: { name: 'attention.resolveMany', first: ['ids'], actor: true },
  http: 'POST /api/attention/resolve',
  tag: 'work',
  grants: ['data:write'],
  reads: 'none',
  summary: 'Resolves several attention items at once. Resolved items do not change.',
  input: strictObject({
    ids: itemIds,
    summary: Type.Optional(
      Type.String({ minLength: 1, maxLength: 8_000, description: 'Why the items are resolved. People read this text.' })
    )
  }),
  output: workedShape,
  answer,
  shapes: { output: 'Worked' },
  example: { ...example, summary: 'They bought more.' },
  errors: ['NOT_FOUND'],
  handle: ({ ids, summary }, context) => resolveItems(context, ids, summary)
})

const reopen = defineOperation({
  operationId: 'reopenAttention',
  auditName: 'attention_reopen',
  method: {
    name: 'attention.reopen',
    first: ['ids'],
    actor: true,
    doc: 'Reopens resolved items. An item of Rapport closes again by itself if its cause is gone.'
  },
  http: 'POST /api/attention/reopen',
  tag: 'work',
  grants: ['data:write'],
  reads: 'none',
  summary: 'Reopens resolved attention items.',
  input: strictObject({ ids: itemIds }),
  output: workedShape,
  answer,
  shapes: { output: 'Worked' },
  example,
  errors: ['NOT_FOUND'],
  handle: ({ ids }, context) => reopenItems(context, ids)
})

/** What people do with attention items. */
export const attentionWorkOperations = [list, assign, snooze, resolveMany, reopen]
