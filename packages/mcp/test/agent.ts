import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { Grant } from '@rapport/core'
import { createTestRapport, type TestRapportOptions } from '@rapport/core/testing'
import { type McpHandler, mcpHandler } from '@rapport/mcp'
import { onTestFinished } from 'vitest'

const address = 'http://localhost/mcp'

/** A Rapport with a handler of MCP before it, all in this process. */
export async function mcpSite(options: TestRapportOptions = {}) {
  const site = await createTestRapport(options)
  const mcp = mcpHandler(site.rapport, { logger: { info() {}, warn() {}, error() {} } })
  /** A key with these grants. */
  const keyFor = async (...grants: Grant[]) => (await site.workspace.apiKeys.create({ name: 'agent', grants })).key
  return {
    ...site,
    mcp,
    keyFor,
    /** The official client, connected with a key: that of all grants unless another one is given. */
    agent: (asked: { key?: string; query?: string } = {}) => agentOf(mcp, asked.key ?? site.apiKey, asked.query),
    /** Posts a body as it is. */
    post: (body: unknown, headers: Record<string, string> = {}) =>
      postTo(mcp, typeof body === 'string' ? body : JSON.stringify(body), { authorization: `Bearer ${site.apiKey}`, ...headers })
  }
}

async function agentOf(mcp: McpHandler, key: string, query = '') {
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL(address + query), {
    fetch: (url, init) => mcp(new Request(url, init)),
    requestInit: { headers: { authorization: `Bearer ${key}` } }
  })
  // Its types say the same, but for exactOptionalPropertyTypes.
  await client.connect(transport as Parameters<typeof client.connect>[0])
  onTestFinished(() => client.close())
  return {
    client,
    names: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: async (name: string, input: Record<string, unknown> = {}) => (await client.callTool({ name, arguments: input })) as CallToolResult
  }
}

async function postTo(mcp: McpHandler, body: string, headers: Record<string, string>) {
  const accept = 'application/json, text/event-stream'
  const request = { method: 'POST', body, headers: { 'content-type': 'application/json', accept, ...headers } }
  const response = await mcp(new Request(address, request))
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text
  }
}

/** The texts of a result, in their order. */
export function textsOf({ content }: CallToolResult): string[] {
  return content.map((block) => (block.type === 'text' ? block.text : ''))
}
