import { Type } from 'typebox'
import { clearOwner } from '../../../domain/access/clear-owner.js'
import { strictObject } from '../../../domain/strict-object.js'
import { orNull } from '../../../tool-shape/or-null.js'
import { uuid } from '../../../tool-shape/uuid.js'
import { defineRoute } from '../../define-route.js'

export const clearCustomerOwnerRoute = defineRoute({
  method: 'DELETE',
  path: '/api/customers/{id}/owner',
  operationId: 'clearCustomerOwner',
  client: { name: 'customers.clearOwner', first: ['id'] },
  tag: 'data',
  grants: ['customer_access:manage'],
  summary: 'Takes back the owner that a person has set: a connected CRM may name another one.',
  input: strictObject({ id: uuid("The customer's id; one that was merged leads on.") }),
  output: strictObject({ customerId: Type.String(), ownerId: orNull(Type.String()), previousOwnerId: orNull(Type.String()) }),
  answer: 'Whose the customer is now: the owner that a record of a provider names, else null.',
  example: { id: '0198c0de-0000-7000-8000-000000000001' },
  fails: ['NOT_FOUND'],
  handle: ({ id }, context) => clearOwner(context, { id })
})
