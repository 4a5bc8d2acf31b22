import type { ServerNews } from '../ingest/server-messages.js'
import { bodyOf, makeBatch } from '../load/batch.js'
import { HttpConnection, requestBytes } from '../load/http-connection.js'
import { eventsPerBatch, spanOf, type Traffic } from '../load/traffic.js'

const page = { type: 'pageview', url: 'https://app.example.com/', path: '/' }

/** What servers get beside good batches, once in so many of them. */
const oddEvery = 25
const oddBodies: ((n: number) => string)[] = [
  () => '{"events":[',
  (n) => JSON.stringify({ events: [{ type: `unknown-${n}` }, page] }),
  (n) => JSON.stringify({ events: Array.from({ length: 100 }, () => ({ type: 'custom', [`field${n}`]: n })) }),
  (n) => JSON.stringify({ visitorId: `visitor ${n}`, events: [page] }),
  () => JSON.stringify({ events: [page], filler: 'x'.repeat(900_000) })
]

const calls = [
  { tool: 'svc_list_customers', input: { limit: 50, sortBy: 'lastActivityAt', sortOrder: 'desc' } },
  { tool: 'svc_list_customers', input: { search: 'company7' } },
  { tool: 'svc_list_users', input: { limit: 50 } },
  { tool: 'svc_list_users', input: { wrong: 'input', limit: -1 } }
]

/** A mixed load over some connections: batches of ever new visitors, faulty ones, unknown keys, and tool calls. */
export class SoakTraffic {
  #next = 0

  constructor(
    private readonly server: ServerNews,
    private readonly connections: number
  ) {}

  /** Sends about so many events; answers how many were acknowledged. Each part has visitors, people and companies of its own. */
  async send(part: number, events: number): Promise<number> {
    const batches = Math.ceil(events / eventsPerBatch)
    const start = Date.now() - spanOf(batches)
    const traffic: Traffic = { seed: part, organizations: this.server.organizations.length, start, identity: 'batches' }
    const last = this.#next + batches
    const first = this.#next
    let sent = 0
    const sendAll = async () => {
      const connection = await HttpConnection.open(this.server.port)
      while (this.#next < last) {
        const number = this.#next++
        if (await this.#sendBatch(connection, traffic, number - first)) sent += eventsPerBatch
        if (number % oddEvery === 0) await this.#sendOdd(connection, number / oddEvery)
      }
      connection.close()
    }
    await Promise.all(Array.from({ length: this.connections }, sendAll))
    return sent
  }

  async #sendBatch(connection: HttpConnection, traffic: Traffic, number: number): Promise<boolean> {
    const batch = makeBatch(traffic, number)
    const { publicKey } = this.#organization(batch.organization)
    const { status, body } = await connection.send(requestBytes(`/api/i/v1/${publicKey}/events`, bodyOf(batch)))
    if (status !== 200) throw new Error(`A batch was answered with ${status} ${body}`)
    return true
  }

  async #sendOdd(connection: HttpConnection, number: number): Promise<void> {
    const { publicKey, apiKey } = this.#organization(number % this.server.organizations.length)
    const body = oddBodies[number % oddBodies.length]?.(number) ?? ''
    const call = JSON.stringify(calls[number % calls.length])
    const unknown = String(number).padStart(32, 'x')
    const requests = [
      requestBytes(`/api/i/v1/${publicKey}/events`, body),
      requestBytes(`/api/i/v1/pk_${unknown}/events`, body),
      requestBytes('/api/tools/call', call, { authorization: `Bearer ${apiKey}` }),
      requestBytes('/api/tools/call', call, { authorization: `Bearer ok_${unknown}` })
    ]
    for (const request of requests) {
      const { status, body } = await connection.send(request)
      if (status >= 500) throw new Error(`A request was answered with ${status} ${body}`)
    }
  }

  #organization(number: number): ServerNews['organizations'][number] {
    const organization = this.server.organizations[number]
    if (!organization) throw new Error(`There is no organization ${number}`)
    return organization
  }
}
