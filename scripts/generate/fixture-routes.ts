import { Type } from 'typebox'
import { operationRoutes } from '../../packages/core/src/http/operation-routes.js'
import { timeSchema } from '../../packages/core/src/identity/profiles/put-schemas.js'
import { defineOperation } from '../../packages/core/src/runtime/define-operation.js'

const closed = { additionalProperties: false }
const id = Type.String()
const thing = Type.Object({ name: Type.Union([Type.String(), Type.Null()]) }, closed)
const shared = { tag: 'data', grants: ['data:write'], reads: 'none', summary: 'Does it.', answer: 'It.' } as const

const never = () => {
  throw new Error('a fixture is not called')
}

/** Routes that have between them every kind of method, so that the generators are tested apart from the real routes. */
export const fixtureRoutes = operationRoutes([
  defineOperation({
    ...shared,
    http: 'PUT /api/things',
    operationId: 'putThings',
    method: { name: 'things.put', first: ['items'], answer: 'items' },
    input: Type.Object({ items: Type.Array(Type.Object({ thingId: id, at: Type.Optional(timeSchema) }, closed)) }, closed),
    output: Type.Object({ items: Type.Array(Type.Object({ id, created: Type.Boolean() }, closed)) }, closed),
    example: { items: [] },
    handle: never
  }),
  defineOperation({
    ...shared,
    http: 'GET /api/things',
    operationId: 'listThings',
    method: { name: 'things.list' },
    input: Type.Object({ search: Type.Optional(Type.String()), cursor: Type.Optional(Type.String()) }, closed),
    output: Type.Object(
      {
        items: Type.Array(thing),
        pagination: Type.Object({ hasMore: Type.Boolean(), nextCursor: Type.Union([Type.String(), Type.Null()]) }, closed)
      },
      closed
    ),
    example: {},
    handle: never
  }),
  defineOperation({
    ...shared,
    http: 'GET /api/things/find',
    operationId: 'findThing',
    method: { name: 'things.get', takes: Type.Union([Type.Object({ id }, closed), Type.Object({ thingId: id }, closed)]) },
    input: Type.Object({ id: Type.Optional(id), thingId: Type.Optional(id) }, closed),
    output: thing,
    example: {},
    handle: never
  }),
  defineOperation({
    ...shared,
    http: 'POST /api/things/{id}/rename',
    operationId: 'renameThing',
    method: { name: 'things.rename', first: ['id'], answer: 'name', once: true },
    input: Type.Object({ id, to: Type.Optional(Type.Union([id, Type.Null()])) }, closed),
    output: thing,
    example: { id: 't' },
    handle: never
  }),
  defineOperation({
    ...shared,
    http: 'POST /api/things/sweep',
    operationId: 'sweepThings',
    method: { name: 'things.sweep' },
    input: Type.Object({}, closed),
    output: Type.Object({}, closed),
    example: {},
    handle: never
  })
])
