import { Type } from 'typebox'
import { customerName, customerRecordShape, getCustomer } from '../../../domain/customers/customer-record.js'
import { strictObject } from '../../../domain/strict-object.js'
import { nameReader } from '../../../resources/name-reader.js'
import { defineRoute } from '../../define-route.js'

const text = (description: string) => Type.Optional(Type.String({ minLength: 1, maxLength: 500, description }))
const read = nameReader(customerName, 'input')

export const findCustomerRoute = defineRoute({
  method: 'GET',
  path: '/api/customers/find',
  operationId: 'findCustomer',
  client: { name: 'customers.get', takes: customerName },
  tag: 'data',
  grants: ['customer_intelligence:read'],
  summary: "Reads one customer by the host's customerId, a domain, or Rapport's id (merged ones lead on): one of the three.",
  input: strictObject({ id: text("Rapport's id."), customerId: text("The host's id."), domain: text('A domain.') }),
  output: customerRecordShape,
  answer: 'The customer.',
  names: { output: 'Customer' },
  example: { customerId: 'acme' },
  fails: ['NOT_FOUND'],
  handle: (name, { store, now }) => getCustomer(store, read(name), now)
})
