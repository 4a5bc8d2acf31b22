import { Type } from 'typebox'
import { dateInput, evidencePageInput } from '../../facts/index.js'
import { defineTool, pageOutput } from '../../runtime/index.js'
import { listSources as listPage, source, sourceType } from '../../sources/index.js'
import { strictObject } from '../../validation/index.js'
import { withReadings } from '../by-model/describe-reading.js'

const text = (maxLength: number, description: string) => Type.Optional(Type.String({ minLength: 1, maxLength, description }))

export const listSources = defineTool({
  name: 'svc_list_sources',
  title: 'Find emails, calls and tickets',
  description:
    'Lists emails, calls, chats, tickets and CRM records, newest first, by account, type, person or time. Use it for "the last call with ..." (sourceType CALL, limit 1). Returns title, summary, participants and ids, without the full text. Next: svc_get_source.',
  effect: 'read',
  toolset: 'evidence',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Lists emails, calls, tickets and records, newest first, optionally filtered by customer, people, provider, type or time.',
  input: strictObject({
    sourceType: Type.Optional(sourceType),
    customer: text(200, "Rapport's id of the customer, your customerId, the domain, or the name."),
    ...dateInput,
    participant: text(500, 'A whole email address, or a part of an email or name, in any case.'),
    provider: text(200, 'The system that it came from, such as gong.'),
    hasTranscript: Type.Optional(Type.Boolean({ description: 'true: calls with text; false: calls without text.' })),
    ...evidencePageInput
  }),
  output: strictObject({ items: Type.Array(source), pagination: pageOutput }),
  example: { sourceType: 'EMAIL', participant: 'ann@acme.example', limit: 20 },

  async handle(input, { store, now }) {
    const { items, pagination } = await listPage(store, now, input)
    return { items: await withReadings(store, items), pagination }
  }
})
