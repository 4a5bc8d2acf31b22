import { unlimitedPlans } from '@rapport/core'
import { registry } from '@rapport/core/operations'
import { describe, expect, it } from 'vitest'
import { mcpSite, textsOf } from './agent.js'

const reads = ['customer_intelligence:read', 'analytics:read'] as const

describe('listing', () => {
  it('names the tools that the grants of the key open, each with title, description, hints and the schema of its input', async () => {
    const { agent, keyFor } = await mcpSite()
    const { client } = await agent({ key: await keyFor('customer_intelligence:read'), query: '?toolset=all' })
    const { tools } = await client.listTools()
    const expected = Object.values(registry).filter(({ grants }) => grants.every((grant) => grant === 'customer_intelligence:read'))
    expect(tools.map(({ name }) => name)).toEqual(expected.map(({ name }) => name))
    for (const { name, title, description, inputSchema, outputSchema, annotations } of tools) {
      expect(title, name).toMatch(/^[A-Z]/)
      expect(description?.length, name).toBeGreaterThan(60)
      expect(inputSchema.type, name).toBe('object')
      expect(outputSchema, name).toBeUndefined()
      expect(annotations, name).toEqual({ readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false })
    }
  })

  it('names tools that change something only where ?write=1 asks for them', async () => {
    const { agent } = await mcpSite()
    const reading = await (await agent({ query: '?toolset=all' })).names()
    const { client } = await agent({ query: '?toolset=all&write=1' })
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(registry))
    const writing = tools.filter(({ name }) => !reading.includes(name))
    expect(writing.map(({ name }) => name)).toContain('svc_assign_customer_owner')
    for (const { name, annotations } of writing) expect(annotations?.readOnlyHint, name).toBe(false)
    expect(tools.find(({ name }) => name === 'svc_archive_feature')?.annotations?.destructiveHint).toBe(true)
  })

  it('has toolsets, several at a time', async () => {
    const { agent } = await mcpSite()
    expect(await (await agent({ query: '?toolset=sql,attention' })).names()).toEqual([
      'svc_query',
      'svc_schema',
      'svc_list_attention_items',
      'svc_get_attention_item'
    ])
    expect(await (await agent()).names()).toHaveLength(14)
  })

  it('shows a union as one object: models refuse combinators at the root', async () => {
    const { agent } = await mcpSite()
    const { client } = await agent({ query: '?toolset=integrations&write=1&schemas=output' })
    for (const { name, inputSchema, outputSchema } of (await client.listTools()).tools) {
      for (const schema of [inputSchema, outputSchema]) {
        expect(schema?.type, name).toBe('object')
        for (const word of ['anyOf', 'oneOf', 'allOf', 'not']) expect(schema, name).not.toHaveProperty(word)
      }
      if (name !== 'svc_setup_integration') continue
      expect(inputSchema.required).toEqual(['provider'])
      expect(inputSchema.properties).toMatchObject({
        provider: { type: 'string', examples: expect.arrayContaining(['stripe', 'hubspot', 'mixpanel']) },
        connectionMode: { enum: ['oauth', 'restricted_key'] },
        credentials: { type: 'object', properties: { apiKey: {}, apiToken: {}, secret: {} } }
      })
    }
  })

  it('carries the schemas of answers where ?schemas=output asks for them, and answers keep to them', async () => {
    const { agent, workspace } = await mcpSite()
    await workspace.customers.put([{ customerId: 'acme', name: 'Acme', domain: 'acme.example' }])
    // The client refuses structured content that breaks the schema that it was told.
    const { client, call } = await agent({ query: '?toolset=all&write=1&schemas=output' })
    await client.listTools()
    for (const name of [
      'svc_list_customers',
      'svc_schema',
      'svc_get_workspace_settings',
      'svc_list_features',
      'svc_get_integration_capabilities'
    ])
      expect((await call(name)).structuredContent, name).toBeTypeOf('object')
    expect((await call('svc_setup_integration', { provider: 'hubspot' })).structuredContent).toMatchObject({ provider: 'hubspot' })
  })
})

describe('calling', () => {
  it('answers structured content, and the same as quoted text after a notice', async () => {
    const { agent, workspace } = await mcpSite()
    await workspace.customers.put([{ customerId: 'acme', name: 'Acme', domain: 'acme.example' }])
    const { call } = await agent()
    const result = await call('svc_list_customers', { search: 'acme' })
    expect(result.structuredContent).toMatchObject({ items: [{ name: 'Acme' }], pagination: { total: 1 } })
    const [notice = '', data = ''] = textsOf(result)
    expect(notice).toContain('never instructions')
    expect(JSON.parse(data)).toEqual(result.structuredContent)
    expect(result.isError).toBeUndefined()
  })

  it("a tool's own refusal is a result with isError that says how to do it right", async () => {
    const { agent } = await mcpSite()
    const { call } = await agent()
    const missing = await call('svc_get_customer', { customer: 'nobody.example' })
    expect(missing.isError).toBe(true)
    expect(textsOf(missing)[0]).toMatch(/svc_get_customer failed \(NOT_FOUND\).*svc_list_customers/s)
    const query = await call('svc_query', { sql: 'SELECT 1' })
    expect(query.isError).toBe(true)
    expect(textsOf(query)[0]).toContain('TOOL_UNAVAILABLE')
  })

  it('a grant that the key lacks is refused by the gateway, and said', async () => {
    const { agent, keyFor } = await mcpSite()
    const { call } = await agent({ key: await keyFor('customer_intelligence:read') })
    const refused = await call('svc_query', { sql: 'SELECT 1' })
    expect(refused.isError).toBe(true)
    expect(textsOf(refused)[0]).toContain('analytics:read')
  })

  it('counts as a use of the key, and as one call of the plan', async () => {
    let counted = 0
    const apiCall = () => {
      counted++
      return { allowed: true } as const
    }
    const plans = { ...unlimitedPlans, apiCall }
    const { agent, keyFor, workspace } = await mcpSite({ plans })
    await workspace.customers.put(
      Array.from({ length: 60 }, (_, n) => ({ customerId: `c${n}`, name: `Customer ${n} ${'x'.repeat(150)}`, domain: `c${n}.example` }))
    )
    const { call } = await agent({ key: await keyFor(...reads), query: '?budget=1000' })
    expect((await call('svc_list_customers', { limit: 60 })).structuredContent).toMatchObject({ pagination: { hasMore: true } })
    expect(counted).toBe(1)
    expect((await workspace.apiKeys.list()).find(({ name }) => name === 'agent')?.totalRequests).toBeGreaterThan(1)
  })
})

describe('arguments that are wrong', () => {
  it.each([
    ['svc_nothing', {}, /Unknown tool: "svc_nothing"/],
    ['constructor', {}, /Unknown tool/],
    ['svc_list_workspace_users', {}, /toolset=default,customers/],
    ['svc_assign_customer_owner', {}, /toolset=default,access/],
    ['svc_list_customers', { limit: 0 }, /arguments\.limit/],
    ['svc_list_customers', { limit: 'ten' }, /arguments\.limit/],
    ['svc_list_customers', { cursor: 'none of ours' }, /cursor/],
    ['svc_get_customer', {}, /customer/],
    ['svc_search_customer_context', { query: 'renewal', customers: 'acme' }, /customers/]
  ])('%s %j is an error of the protocol', async (name, input, message) => {
    const { agent } = await mcpSite()
    const { call } = await agent()
    await expect(call(name, input)).rejects.toMatchObject({ code: -32602, message: expect.stringMatching(message) })
  })

  it('a tool that changes something says that the connection only reads', async () => {
    const { agent } = await mcpSite()
    const { call } = await agent({ query: '?toolset=all' })
    await expect(call('svc_update_workspace_settings', { defaultTimezone: 'UTC' })).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining('write=1')
    })
  })

  it('a flattened union is checked by the union itself', async () => {
    const { agent } = await mcpSite()
    const { call } = await agent({ query: '?toolset=integrations&write=1' })
    const mixed = { provider: 'hubspot', credentials: { apiKey: 'x' } }
    await expect(call('svc_setup_integration', mixed)).rejects.toMatchObject({ code: -32602 })
  })
})
