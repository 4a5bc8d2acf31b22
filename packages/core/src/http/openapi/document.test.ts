import { describe, expect, it } from 'vitest'
import { errorTable } from '../../errors.js'
import { routeTable } from '../../registry/routes.js'
import { registry } from '../../registry/tools.js'
import { checkOf } from '../../validation/validation.js'
import { type OpenapiDocument, openapiDocument } from './document.js'

const document: OpenapiDocument = JSON.parse(JSON.stringify(openapiDocument(routeTable, registry, '')))
const { schemas } = document.components
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation }))
)

/** Every `$ref` and mapping target of a value. */
function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === '$ref') return [String(inner)]
    // A discriminator's; schemas may have a property of that name.
    const targets = Object.values(Object(inner))
    return key === 'mapping' && targets.every((each) => typeof each === 'string') ? targets.map(String) : references(inner)
  })
}

const target = (reference: string) =>
  reference
    .slice(2)
    .split('/')
    .reduce((node: unknown, step) => Object(node)[step], document)

describe('the document', () => {
  it('is OpenAPI 3.1 of version 1.0.0, and lies where the routes do', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '1.0.0' }, servers: [{ url: '/' }] })
    expect(openapiDocument(routeTable, registry, '/a/rapport').servers).toEqual([{ url: '/a/rapport' }])
  })

  it('has no reference that leads nowhere, and no schema that nobody refers to', () => {
    const all = new Set(references(document))
    expect([...all].filter((reference) => target(reference) === undefined)).toEqual([])
    expect(Object.keys(schemas).filter((name) => !all.has(`#/components/schemas/${name}`))).toEqual([])
  })

  it('gives every operation an id of its own', () => {
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('tells of the refusals that a key, an id and a body bring', () => {
    for (const { name, operation } of operations) {
      const statuses = Object.keys(operation.responses)
      if (operation.security.length > 0) expect(statuses, name).toContain('401')
      if (operation.requestBody) expect(statuses, name).toContain('400')
      if (name.includes('{id}')) expect(statuses, name).toContain('404')
      expect(statuses.filter((status) => status.startsWith('5')).length > 0, name).toBe(!/healthz|openapi/.test(name))
    }
  })
})

describe('the gateway in it', () => {
  const { callTool } = Object.fromEntries(operations.map(({ operation }) => [operation.operationId, operation]))
  const content = callTool?.requestBody?.content['application/json']

  it('has an input, an output and a call of every tool', () => {
    expect(document.paths['/api/tools/call']?.post).toBe(callTool)
    expect(Object(content?.schema).oneOf).toHaveLength(Object.keys(registry).length)
    expect(Object.keys(Object(content?.schema).discriminator.mapping)).toEqual(Object.keys(registry))
    expect(schemas.ListUsersCall).toMatchObject({ required: ['tool'], properties: { tool: { const: 'svc_list_users' } } })
    expect(schemas.GetCustomerCall).toMatchObject({ required: ['tool', 'input'], additionalProperties: false })
    for (const tool of Object.values(registry)) {
      expect(callTool?.description).toContain(`\`${tool.name}\` (grant \`${tool.grants.join()}\`)`)
    }
    expect(schemas.ListUsersInput).toEqual(JSON.parse(JSON.stringify(registry.svc_list_users.input)))
    expect(schemas.ListUsersOutput).toEqual(JSON.parse(JSON.stringify(registry.svc_list_users.output)))
  })

  it("has the tools' examples, each of which its tool takes", () => {
    for (const [name, tool] of Object.entries(registry)) {
      const example = content?.examples?.[name]?.value
      expect(example).toEqual({ tool: name, input: tool.example })
      expect(checkOf(tool.input).accepts(Object(example).input), name).toBe(true)
    }
  })

  it('has every status with its codes', () => {
    for (const [code, { status, meaning }] of Object.entries(errorTable)) {
      expect(callTool?.responses[status]?.description).toContain(`\`${code}\`: ${meaning}`)
    }
    expect(Object(schemas.GatewayError).properties.code.enum).toEqual(Object.keys(errorTable))
  })
})

describe('the ingest route in it', () => {
  it('has the event variants, told apart by their type, with their own and the common fields', () => {
    const events = Object(schemas.EventBatch).properties.events.items
    expect(Object.keys(events.discriminator.mapping)).toContain('pageview')
    expect(Object(schemas.CustomEvent)).toMatchObject({
      required: ['type', 'eventName'],
      properties: { type: { const: 'custom' }, timestamp: { type: 'number' }, eventName: { maxLength: 191 } }
    })
  })
})
