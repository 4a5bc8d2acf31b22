import { Type } from 'typebox'
import { customerName } from '../../../domain/customers/customer-record.js'
import { healthShape, readHealth } from '../../../domain/health/read-health.js'
import { strictObject } from '../../../domain/strict-object.js'
import { nameReader } from '../../../resources/name-reader.js'
import { defineRoute } from '../../define-route.js'

const text = (description: string) => Type.Optional(Type.String({ minLength: 1, maxLength: 500, description }))
const read = nameReader(customerName, 'input')

export const findCustomerHealthRoute = defineRoute({
  method: 'GET',
  path: '/api/customers/health',
  operationId: 'findCustomerHealth',
  client: { name: 'customers.health', takes: customerName },
  tag: 'data',
  grants: ['customer_intelligence:read'],
  summary:
    "Tells the health of a customer: the score of today, what it is made of and why, and the days before. The customer is named by the host's customerId, a domain, or Rapport's id: one of the three.",
  input: strictObject({ id: text("Rapport's id."), customerId: text("The host's id."), domain: text('A domain.') }),
  output: healthShape,
  answer: 'The health, and how it came to it.',
  names: { output: 'CustomerHealth' },
  example: { customerId: 'acme' },
  fails: ['NOT_FOUND'],
  handle: (name, { store, now }) => readHealth(store, read(name), now)
})
