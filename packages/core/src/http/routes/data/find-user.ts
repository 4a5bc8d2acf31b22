import { Type } from 'typebox'
import { strictObject } from '../../../domain/strict-object.js'
import { getUser, userName, userRecordShape } from '../../../domain/users/user-record.js'
import { nameReader } from '../../../resources/name-reader.js'
import { defineRoute } from '../../define-route.js'

const text = (description: string) => Type.Optional(Type.String({ minLength: 1, maxLength: 500, description }))
const read = nameReader(userName, 'input')

export const findUserRoute = defineRoute({
  method: 'GET',
  path: '/api/users/find',
  operationId: 'findUser',
  client: { name: 'users.get', takes: userName },
  tag: 'data',
  grants: ['customer_intelligence:read'],
  summary: "Reads one user by the host's userId, an email, or Rapport's id (merged ones lead on): one of the three.",
  input: strictObject({ id: text("Rapport's id."), userId: text("The host's id."), email: text('An email, in any case.') }),
  output: userRecordShape,
  answer: 'The user.',
  names: { output: 'User' },
  example: { userId: 'u_1' },
  fails: ['NOT_FOUND'],
  handle: (name, { store, now }) => getUser(store, read(name), now)
})
