import { describe, expect, it } from 'vitest'
import { errorTable } from '../../packages/core/src/errors.js'
import { fixtureRegistry } from './fixture-registry.js'
import { openapi } from './openapi.js'
import { openapiSchema } from './openapi-schema.js'
import { contractsOf } from './tool-contract.js'

const document = JSON.parse(
  openapi(contractsOf(fixtureRegistry), errorTable, [
    {
      type: 'pageview',
      schema: { type: 'object', properties: { title: { type: 'string' } } },
      example: { type: 'pageview', url: 'https://a.example/' }
    }
  ])
)

/** Every `$ref` and mapping target of a document. */
function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === '$ref') return [String(inner)]
    if (key === 'mapping') return Object.values(Object(inner)).map(String)
    return references(inner)
  })
}

function target(reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .reduce((node: unknown, step) => Object(node)[step], document)
}

describe('docs/openapi.json', () => {
  it('is OpenAPI 3.1 of version 1.0.0 with the specified routes and operation ids', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(document.info.version).toBe('1.0.0')
    expect(Object.keys(document.paths)).toEqual([
      '/api/tools/call',
      '/api/i/v1/{publicKey}/events',
      '/api/validate-api-key',
      '/healthz',
      '/readyz'
    ])
    expect(document.paths['/api/tools/call'].post.operationId).toBe('callTool')
  })

  it('has no reference that leads nowhere', () => {
    const all = references(document)
    expect(all.length).toBeGreaterThan(10)
    expect(all.filter((reference) => target(reference) === undefined)).toEqual([])
  })

  it('has an input, an output and a call of every tool, and its example', () => {
    const { schemas } = document.components
    expect(schemas.ListFactsInput.required).toEqual(['customer'])
    expect(schemas.ListFactsOutput.properties.facts.type).toBe('array')
    expect(schemas.ListFactsCall).toMatchObject({
      required: ['tool', 'input'],
      properties: { tool: { const: 'svc_list_facts' } },
      additionalProperties: false
    })
    expect(schemas.GetWorkspaceSettingsCall.required).toEqual(['tool'])
    const { content } = document.paths['/api/tools/call'].post.requestBody
    expect(document.paths['/api/tools/call'].post.description).toContain('(grant `analytics:read`)')
    expect(content['application/json'].schema.oneOf).toHaveLength(Object.keys(fixtureRegistry).length)
    expect(content['application/json'].examples.svc_query.value).toEqual({ tool: 'svc_query', input: { sql: "SELECT 'a|b'" } })
  })

  it('has every status of the gateway with its codes', () => {
    const { responses } = document.paths['/api/tools/call'].post
    for (const [name, { status, meaning }] of Object.entries(errorTable)) {
      expect(responses[status].description).toContain(`\`${name}\`: ${meaning}`)
    }
    expect(document.components.schemas.GatewayError.properties.code.enum).toEqual(Object.keys(errorTable))
  })

  it('has the event variants with their common fields', () => {
    expect(document.components.schemas.PageviewEvent.allOf).toHaveLength(3)
    expect(document.components.schemas.EventBatch.properties.events.items.anyOf).toEqual([{ $ref: '#/components/schemas/PageviewEvent' }])
  })
})

describe('a schema of OpenAPI 3.1', () => {
  it('has tuples in prefixItems, however deep they stand', () => {
    const tuple = { type: 'array', items: [{ type: 'string' }], additionalItems: false }
    const deep = openapiSchema({
      anyOf: [{ type: 'object', properties: { items: tuple } }, { patternProperties: { '^a': { items: tuple } } }]
    })
    const converted = { type: 'array', prefixItems: [{ type: 'string' }], items: false }
    expect(deep).toEqual({
      anyOf: [{ type: 'object', properties: { items: converted } }, { patternProperties: { '^a': { items: converted } } }]
    })
  })

  it('leaves data as it is, even where it looks like a schema', () => {
    const schema = { type: 'object', default: { items: ['a'] }, enum: [{ items: ['b'] }] }
    expect(openapiSchema(schema)).toEqual(schema)
  })
})
