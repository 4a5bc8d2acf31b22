import { Type } from 'typebox'
import { defineOperation, nameReader, uuid } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { getUser, type UserName, userName, userRecordShape } from './user-record.js'

const text = (description: string) => Type.Optional(Type.String({ minLength: 1, maxLength: 500, description }))
const readInput = nameReader(userName, 'input')
const readName = nameReader(userName, 'name')

const find = defineOperation({
  operationId: 'findUser',
  method: {
    name: 'users.get',
    takes: userName,
    argument: 'name',
    doc: "One user, by your userId, an email, or Rapport's id. The id of a merged user works, too.",
    throws: 'NOT_FOUND.',
    example: "const { email, journeyStage } = await workspace.users.get({ userId: 'u1' })",
    inProcess: async ({ store, now }, name: UserName) => getUser(store, readName(name), now)
  },
  http: 'GET /api/users/find',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary:
    "Reads one user. Name the user by exactly one of these: your userId, an email, or Rapport's id. The id of a merged user works, too.",
  input: strictObject({ id: text("Rapport's id."), userId: text("The host's id."), email: text('An email, in any case.') }),
  output: userRecordShape,
  answer: 'The user.',
  shapes: { output: 'User' },
  example: { userId: 'u_1' },
  errors: ['NOT_FOUND'],
  handle: (name, { store, now }) => getUser(store, readInput(name), now)
})

const get = defineOperation({
  operationId: 'getUser',
  http: 'GET /api/users/{id}',
  tag: 'data',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: "Reads one user by Rapport's id. If you have your userId or an email, use GET /api/users/find.",
  input: strictObject({ id: uuid("The user's id. The id of a merged user works, too.") }),
  output: userRecordShape,
  answer: 'The user.',
  shapes: { output: 'User' },
  example: { id: '0198c0de-0000-7000-8000-000000000001' },
  errors: ['NOT_FOUND'],
  handle: ({ id }, { store, now }) => getUser(store, { id }, now)
})

/** What can be asked of users, besides putting and listing them. */
export const userOperations = { find, get }
