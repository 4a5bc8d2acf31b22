import { Agent } from 'undici'
import { describe, expect, it } from 'vitest'
import { ClosedError, ConnectionError, createRapportClient, createTracker, TimeoutError, UnexpectedResponseError } from '../src/index.js'
import { apiKey, json, standInServer } from './stand-in-server.js'

const baseUrl = 'https://rapport.example.com/base'
const page = { items: [], pagination: { hasMore: false, nextCursor: null, total: 0 } }

describe("the host's own fetch", () => {
  it('is called instead of that of the platform, as in process with a handler of Request and Response', async () => {
    const requests: Request[] = []
    const handle = async (request: Request) => {
      requests.push(request)
      return Response.json(page)
    }
    const client = createRapportClient({ baseUrl, apiKey, fetch: (url, init) => handle(new Request(url, init)) })
    expect(await client.tools.listCustomers()).toEqual(page)
    expect(requests[0]?.url).toBe(`${baseUrl}/api/tools/call`)
    expect(requests[0]?.headers.get('authorization')).toBe(`Bearer ${apiKey}`)
  })

  it("may be the platform's", async () => {
    const server = await standInServer((_, response) => json(response, 200, page))
    const client = createRapportClient({ baseUrl: server.baseUrl, apiKey, fetch })
    expect(await client.call('svc_list_customers')).toEqual(page)
  })

  it('follows no redirect', async () => {
    const server = await standInServer((_, response) => void response.writeHead(307, { location: 'https://elsewhere.example/' }).end())
    const client = createRapportClient({ baseUrl: server.baseUrl, apiKey, fetch })
    await expect(client.call('svc_list_customers')).rejects.toThrow(UnexpectedResponseError)
  })

  it('cannot hold a call beyond its time, even if it ignores the signal', async () => {
    const client = createRapportClient({ baseUrl, apiKey, timeout: 50, fetch: () => new Promise(() => undefined) })
    await expect(client.call('svc_list_customers')).rejects.toThrow(TimeoutError)
  })

  it('becomes a ConnectionError when it throws, with the code of the cause', async () => {
    const cause = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' })
    const failing = () => Promise.reject(new TypeError('fetch failed', { cause }))
    const client = createRapportClient({ baseUrl, apiKey, maxRetries: 0, fetch: failing })
    const error = await client.call('svc_list_customers').catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ConnectionError)
    expect(error).toMatchObject({ code: 'ENOTFOUND', message: 'No answer from https://rapport.example.com: getaddrinfo ENOTFOUND.' })
  })

  it('is not called any more after close', async () => {
    const client = createRapportClient({ baseUrl, apiKey, fetch: async () => Response.json(page) })
    await client.close()
    await expect(client.call('svc_list_customers')).rejects.toThrow(ClosedError)
  })

  it('cannot hold whoever closes, even if it ignores the signal', async () => {
    const client = createRapportClient({ baseUrl, apiKey, timeout: 50, fetch: () => new Promise(() => undefined) })
    const call = client.call('svc_list_customers')
    const closed = client.close()
    await expect(call).rejects.toThrow(TimeoutError)
    await expect(closed).resolves.toBeUndefined()
  })

  it('carries the events of a tracker too', async () => {
    const bodies: unknown[] = []
    const tracker = createTracker({
      baseUrl,
      publicKey: 'pk_a',
      fetch: async (url, init) => {
        bodies.push(await new Request(url, init).json())
        return Response.json({ success: true, processed: 1, errors: [] })
      }
    })
    tracker.track({ eventName: 'a' })
    expect(await tracker.flush()).toEqual({ acknowledged: 1, failed: [] })
    expect(bodies).toHaveLength(1)
  })

  it('takes a dispatcher of undici where it is that of Node', async () => {
    let dispatched = 0
    class CountingAgent extends Agent {
      override dispatch(...given: Parameters<Agent['dispatch']>): boolean {
        dispatched += 1
        return super.dispatch(...given)
      }
    }
    const server = await standInServer((_, response) => json(response, 200, page))
    const dispatcher = new CountingAgent()
    const client = createRapportClient({ baseUrl: server.baseUrl, apiKey, dispatcher })
    expect(await client.tools.listCustomers()).toEqual(page)
    expect(dispatched).toBe(1)
    await dispatcher.close()
  })
})
