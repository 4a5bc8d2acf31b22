import { pathToFileURL } from 'node:url'
import { createRapport } from '@rapport/core'
import { memoryStore } from '@rapport/core/memory'
import { mcpHandler } from '@rapport/mcp'
import { serve, toNodeListener } from '@rapport/server-node'
import { FileCounter } from './machine/file-counter.js'

/** One request that is made several times: the last time is counted. */
interface Counted {
  name: string
  target: number
  path: string
  token: string
  body: (round: number) => unknown
}

const warmUpRounds = 5
const listFiles = process.argv.includes('--list')
const logger = { info: () => undefined, warn: () => undefined, error: (message: string) => console.error(message) }
const rapport = createRapport({ store: memoryStore(), logger })
const listener = toNodeListener(rapport, { mcp: mcpHandler(rapport, { logger }) })
const server = await serve({ rapport, port: 0, listener })
const counter = await FileCounter.start(pathToFileURL('packages/').href)
try {
  const { id } = await rapport.organizations.create({ name: 'Bench' })
  const workspace = rapport.organization(id)
  await workspace.customers.put([{ customerId: 'acme', name: 'Acme', domain: 'acme.example' }])
  const { publicKey } = await workspace.publicKeys.create()
  const { key } = await workspace.apiKeys.create({ name: 'bench', grants: ['customer_intelligence:read', 'analytics:read'] })
  console.log('| request | source files | target |\n| --- | --- | --- |')
  const lists: string[] = []
  for (const request of requests(publicKey, key)) {
    for (let round = 0; round < warmUpRounds; round++) await send(request, round)
    await counter.files()
    await send(request, warmUpRounds)
    const files = await counter.files()
    console.log(`| ${request.name} | ${files.length} | ${request.target} |`)
    lists.push(`\n${request.name}\n${files.map((file) => `  ${file}`).join('\n')}`)
  }
  if (listFiles) console.log(lists.join('\n'))
} finally {
  await counter.stop()
  await server.close()
}

function requests(publicKey: string, apiKey: string): Counted[] {
  const tool = { name: 'svc_list_customers', arguments: { limit: 5 } }
  const call = { tool: tool.name, input: tool.arguments }
  const question = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: tool }
  const events = `/api/i/v1/${publicKey}/events`
  return [
    { name: 'an event of a known person', target: 120, path: events, token: publicKey, body: (round) => eventBatch(round, 0) },
    { name: 'an event of a new person', target: 120, path: events, token: publicKey, body: (round) => eventBatch(round + 10, round) },
    { name: 'a tool call over HTTP', target: 50, path: '/api/tools/call', token: apiKey, body: () => call },
    { name: 'an MCP question', target: 55, path: '/mcp', token: apiKey, body: () => question }
  ]
}

/** A batch with one event of a person, by number, whose customer is known. */
function eventBatch(event: number, person: number) {
  return {
    source: 'client',
    visitorId: uuidOf(100 + person),
    sessionId: uuidOf(200 + person),
    userIdentity: { userId: `user-${person}`, email: `user-${person}@acme.example` },
    customerIdentity: { customerId: 'acme' },
    events: [{ uuid: uuidOf(event), type: 'custom', timestamp: Date.now(), eventName: 'report_shared', properties: { seats: event } }]
  }
}

function uuidOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

async function send({ name, path, token, body }: Counted, round: number): Promise<void> {
  const response = await fetch(new URL(path, server.url), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream'
    },
    body: JSON.stringify(body(round))
  })
  const text = await response.text()
  if (!response.ok || text.includes('"isError":true')) throw new Error(`${name} was answered ${response.status}: ${text}`)
}
