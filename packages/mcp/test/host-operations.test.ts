import { defineHostOperation } from '@rapport/core'
import { describe, expect, it } from 'vitest'
import { mcpSite, textsOf } from './agent.js'

const properties = { customerId: { type: 'string', description: 'The customerId of the account.' } }
const openInvoices = defineHostOperation<{ customerId: string }>({
  name: 'open_invoices',
  title: 'Open invoices',
  description: 'Sums up the open invoices of one account, in cents. Use it before you speak of money.',
  input: { type: 'object', properties, required: ['customerId'], additionalProperties: false },
  output: { type: 'object', properties: { cents: { type: 'integer' } }, required: ['cents'] },
  grants: ['customer_intelligence:read'],
  effect: 'read',
  handle: ({ customerId }) => ({ cents: customerId === 'acme' ? 4_200 : 'none' })
})

const calls: unknown[] = []
const settle = defineHostOperation<{ limit?: number }>({
  ...openInvoices,
  name: 'settle',
  input: { type: 'object', properties: { limit: { type: 'integer' } } },
  output: { type: 'object', properties: { rows: { type: 'array' } } },
  grants: ['data:write'],
  effect: 'write',
  handle: (input) => {
    calls.push(input)
    return { rows: Array.from({ length: 500 }, (_, row) => `row ${row}`) }
  }
})

describe('operations of the host', () => {
  it('are listed in a toolset of their own, with the grants and the writes that a connection has', async () => {
    const { agent, keyFor } = await mcpSite({ operations: [openInvoices, settle] })
    expect(await (await agent({ query: '?toolset=host' })).names()).toEqual(['open_invoices'])
    expect(await (await agent({ query: '?toolset=host&write=1' })).names()).toEqual(['open_invoices', 'settle'])
    expect(await (await agent({ query: '?toolset=all' })).names()).toContain('open_invoices')
    expect(await (await agent()).names()).not.toContain('open_invoices')
    expect(await (await agent({ query: '?toolset=host', key: await keyFor('analytics:read') })).names()).toEqual([])
    const { client } = await agent({ query: '?toolset=host&schemas=output' })
    expect((await client.listTools()).tools[0]).toMatchObject({
      title: 'Open invoices',
      inputSchema: { type: 'object', properties },
      outputSchema: { type: 'object', properties: { cents: { type: 'integer' } } },
      annotations: { readOnlyHint: true }
    })
  })

  it('are called as tools are', async () => {
    const { agent } = await mcpSite({ operations: [openInvoices] })
    const { call } = await agent({ query: '?toolset=host&schemas=output' })
    expect((await call('open_invoices', { customerId: 'acme' })).structuredContent).toEqual({ cents: 4_200 })
    await expect(call('open_invoices', { customer: 'acme' })).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining('arguments.customer is not allowed; did you mean customerId?')
    })
    const wrong = await call('open_invoices', { customerId: 'other' })
    expect(wrong.isError).toBe(true)
    expect(textsOf(wrong)[0]).toMatch(/^open_invoices failed \(TOOL_OUTPUT_INVALID\)/)
    const { call: callDefault } = await agent()
    await expect(callDefault('open_invoices', {})).rejects.toMatchObject({ message: expect.stringContaining('?toolset=default,host') })
  })

  it('that change something are called once, however long their answer', async () => {
    const { agent } = await mcpSite({ operations: [settle] })
    const { call } = await agent({ query: '?toolset=host&write=1&budget=1000' })
    const answer = await call('settle', { limit: 500 })
    expect(textsOf(answer)[0]).toMatch(/rows holds \d+ of 500 rows/)
    expect(calls).toEqual([{ limit: 500 }])
  })
})
