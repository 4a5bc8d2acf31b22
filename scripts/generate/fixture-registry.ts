import { Type } from 'typebox'
import { defineTool } from '../../packages/core/src/runtime/define-tool.js'
import type { Registry } from '../../packages/core/src/runtime/tool.js'

const never = async () => {
  throw new Error('a fixture is not called')
}

/** Three tools that have between them every kind of schema, so that the generators are tested apart from the real tools. */
export const fixtureRegistry = {
  svc_list_facts: defineTool({
    name: 'svc_list_facts',
    title: 'A fixture',
    description: 'A tool that is not called.',
    effect: 'read',
    toolset: 'evidence',
    grants: ['customer_intelligence:read'],
    reads: 'customers',
    summary: 'Lists facts.',
    input: Type.Object({
      customer: Type.String({ minLength: 1, maxLength: 500, description: 'Whose facts.' }),
      status: Type.Optional(Type.Array(Type.Union([Type.Literal('ACTIVE'), Type.Literal('RESOLVED')]), { minItems: 1, maxItems: 5 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
      cursor: Type.Optional(Type.String())
    }),
    output: Type.Object({
      facts: Type.Array(
        Type.Object({
          id: Type.String(),
          value: Type.Union([Type.Number({ description: 'In cents.' }), Type.Null()]),
          pair: Type.Tuple([Type.String(), Type.Number()]),
          traits: Type.Record(Type.String(), Type.Union([Type.String(), Type.Boolean()])),
          merged: Type.Intersect([Type.Object({ a: Type.String() }), Type.Object({ 'b-c': Type.Optional(Type.Null()) })]),
          anything: Type.Unknown()
        })
      ),
      pagination: Type.Object({ hasMore: Type.Boolean(), nextCursor: Type.Union([Type.String(), Type.Null()]) })
    }),
    example: { customer: 'acme.example', limit: 2 },
    handle: never
  }),
  svc_query: defineTool({
    name: 'svc_query',
    title: 'A fixture',
    description: 'A tool that is not called.',
    effect: 'read',
    toolset: 'sql',
    grants: ['analytics:read'],
    reads: 'customers',
    summary: 'Runs SQL.',
    input: Type.Object({ sql: Type.String({ maxLength: 10_000 }) }, { additionalProperties: false }),
    output: Type.Object({ success: Type.Literal(true), data: Type.Array(Type.Record(Type.String(), Type.Unknown())) }),
    example: { sql: "SELECT 'a|b'" },
    handle: never
  }),
  svc_get_workspace_settings: defineTool({
    name: 'svc_get_workspace_settings',
    title: 'A fixture',
    description: 'A tool that is not called.',
    effect: 'read',
    toolset: 'settings',
    grants: ['workspace_settings:read'],
    reads: 'settings',
    summary: 'Reads the settings.',
    input: Type.Object({}, { additionalProperties: false }),
    output: Type.Object({ settings: Type.Object({ "it's": Type.Enum(['x', 'y']) }) }),
    example: {},
    handle: never
  })
} satisfies Registry
