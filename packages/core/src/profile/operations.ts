import { Type } from 'typebox'
import { clearedOwner, clearOwner } from '../access/index.js'
import { type CustomerName, customerName, customerRecordShape, getCustomer } from '../customers/index.js'
import { healthShape, readHealth } from '../health/index.js'
import { defineOperation, nameReader, uuid } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { unansweredProblems, unansweredProblemsShape } from './unanswered-problems.js'

const text = (description: string) => Type.Optional(Type.String({ minLength: 1, maxLength: 500, description }))
const names = strictObject({ id: text("Rapport's id."), customerId: text("The host's id."), domain: text('A domain.') })
const readInput = nameReader(customerName, 'input')
const readName = nameReader(customerName, 'name')
const oneId = strictObject({ id: uuid("The customer's id. The id of a merged customer works, too.") })
const example = { id: '0198c0de-0000-7000-8000-000000000001' }

const find = defineOperation({
  operationId: 'findCustomer',
  method: {
    name: 'customers.get',
    takes: customerName,
    argument: 'name',
    doc: "One customer, by your customerId, a domain, or Rapport's id. The id of a merged customer works, too.",
    throws: 'NOT_FOUND.',
    example: "const { externalId, currentMrr, traits } = await workspace.customers.get({ customerId: 'acme' })",
    inProcess: async ({ store, now }, name: CustomerName) => getCustomer(store, readName(name), now)
  },
  http: 'GET /api/customers/find',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary:
    "Reads one customer. Name it by exactly one of these: your customerId, a domain, or Rapport's id. The id of a merged customer works, too.",
  input: names,
  output: customerRecordShape,
  answer: 'The customer.',
  shapes: { output: 'Customer' },
  example: { customerId: 'acme' },
  errors: ['NOT_FOUND'],
  handle: (name, { store, now }) => getCustomer(store, readInput(name), now)
})

const findHealth = defineOperation({
  operationId: 'findCustomerHealth',
  method: {
    name: 'customers.health',
    takes: customerName,
    argument: 'name',
    doc: "The health of a customer: a score from 0 to 100 at the start of the workspace's day, its parts with a sentence each, and the days before. The score is null before 14 days of history. docs/health.md has the formula.",
    throws: 'NOT_FOUND.',
    example: "const { score, parts } = await workspace.customers.health({ customerId: 'acme' })",
    inProcess: async ({ store, now }, name: CustomerName) => readHealth(store, readName(name), now)
  },
  http: 'GET /api/customers/health',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary:
    "Shows the health of a customer: today's score, its parts with reasons, and the days before. Name the customer by your customerId, a domain, or Rapport's id.",
  input: names,
  output: healthShape,
  answer: 'The health, and the reasons.',
  shapes: { output: 'CustomerHealth' },
  example: { customerId: 'acme' },
  errors: ['NOT_FOUND'],
  handle: (name, { store, now }) => readHealth(store, readInput(name), now)
})

const get = defineOperation({
  operationId: 'getCustomer',
  http: 'GET /api/customers/{id}',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: "Reads one customer by Rapport's id. If you have your customerId or a domain, use GET /api/customers/find.",
  input: oneId,
  output: customerRecordShape,
  answer: 'The customer.',
  shapes: { output: 'Customer' },
  example,
  errors: ['NOT_FOUND'],
  handle: ({ id }, { store, now }) => getCustomer(store, { id }, now)
})

const getHealth = defineOperation({
  operationId: 'getCustomerHealth',
  http: 'GET /api/customers/{id}/health',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary:
    "Shows a customer's health: today's score, its parts with reasons, and the days before. If you have your customerId or a domain, use GET /api/customers/health.",
  input: oneId,
  output: healthShape,
  answer: 'The health, and the reasons.',
  shapes: { output: 'CustomerHealth' },
  example,
  errors: ['NOT_FOUND'],
  handle: ({ id }, { store, now }) => readHealth(store, { id }, now)
})

const unanswered = defineOperation({
  operationId: 'listUnansweredProblems',
  method: {
    name: 'customers.unansweredProblems',
    first: ['id'],
    doc: 'The customer\'s tickets that have been open for longer than `patienceDays` (by default the value of `workspace.reading.get()`, which is 3 unless somebody changed it): problems without an answer. The customer is named by Rapport\'s id, your customerId or the domain. A ticket is closed when its record says `isClosed: true`, or a `status` such as "closed" or "solved".',
    throws: 'INVALID_TOOL_INPUT for a wrong query, and NOT_FOUND.',
    example: "const { count, items } = await workspace.customers.unansweredProblems('acme', { patienceDays: 5 })"
  },
  http: 'GET /api/customers/{id}/unanswered-problems',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: "Lists a customer's tickets that have been open for longer than `patienceDays`.",
  input: strictObject({
    id: Type.String({ minLength: 1, maxLength: 500, description: "Rapport's id of the customer, your customerId, or the domain." }),
    patienceDays: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 365,
        description: "How many days a ticket may stay open; by default the workspace's patienceDays (GET /api/settings/reading)."
      })
    )
  }),
  output: unansweredProblemsShape,
  answer: 'The tickets, longest open first.',
  shapes: { output: 'UnansweredProblems' },
  example: { id: 'acme', patienceDays: 3 },
  errors: ['NOT_FOUND'],
  handle: ({ id, patienceDays }, { store, now }) => unansweredProblems(store, now, id, patienceDays)
})

const removeOwner = defineOperation({
  operationId: 'clearCustomerOwner',
  method: {
    name: 'customers.clearOwner',
    doc: 'Removes the owner that a person set. The owner is then the one that a connected CRM names, or none.',
    example: "const { ownerId } = await workspace.customers.clearOwner(id, { actor: 'm_1' })",
    first: ['id'],
    actor: true,
    auditName: 'customer_owner_clear',
    inProcess: async (context, id: string) => clearOwner(context, { id })
  },
  http: 'DELETE /api/customers/{id}/owner',
  tag: 'data',
  grants: ['customer_access:manage'],
  reads: 'none',
  summary: 'Removes the owner that a person set. If a connected CRM names an owner, that member owns the customer from then on.',
  input: oneId,
  output: clearedOwner,
  answer: 'The owner after the call: the one that a connected CRM names, else null.',
  example,
  errors: ['NOT_FOUND'],
  handle: ({ id }, context) => clearOwner(context, { id })
})

/** What can be asked of customers, besides putting and listing them. */
export const customerOperations = { find, findHealth, get, getHealth, unanswered, removeOwner }
