import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { mcp } from '../../src/cli/mcp.js'
import { killStarted, startDev } from './dev-server.js'

const cli = fileURLToPath(new URL('../../../cli/bin/rapport.js', import.meta.url))
const parent = await mkdtemp(join(tmpdir(), 'rapport-mcp-'))

afterEach(killStarted)
afterAll(() => rm(parent, { recursive: true, force: true }))

/** The official client, with `rapport mcp` as the server that it starts. */
async function stdioClient(args: readonly string[], env: Record<string, string> = {}): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StdioClientTransport({ command: process.execPath, args: [cli, 'mcp', ...args], env, stderr: 'pipe' })
  await client.connect(transport)
  onTestFinished(() => client.close())
  return client
}

/** The official client over HTTP. */
async function httpClient(url: string, key: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${key}` } }
  })
  await client.connect(transport as Parameters<typeof client.connect>[0])
  onTestFinished(() => client.close())
  return client
}

test('a running `rapport dev` is reached over HTTP, and on stdio by its directory', async () => {
  const data = join(parent, 'dev')
  const dev = await startDev('--data', data)
  expect(JSON.parse(await readFile(join(data, 'dev.json'), 'utf8'))).toEqual({ url: dev.url, pid: dev.pid })
  const [entry] = Object.values<{ agentKey: string }>(JSON.parse(await readFile(join(data, 'dev-credentials.json'), 'utf8')))
  const overHttp = await httpClient(dev.url, entry?.agentKey ?? '')
  const onStdio = await stdioClient(['--data', data, '--toolset', 'all', '--write'])
  const { tools } = await onStdio.listTools()
  // The key of agents only reads, whatever is asked for.
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
  expect(tools.length).toBeGreaterThan((await overHttp.listTools()).tools.length)
  for (const client of [overHttp, onStdio]) {
    const counted = await client.callTool({ name: 'svc_query', arguments: { sql: 'SELECT count(*) AS n FROM customers' } })
    expect(counted.structuredContent).toMatchObject({ success: true, data: [{ n: expect.anything() }] })
    const wrong = await client.callTool({ name: 'svc_query', arguments: { sql: 'DELETE FROM customers' } })
    expect([wrong.isError, JSON.stringify(wrong.content)]).toEqual([true, expect.stringContaining('svc_schema')])
    await expect(client.callTool({ name: 'svc_list_customers', arguments: { limit: 0 } })).rejects.toMatchObject({ code: -32602 })
    const { contents } = await client.readResource({ uri: 'rapport://sql/schema' })
    expect(JSON.stringify(contents)).toContain('mrr_cents')
    expect((await client.getPrompt({ name: 'weekly_review' })).messages).toHaveLength(1)
    const completed = await client.complete({
      ref: { type: 'ref/prompt', name: 'explain_risk' },
      argument: { name: 'customer', value: 'a' }
    })
    expect(completed.completion.values).toEqual([])
    await expect(client.callTool({ name: 'svc_nothing' })).rejects.toMatchObject({ code: -32602 })
  }
  expect((await dev.stop()).code).toBe(0)
  expect(existsSync(join(data, 'dev.json'))).toBe(false)
})

test.each([
  [{ url: 'http://127.0.0.1:1' }, 'Set RAPPORT_API_KEY'],
  [{ url: 'nonsense', key: 'ok_x' }, '--url must be the address'],
  [{ url: 'http://127.0.0.1:1/mcp', key: 'ok_x' }, 'The server at http://127.0.0.1:1 cannot be reached'],
  [{ url: 'http://127.0.0.1:1', key: 'ok_x', toolset: 'none' }, 'toolset: "none" is none of'],
  [{ url: 'http://127.0.0.1:1', key: 'ok_x', budget: '1' }, 'budget must be'],
  [{ data: parent }, 'No `rapport dev` runs on']
])('`rapport mcp` with %j says what is wrong', async (given, message) => {
  await expect(mcp({ data: '.rapport', toolset: 'default', ...given })).rejects.toThrow(message)
})

test('on stdio a cancelled call ends its request, and one that goes on tells so', async () => {
  const asked: string[] = []
  let left = 0
  const slow = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    if (request.url === '/api/validate-api-key') response.end('{"valid":true,"authorization":{"grants":["customer_intelligence:read"]}}')
    else {
      asked.push(request.url ?? '')
      response.once('close', () => ++left)
    }
  })
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => slow.closeAllConnections())
  onTestFinished(() => void slow.close())
  const client = await stdioClient(['--url', `http://127.0.0.1:${(slow.address() as AddressInfo).port}/mcp`], { RAPPORT_API_KEY: 'ok_x' })
  const cancelling = new AbortController()
  const told: (string | undefined)[] = []
  const onprogress = ({ message }: { message?: string | undefined }) => {
    told.push(message)
    if (told.length === 2) cancelling.abort('enough')
  }
  const call = client.callTool({ name: 'svc_list_customers' }, undefined, { signal: cancelling.signal, onprogress })
  await expect(call).rejects.toThrow('enough')
  expect(told).toEqual(['Asking svc_list_customers', 'Asking svc_list_customers'])
  await vi.waitFor(() => expect(left).toBe(1), { timeout: 60_000 })
  expect(asked).toEqual(['/api/tools/call'])
})
