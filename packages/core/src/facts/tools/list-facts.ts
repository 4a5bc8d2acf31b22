import { Type } from 'typebox'
import { defineTool, orNull, pageOutput } from '../../runtime/index.js'
import { sourceTypes } from '../../sources/index.js'
import { strictObject } from '../../validation/index.js'
import { factCategories, factStatuses, factTypes } from '../fact-kinds.js'
import { listFacts as listPage } from '../list-facts.js'
import { dateInput, evidencePageInput } from './evidence-input.js'
import { fact } from './fact-shape.js'

const oneOrMore = <const Value extends string>(values: readonly Value[], description: string) =>
  Type.Optional(Type.Array(Type.Enum([...values]), { description }))

export const listFacts = defineTool({
  name: 'svc_list_facts',
  title: "List a customer's facts",
  description:
    'Lists what is known about one account, latest first: risks (CHURN_RISK, CHAMPION_RISK), interest in more (EXPANSION), BUDGET, dates and plans (TIMELINE), mood (SENTIMENT); each with an exact quote and its source. Use it for "why" questions that need proof. Narrow by factTypes and status ACTIVE. Next: svc_get_fact for all quotes, svc_get_source for the whole text.',
  effect: 'read',
  remedy: 'It takes an id or a domain, not a name. Find the account with svc_list_customers (search).',
  toolset: 'evidence',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Lists what is known about a customer, latest first, each with its source.',
  input: Type.Object({
    customer: Type.String({ minLength: 1, maxLength: 500, description: "Rapport's id of the customer, your customerId, or the domain." }),
    status: oneOrMore(factStatuses, 'All by default.'),
    sourceTypes: oneOrMore(sourceTypes, 'Facts with evidence from sources of these types.'),
    factTypes: oneOrMore(factTypes, 'Types of facts. Types of anomaly detectors are not accepted.'),
    factCategories: oneOrMore(
      factCategories,
      'RELATIONSHIP: people and how they feel. CUSTOM: facts that you put with the type CUSTOM. MEMORY: all other facts.'
    ),
    ...dateInput,
    ...evidencePageInput
  }),
  output: strictObject({
    customer: strictObject({ id: Type.String(), name: orNull(Type.String()), domain: orNull(Type.String()) }),
    facts: Type.Array(fact),
    pagination: pageOutput
  }),
  example: { customer: 'acme.example', status: ['ACTIVE'], factTypes: ['BUDGET', 'CHURN_RISK'], limit: 20 },

  handle(input, { store, now }) {
    return listPage(store, now, input)
  }
})
