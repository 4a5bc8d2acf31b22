import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { registry } from '@rapport/core/operations'
import { createTestRapport, type TestRapportOptions } from '@rapport/core/testing'
import type { ToolContext } from '@rapport/core/types'
import { mcpHandler } from '@rapport/mcp'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { toNodeListener } from '../src/index.js'

/** A site on a port of this machine. */
async function listening(options: TestRapportOptions = {}) {
  const site = await createTestRapport(options)
  const logger = { info() {}, warn() {}, error() {} }
  const server = createServer(toNodeListener(site.rapport, { mcp: mcpHandler(site.rapport, { logger }) }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => server.closeAllConnections())
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`
  const headers = {
    authorization: `Bearer ${site.apiKey}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream'
  }
  return {
    ...site,
    async client() {
      const client = new Client({ name: 'test', version: '1' })
      const transport = new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } })
      await client.connect(transport as Parameters<typeof client.connect>[0])
      onTestFinished(() => client.close())
      return client
    },
    send: (message: object, signal?: AbortSignal) =>
      fetch(url, { method: 'POST', headers, body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }), ...(signal && { signal }) })
  }
}

/** A tool that goes on until nobody waits for it any more, or it is told to end. */
function patientTool() {
  const seen: AbortSignal[] = []
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const tool = {
    ...registry.svc_list_customers,
    async handle(_: unknown, { signal }: ToolContext) {
      if (signal) seen.push(signal)
      const left = new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
      await Promise.race([left, ended])
      return { items: [], pagination: { hasMore: false, nextCursor: null, total: 0 } }
    }
  }
  return { tools: { svc_list_customers: tool }, seen, end }
}

const call = { method: 'tools/call', params: { name: 'svc_list_customers', arguments: {} } }
const withToken = { ...call, params: { ...call.params, _meta: { progressToken: 'p1' } } }

describe('a call that takes long', () => {
  it.each([
    ['answered at once', call],
    ['answered as a stream', withToken]
  ])('%s, is cancelled when its connection is closed', async (_, message) => {
    const { tools, seen } = patientTool()
    const { send } = await listening({ tools })
    const leaving = new AbortController()
    const answer = send(message, leaving.signal).then((response) => response.text())
    await vi.waitFor(() => expect(seen).toHaveLength(1), { timeout: 60_000 })
    expect(seen[0]?.aborted).toBe(false)
    leaving.abort()
    await expect(answer).rejects.toThrow()
    await vi.waitFor(() => expect(seen[0]?.aborted).toBe(true), { timeout: 60_000 })
  })

  it('with a token is a stream that tells how it goes, and ends with the result', async () => {
    const { tools, seen, end } = patientTool()
    const { send, client } = await listening({ tools })
    const response = await send(withToken)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    await vi.waitFor(() => expect(seen).toHaveLength(1), { timeout: 60_000 })
    end()
    const messages = [...(await response.text()).matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data))
    expect(messages.at(0)).toMatchObject({ method: 'notifications/progress', params: { progressToken: 'p1', progress: 0 } })
    expect(messages.at(-1)).toMatchObject({ id: 1, result: { structuredContent: { items: [] } } })
    const told: number[] = []
    const result = await (await client()).callTool(call.params, undefined, { onprogress: ({ progress }) => told.push(progress) })
    expect(result.structuredContent).toMatchObject({ items: [] })
    expect(told).toContain(0)
  })

  it('without one is plain JSON', async () => {
    const { send } = await listening()
    const response = await send(call)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await response.json()).toMatchObject({ id: 1, result: { structuredContent: { items: [] } } })
  })
})

it('a hundred clients at the same time each get their own answers', async () => {
  const { client, workspace } = await listening()
  await workspace.customers.put(
    Array.from({ length: 100 }, (_, n) => ({ customerId: `c${n}`, name: `Customer ${n}`, domain: `c${n}.example` }))
  )
  const answers = Array.from({ length: 100 }, async (_, n) => {
    const one = await client()
    const tools = await one.listTools()
    const found = await one.callTool({ name: 'svc_get_customer', arguments: { customer: `c${n}.example` } })
    return [tools.tools.length, Object(found.structuredContent).customer.name]
  })
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 100 }, (_, n) => [14, `Customer ${n}`]))
})
