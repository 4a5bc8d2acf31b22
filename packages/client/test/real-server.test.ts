import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRapport, defineHostOperation } from '@rapport/core'
import { serve } from '@rapport/server-node'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { fetchTransport } from '../src/fetch-transport.js'
import {
  AuthenticationError,
  BadRequestError,
  createRapportClient,
  createTracker,
  NotFoundError,
  PermissionDeniedError
} from '../src/index.js'
import { trackerOf } from '../src/tracking/tracker.js'

const echo = defineHostOperation<{ text: string }>({
  name: 'echo_text',
  description: 'Answers what it was sent.',
  input: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
  output: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
  grants: ['customer_intelligence:read'],
  effect: 'read',
  handle: ({ text }) => ({ text })
})

/** A Rapport in memory on a free port, with an organization, its keys and a client; all closed after the tests. */
async function realServer() {
  const silent = { debug() {}, info() {}, warn() {}, error() {} }
  const rapport = createRapport({ logger: silent, operations: [echo] })
  const server = await serve({ rapport, port: 0, logger: silent })
  const workspace = rapport.organization((await rapport.organizations.create({ name: 'Acme' })).id)
  const grants = ['customer_intelligence:read'] as const
  const { key: apiKey } = await workspace.apiKeys.create({ name: 'test', grants: [...grants] })
  const { publicKey } = await workspace.publicKeys.create()
  const client = createRapportClient({ baseUrl: server.url, apiKey })
  return { baseUrl: server.url, publicKey, workspace, client, close: () => Promise.all([client.close(), server.close()]) }
}

let server: Awaited<ReturnType<typeof realServer>>

beforeAll(async () => {
  server = await realServer()
  return async () => void (await server.close())
})

/** A proxy before the real server that loses every second answer after the server has acted. */
async function forgetfulProxy(target: string): Promise<string> {
  let requests = 0
  const proxy = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const headers = { 'content-type': 'application/json', 'content-encoding': String(request.headers['content-encoding'] ?? 'identity') }
    const answer = await fetch(`${target}${request.url}`, { method: 'POST', headers, body: Buffer.concat(chunks) })
    const text = await answer.text()
    requests += 1
    if (requests % 2 === 1) response.socket?.destroy()
    else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void proxy.close())
  const { port } = proxy.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

describe('against the real server', () => {
  it("calls an operation of the server's own, without types", async () => {
    const answer: unknown = await server.client.call('echo_text', { text: 'hello' })
    expect(answer).toEqual({ text: 'hello' })
    await expect(server.client.call('echo_text', {})).rejects.toThrow('input.text is required')
    // @ts-expect-error No tool has this name, and no operation of a host may have it.
    await expect(server.client.call('svc_list_user', {})).rejects.toBeInstanceOf(BadRequestError)
  })

  it("a server's events become people, customers and a timeline, joined with what the visitor did in the browser", async () => {
    const { baseUrl, publicKey, client } = server
    const tracker = createTracker({ baseUrl, publicKey })
    const visitorId = '0192f3c4-5d6e-7f80-9a1b-2c3d4e5f6071'
    tracker.page({ url: 'https://shop.example/pricing', title: 'Pricing', visitorId })
    tracker.identify({ userId: 'ada', email: 'ada@acme-joined.example', visitorId, traits: { name: 'Ada' } })
    tracker.track({ eventName: 'order_placed', userId: 'ada', customerId: 'acme-joined', properties: { total: 4_200 } })
    expect(await tracker.shutdown()).toEqual({ acknowledged: 3, failed: [] })

    const { items } = await client.tools.listUsers({ search: 'ada@acme-joined.example' })
    expect(items).toMatchObject([{ email: 'ada@acme-joined.example', name: 'Ada' }])
    const titles: (string | null)[] = []
    for await (const entry of client.tools.getTimeline({ customer: 'acme-joined', timeframe: 'all', limit: 1 })) titles.push(entry.title)
    expect(titles).toContain('Pricing')
    expect(titles).toContain('order_placed')
    expect((await client.tools.listCustomers({ search: 'acme-joined' })).items).toHaveLength(1)
  })

  it('lists run through all pages, each customer once', async () => {
    const { baseUrl, publicKey, client } = server
    const tracker = createTracker({ baseUrl, publicKey })
    for (let number = 0; number < 25; number += 1) tracker.identify({ userId: `p_${number}`, email: `p${number}@paged-${number}.example` })
    await tracker.shutdown()
    const seen: (string | null)[] = []
    for await (const { email } of client.tools.listUsers({ search: '@paged-', limit: 4, orderBy: 'email' })) seen.push(email)
    expect(seen.length).toBe(25)
    expect(new Set(seen).size).toBe(25)
  })

  it('no event is doubled though every second answer is lost and its batch sent again', async () => {
    const { baseUrl, publicKey, client } = server
    const proxy = await forgetfulProxy(baseUrl)
    const tracker = trackerOf({ baseUrl: proxy, publicKey }, fetchTransport(), () => 5)
    for (let number = 0; number < 300; number += 1) {
      tracker.track({ eventName: 'counted', userId: 'count', customerId: 'acme-counted', properties: { number } })
    }
    expect(await tracker.shutdown()).toEqual({ acknowledged: 300, failed: [] })
    const numbers: unknown[] = []
    for await (const { metadata } of client.tools.getTimeline({ customer: 'acme-counted', timeframe: 'all' }))
      numbers.push(JSON.stringify(metadata))
    expect(numbers).toHaveLength(300)
    expect(new Set(numbers).size).toBe(300)
  })

  it('an event that the server refuses is reported with its reason, the others are taken', async () => {
    const { baseUrl, publicKey } = server
    const tracker = createTracker({ baseUrl, publicKey })
    tracker.track({ eventName: 'good', userId: 'faulty' })
    const bad = tracker.track({ eventName: 'half a surrogate: \ud800', userId: 'faulty' })
    const report = await tracker.shutdown()
    expect(report.acknowledged).toBe(1)
    expect(report.failed.map(({ uuid }) => uuid)).toEqual([bad])
    expect(report.failed[0]?.error.message).toContain('eventName')
  })

  it('an API key proves who the people are, where identity verification asks for a proof', async () => {
    const { baseUrl, publicKey, workspace, client } = server
    const { key } = await workspace.apiKeys.create({ name: 'events', grants: ['data:write'] })
    const { key: reader } = await workspace.apiKeys.create({ name: 'reads', grants: ['customer_intelligence:read'] })
    await workspace.identityVerification.enable()
    const trackers = [undefined, key, reader].map((apiKey) => createTracker({ baseUrl, publicKey, apiKey }))
    for (const [number, tracker] of trackers.entries()) tracker.identify({ userId: `proof-${number}`, email: `${number}@proven.example` })
    const reports = await Promise.all(trackers.map((tracker) => tracker.shutdown()))
    await workspace.identityVerification.disable()

    expect(reports.map(({ failed }) => failed.map(({ error }) => error.message))).toEqual([
      [],
      [],
      [expect.stringContaining('lacks the grant data:write')]
    ])
    const { items } = await client.tools.listUsers({ search: '@proven.example' })
    expect(items.map(({ email }) => email)).toEqual(['1@proven.example'])
  })

  it('an unknown public key fails the events with 403', async () => {
    const tracker = createTracker({ baseUrl: server.baseUrl, publicKey: 'pk_unknown' })
    tracker.track({ eventName: 'a' })
    const { failed } = await tracker.shutdown()
    expect(failed.map(({ error }) => error.status)).toEqual([403])
  })

  it('failures are the classes of their statuses, with the request id that was sent', async () => {
    const { baseUrl, client } = server
    const failing = client.call('svc_list_customers', { limit: 0 }, { requestId: 'my-request' })
    await expect(failing).rejects.toThrow(BadRequestError)
    await expect(failing).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT', requestId: 'my-request', retryable: false })
    await expect(client.tools.getTimeline({ customer: 'nobody' })).rejects.toThrow(NotFoundError)
    await expect(client.tools.listWorkspaceUsers()).rejects.toThrow(PermissionDeniedError)
    const stranger = createRapportClient({ baseUrl, apiKey: `ok_${'x'.repeat(40)}` })
    await expect(stranger.tools.listCustomers()).rejects.toThrow(AuthenticationError)
    await stranger.close()
  })
})
