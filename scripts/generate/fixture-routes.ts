import { Type } from 'typebox'
import { timeSchema } from '../../packages/core/src/domain/identity/put-schemas.js'
import { defineRoute } from '../../packages/core/src/http/define-route.js'

const closed = { additionalProperties: false }
const id = Type.String()
const thing = Type.Object({ name: Type.Union([Type.String(), Type.Null()]) }, closed)
const shared = { tag: 'data', grants: ['data:write'], summary: 'Does it.', answer: 'It.' } as const

const never = () => {
  throw new Error('a fixture is not called')
}

/** Routes that have between them every kind of method, so that the generators are tested apart from the real routes. */
export const fixtureRoutes = [
  defineRoute({
    ...shared,
    method: 'PUT',
    path: '/api/things',
    operationId: 'putThings',
    client: { name: 'things.put', first: ['items'], answer: 'items' },
    input: Type.Object({ items: Type.Array(Type.Object({ thingId: id, at: Type.Optional(timeSchema) }, closed)) }, closed),
    output: Type.Object({ items: Type.Array(Type.Object({ id, created: Type.Boolean() }, closed)) }, closed),
    example: { items: [] },
    handle: never
  }),
  defineRoute({
    ...shared,
    method: 'GET',
    path: '/api/things',
    operationId: 'listThings',
    client: { name: 'things.list' },
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
  defineRoute({
    ...shared,
    method: 'GET',
    path: '/api/things/find',
    operationId: 'findThing',
    client: { name: 'things.get', takes: Type.Union([Type.Object({ id }, closed), Type.Object({ thingId: id }, closed)]) },
    input: Type.Object({ id: Type.Optional(id), thingId: Type.Optional(id) }, closed),
    output: thing,
    example: {},
    handle: never
  }),
  defineRoute({
    ...shared,
    method: 'POST',
    path: '/api/things/{id}/rename',
    operationId: 'renameThing',
    client: { name: 'things.rename', first: ['id'], answer: 'name', once: true },
    input: Type.Object({ id, to: Type.Optional(Type.Union([id, Type.Null()])) }, closed),
    output: thing,
    example: { id: 't' },
    handle: never
  }),
  defineRoute({
    ...shared,
    method: 'POST',
    path: '/api/things/sweep',
    operationId: 'sweepThings',
    client: { name: 'things.sweep' },
    input: Type.Object({}, closed),
    output: Type.Object({}, closed),
    example: {},
    handle: never
  })
]
