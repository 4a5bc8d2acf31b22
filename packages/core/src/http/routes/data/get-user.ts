import { strictObject } from '../../../domain/strict-object.js'
import { getUser, userRecordShape } from '../../../domain/users/user-record.js'
import { uuid } from '../../../tool-shape/uuid.js'
import { defineRoute } from '../../define-route.js'

export const getUserRoute = defineRoute({
  method: 'GET',
  path: '/api/users/{id}',
  operationId: 'getUser',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  summary: "Reads one user by Rapport's id. By the host's id or an email: GET /api/users/find.",
  input: strictObject({ id: uuid("The user's id; one that was merged leads on.") }),
  output: userRecordShape,
  answer: 'The user.',
  names: { output: 'User' },
  example: { id: '0198c0de-0000-7000-8000-000000000001' },
  fails: ['NOT_FOUND'],
  handle: ({ id }, { store, now }) => getUser(store, { id }, now)
})
