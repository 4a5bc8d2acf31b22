import { Type } from 'typebox'
import { defineResource, pageQuery, prepared } from '../runtime/index.js'
import { factInput } from './fact-input.js'
import { factStatuses, factTypes } from './fact-kinds.js'
import { findFactPage } from './list-facts.js'
import { prepareFacts } from './prepare-facts.js'
import { checkFacts, putFacts } from './put-facts.js'
import { describeFacts } from './read-facts.js'
import { fact } from './tools/fact-shape.js'

const instant = (description: string) => Type.Optional(Type.String({ format: 'date-time', pattern: 'Z$', description }))

/** What is known of customers. */
export const facts = defineResource({
  noun: 'facts',
  title: 'Fact',
  text: {
    noun: 'What is known of customers, with its evidence.',
    put: 'Stores facts about customers, each as a whole by its externalId, with exact quotes of sources as evidence: a put replaces the earlier one, and a repeated put changes nothing.',
    list: "A customer's facts, latest first.",
    listThrows: 'NOT_FOUND for an unknown customer.'
  },
  input: factInput,
  example: { externalId: 'f_1', customer: { customerId: 'acme' }, factType: 'EXPANSION', assertion: 'Acme wants ten more seats.' },
  putGrant: 'data:write',
  check: checkFacts,
  put: prepared(prepareFacts, putFacts),
  item: Type.Object(
    {
      ...fact.properties,
      externalId: Type.Union([Type.String(), Type.Null()], { description: 'Your own id; null for a fact that Rapport found in sources.' })
    },
    { additionalProperties: false }
  ),
  readGrant: 'customer_intelligence:read',
  query: Type.Object(
    {
      customer: Type.String({ minLength: 1, maxLength: 500, description: "Rapport's id, your customerId, or a domain." }),
      status: Type.Optional(Type.Enum([...factStatuses], { description: 'Only facts with this status.' })),
      factType: Type.Optional(Type.Enum([...factTypes], { description: 'Only facts of this type.' })),
      after: instant('Only facts that occurred at or after this instant, in UTC.'),
      before: instant('Only facts that occurred at or before this instant, in UTC.'),
      ...pageQuery,
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Items per page, 50 by default.' }))
    },
    { additionalProperties: false }
  ),
  queryExample: { customer: 'acme', status: 'ACTIVE' },

  async list({ store, now }, { status, factType, ...query }) {
    const filters = { ...query, ...(status && { status: [status] }), ...(factType && { factTypes: [factType] }) }
    const { page, asOf } = await findFactPage(store, now, 'facts', filters)
    const described = await describeFacts(store, page.rows, asOf)
    const items = described.map((each, index) => ({ ...each, externalId: page.rows[index]?.external_id ?? null }))
    return { items, pagination: { hasMore: page.hasMore, nextCursor: page.nextCursor } }
  }
})
