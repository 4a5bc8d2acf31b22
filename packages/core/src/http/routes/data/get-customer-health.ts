import { healthShape, readHealth } from '../../../domain/health/read-health.js'
import { strictObject } from '../../../domain/strict-object.js'
import { uuid } from '../../../tool-shape/uuid.js'
import { defineRoute } from '../../define-route.js'

export const getCustomerHealthRoute = defineRoute({
  method: 'GET',
  path: '/api/customers/{id}/health',
  operationId: 'getCustomerHealth',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  summary:
    "Tells a customer's health: the score of today, what it is made of and why, and the days before. By the host's id or a domain: GET /api/customers/health.",
  input: strictObject({ id: uuid("The customer's id; one that was merged leads on.") }),
  output: healthShape,
  answer: 'The health, and how it came to it.',
  names: { output: 'CustomerHealth' },
  example: { id: '0198c0de-0000-7000-8000-000000000001' },
  fails: ['NOT_FOUND'],
  handle: ({ id }, { store, now }) => readHealth(store, { id }, now)
})
