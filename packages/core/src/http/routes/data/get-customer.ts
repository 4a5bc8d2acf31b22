import { customerRecordShape, getCustomer } from '../../../domain/customers/customer-record.js'
import { strictObject } from '../../../domain/strict-object.js'
import { uuid } from '../../../tool-shape/uuid.js'
import { defineRoute } from '../../define-route.js'

export const getCustomerRoute = defineRoute({
  method: 'GET',
  path: '/api/customers/{id}',
  operationId: 'getCustomer',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  summary: "Reads one customer by Rapport's id. By the host's id or a domain: GET /api/customers/find.",
  input: strictObject({ id: uuid("The customer's id; one that was merged leads on.") }),
  output: customerRecordShape,
  answer: 'The customer.',
  names: { output: 'Customer' },
  example: { id: '0198c0de-0000-7000-8000-000000000001' },
  fails: ['NOT_FOUND'],
  handle: ({ id }, { store, now }) => getCustomer(store, { id }, now)
})
