import { Type } from 'typebox'
import { defineOperation, instant, orNull, uuid } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { isoTime } from '../values/index.js'
import { letterOf, lettersOf, retryLettersOf } from './dead-letters.js'

const letterShape = strictObject({
  id: uuid('The id of the delivery, which its handler receives.'),
  name: Type.String({ description: 'The event of the hook, such as customer.activated.' }),
  hookId: Type.String(),
  at: Type.String({ format: 'date-time', description: 'When it happened.' }),
  historical: Type.Boolean(),
  data: Type.Record(Type.String(), Type.Unknown()),
  attempts: Type.Integer({ minimum: 0 }),
  error: orNull(Type.String({ description: 'The error of the last attempt.' })),
  since: instant()
})

const list = defineOperation({
  operationId: 'listDeadLetters',
  method: { name: 'hooks.deadLetters', answer: 'items', example: 'const [oldest] = await workspace.hooks.deadLetters()' },
  http: 'GET /api/hooks/dead-letters',
  tag: 'server',
  grants: ['customer_intelligence:read', 'workspace_settings:read'],
  reads: 'customers',
  summary: 'Lists dead letters of hooks: deliveries that failed 20 times, oldest first, at most 100.',
  input: strictObject({}),
  output: strictObject({ items: Type.Array(letterShape) }),
  answer: 'The deliveries, each with the error of its last attempt.',
  shapes: { output: 'DeadLetters' },
  example: {},
  async handle(_, { store, organizationId }) {
    const rows = await lettersOf(store, {})
    return {
      items: rows.map((row) => {
        const { organizationId: _own, ...letter } = letterOf(organizationId, row)
        return { ...letter, since: isoTime(row.created_at) }
      })
    }
  }
})

const retry = defineOperation({
  operationId: 'retryDeadLetters',
  method: { name: 'hooks.retry', answer: 'retried', example: "const retried = await workspace.hooks.retry({ hookId: 'crm' })" },
  http: 'POST /api/hooks/dead-letters/retry',
  tag: 'server',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary: 'Delivers dead letters of hooks again: all of them, those of one hook, or one.',
  input: strictObject({
    hookId: Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: 'Only those of this hook.' })),
    id: Type.Optional(uuid('Only this delivery.'))
  }),
  output: strictObject({ retried: Type.Integer({ minimum: 0 }) }),
  answer: 'How many are tried again.',
  shapes: { input: 'DeadLettersRetry', output: 'DeadLettersRetried' },
  example: { hookId: 'crm' },
  handle: async (query, { store, now }) => ({ retried: await retryLettersOf(store, now, query) })
})

/** What can be asked of a workspace's dead letters. */
export const hookOperations = [list, retry]
