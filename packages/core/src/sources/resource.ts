import { Type } from 'typebox'
import { defineResource, pageQuery, prepared } from '../runtime/index.js'
import { describeSources } from './describe-sources.js'
import { findSourcePage } from './list-sources.js'
import { checkSources, prepareSources } from './prepare-sources.js'
import { putUnerased } from './put-unerased.js'
import { sourceInput } from './source-input.js'
import { sourceTypes } from './source-types.js'
import { source } from './tools/source-shape.js'

const text = (maxLength: number, description: string) => Type.Optional(Type.String({ maxLength, description }))
const instant = (description: string) => Type.Optional(Type.String({ format: 'date-time', pattern: 'Z$', description }))

/** Emails, calls, tickets and records. */
export const sources = defineResource({
  noun: 'sources',
  title: 'Source',
  text: {
    noun: 'Emails, calls, tickets and records.',
    put: 'Stores emails, calls, tickets and records with their text, each as a whole by its type and externalId: a put replaces the earlier one, and a repeated put changes nothing. Searches find them as soon as this resolves.',
    list: 'Sources without their text, newest first.',
    listThrows: 'NOT_FOUND for an unknown customer.'
  },
  input: sourceInput,
  example: {
    sourceType: 'EMAIL',
    externalId: 'msg_1',
    occurredAt: '2026-01-31T09:30:00Z',
    title: 'Renewal',
    participants: [{ email: 'ann@acme.com', name: 'Ann', role: 'from' }],
    segments: [{ text: 'We want to renew for two years.' }]
  },
  putGrant: 'data:write',
  check: checkSources,
  put: prepared(prepareSources, putUnerased),
  item: Type.Object(
    { id: Type.String(), externalId: Type.String({ description: 'The same as `sourceId`.' }), ...source.properties },
    { additionalProperties: false }
  ),
  readGrant: 'customer_intelligence:read',
  query: Type.Object(
    {
      sourceType: Type.Optional(Type.Enum([...sourceTypes], { description: 'Only sources of this type.' })),
      customer: text(200, "Rapport's id, your customerId, a domain, or the name."),
      participant: text(500, 'A whole email address, or a part of an email or name, in any case.'),
      provider: text(200, 'The system that it came from, such as gong.'),
      after: instant('Only sources from this instant or later, in UTC.'),
      before: instant('Only sources from this instant or earlier, in UTC.'),
      ...pageQuery,
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Items per page, 50 by default.' }))
    },
    { additionalProperties: false }
  ),
  queryExample: { sourceType: 'EMAIL', customer: 'acme.com' },

  async list({ store, now }, query) {
    const { rows, hasMore, nextCursor } = await findSourcePage(store, now, 'sources', query)
    const described = await describeSources(store, rows)
    const items = described.flatMap((each, index) => {
      const row = rows[index]
      return row ? [{ id: row.id, externalId: row.external_id, ...each }] : []
    })
    return { items, pagination: { hasMore, nextCursor } }
  }
})
