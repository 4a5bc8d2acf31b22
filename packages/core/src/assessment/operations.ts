import { Type } from 'typebox'
import { type CustomerName, customerName } from '../customers/index.js'
import { defineOperation, nameReader, uuid } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { assessmentPageShape, assessmentQuery, listAssessments } from './list-assessments.js'
import { assessmentShape, readCustomerAssessment } from './read-assessment.js'

const text = (description: string) => Type.Optional(Type.String({ minLength: 1, maxLength: 500, description }))
const names = strictObject({ id: text("Rapport's id."), customerId: text("The host's id."), domain: text('A domain.') })
const readInput = nameReader(customerName, 'input')
const readName = nameReader(customerName, 'name')

const findAssessment = defineOperation({
  operationId: 'findCustomerAssessment',
  method: {
    name: 'customers.assessment',
    takes: customerName,
    argument: 'name',
    doc: 'The state of a customer: leaving, at_risk, stuck, growing, calm or unknown, with the reasons for it and against it, their quotes and numbers, what changed, and what is not known. docs/assessment.md explains it.',
    throws: 'NOT_FOUND.',
    example: "const { state, headline, reasons } = await workspace.customers.assessment({ customerId: 'acme' })",
    inProcess: async ({ store, now }, name: CustomerName) => readCustomerAssessment(store, readName(name), now)
  },
  http: 'GET /api/customers/assessment',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary:
    "Shows how a customer stands and why: the state, the reasons for and against it, what changed, and what is not known. Name the customer by your customerId, a domain, or Rapport's id.",
  input: names,
  output: assessmentShape,
  answer: 'The assessment.',
  shapes: { output: 'CustomerAssessment' },
  example: { customerId: 'acme' },
  errors: ['NOT_FOUND'],
  handle: (name, { store, now }) => readCustomerAssessment(store, readInput(name), now)
})

const getAssessment = defineOperation({
  operationId: 'getCustomerAssessment',
  http: 'GET /api/customers/{id}/assessment',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Shows how a customer stands and why. If you have your customerId or a domain, use GET /api/customers/assessment.',
  input: strictObject({ id: uuid("The customer's id. The id of a merged customer works, too.") }),
  output: assessmentShape,
  answer: 'The assessment.',
  shapes: { output: 'CustomerAssessment' },
  example: { id: '0198c0de-0000-7000-8000-000000000001' },
  errors: ['NOT_FOUND'],
  handle: ({ id }, { store, now }) => readCustomerAssessment(store, { id }, now)
})

const list = defineOperation({
  operationId: 'listCustomerAssessments',
  method: {
    name: 'customers.assessments',
    doc: 'The state and headline of each customer. The customer whose state changed last comes first.',
    throws: 'INVALID_TOOL_INPUT.',
    example: "const { items } = await workspace.customers.assessments({ states: 'leaving,at_risk' })"
  },
  http: 'GET /api/customers/assessments',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Lists the state and headline of each customer. The customer whose state changed last comes first.',
  input: assessmentQuery,
  output: assessmentPageShape,
  answer: 'A page of assessments.',
  shapes: { input: 'AssessmentQuery', output: 'AssessmentPage' },
  example: { states: 'leaving,at_risk', limit: 20 },
  handle: (query, { store, now }) => listAssessments(store, now, query)
})

/** What can be asked of assessments. */
export const assessmentOperations = { findAssessment, getAssessment, list }
