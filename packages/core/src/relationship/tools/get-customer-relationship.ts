import { Type } from 'typebox'
import { defineTool, instant, orNull } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { readRelationship } from '../read-relationship.js'

const item = strictObject({
  category: Type.String({ minLength: 1, maxLength: 120 }),
  statement: Type.String({ minLength: 1, maxLength: 500 }),
  observedAt: orNull(instant()),
  sourceLabels: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 4, description: 'The sources of the statement.' })
})

export const getCustomerRelationship = defineTool({
  name: 'svc_get_customer_relationship',
  title: "Sum up a customer's relationship",
  description:
    'Sums up the relationship with one account: a line or two and at most eight statements (risks, wishes, promises, mood), each with its sources. Use it before a meeting, or to learn why an account is at risk. Next: svc_list_facts or svc_search_customer_context for the exact words.',
  effect: 'read',
  remedy: 'Find the account with svc_list_customers (search), and name it by its id.',
  toolset: 'customers',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Sums up the relationship with a customer: a line or two, and the most important statements with their sources.',
  input: strictObject({
    customer: Type.String({
      minLength: 1,
      maxLength: 500,
      description: "Rapport's id of the customer, your customerId, the domain, or the exact name."
    })
  }),
  output: strictObject({
    customer: strictObject({ id: Type.String(), name: orNull(Type.String()), domain: orNull(Type.String()) }),
    relationship: strictObject({
      summary: orNull(Type.String({ minLength: 1, maxLength: 240, description: 'null when nothing is known.' })),
      items: Type.Array(item, { maxItems: 8, description: 'The most important first.' }),
      updatedAt: orNull(instant())
    })
  }),
  example: { customer: 'acme.example' },

  handle({ customer }, { store, now }) {
    return readRelationship(store, customer, now)
  }
})
