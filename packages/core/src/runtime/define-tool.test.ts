import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { toolRoutes } from '../http/tool-route.js'
import { strictObject } from '../validation/strict-object.js'
import { defineTool } from './define-tool.js'

const described = { title: 'Read a thing', description: 'Reads one thing.', effect: 'read', toolset: 'customers' } as const
const shape = {
  summary: 'Reads one thing.',
  input: strictObject({ id: Type.String(), side: Type.Enum(['left', 'right']) }),
  output: strictObject({ thing: strictObject({ id: Type.String() }), count: Type.Integer() }),
  example: { id: 'a', side: 'left' as const },
  handle: async () => ({ thing: { id: 'a' }, count: 1 })
}
const granted = { grants: ['customer_intelligence:read'], reads: 'customers' } as const
const route = { route: 'GET /api/things/{id}', operationId: 'getThing', tag: 'data', answer: 'The thing.' } as const

it('is shown by one route, which takes and returns what its definition says', () => {
  const input = strictObject({ id: Type.String() })
  const http = { ...route, input, defaults: { side: 'left' as const }, part: 'thing' as const, errors: ['NOT_FOUND'] as const }
  const tool = defineTool({ name: 'svc_get_thing', ...described, ...granted, ...shape, http })
  expect(toolRoutes(tool)).toMatchObject([
    {
      method: 'GET',
      path: '/api/things/{id}',
      operationId: 'getThing',
      grants: ['customer_intelligence:read'],
      input,
      output: shape.output.properties.thing,
      example: { id: 'a' },
      names: { input: 'GetThingInput', output: 'GetThingOutput' },
      fails: ['NOT_FOUND', 'TOOL_OUTPUT_INVALID']
    }
  ])
  expect(toolRoutes(defineTool({ name: 'svc_get_thing', ...described, ...granted, ...shape }))).toEqual([])
})

it('has a route only where the route says which of several inputs it takes, and returns a part that there is', () => {
  const union = { ...shape, input: Type.Union([shape.input, strictObject({ name: Type.String() })]) }
  const tool = defineTool({ name: 'svc_get_thing', ...described, ...granted, ...union, http: route })
  expect(() => toolRoutes(tool)).toThrow('svc_get_thing takes more than one shape')
  // @ts-expect-error the output has no such field
  const wrong = defineTool({ name: 'svc_get_thing', ...described, ...granted, ...shape, http: { ...route, part: 'nothing' } })
  expect(() => toolRoutes(wrong)).toThrow('svc_get_thing does not return nothing')
})

it('does not compile without a description, or where it reads customers without the grant for it', () => {
  const { description, ...others } = described
  // @ts-expect-error models could not know when to call it
  const silent = defineTool({ name: 'svc_get_thing', ...others, ...granted, ...shape })
  // @ts-expect-error customers need customer_intelligence:read
  const open = defineTool({ name: 'svc_get_thing', ...described, ...shape, grants: ['analytics:read'], reads: 'customers' })
  // SQL reads every table by the grant analytics:read (own-grants.ts).
  const query = defineTool({ name: 'svc_query', ...described, ...shape, grants: ['analytics:read'], reads: 'customers' })
  expect([silent.description, open.description, query.description]).toEqual([undefined, description, description])
})
