import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { faultsOf } from './ingest-contract.js'

/** One event as the collector keeps it, with the envelope it came in. */
export interface Received {
  event: Record<string, unknown>
  visitorId: string
  sessionId: string
  source: string
  userIdentity: Record<string, unknown> | undefined
  customerIdentity: Record<string, unknown> | undefined
}

/** What happens to one request. `cut` breaks the connection: before the events are kept, or after. */
export type Fault = { status: number; retryAfter?: string } | { cut: 'before' | 'after' } | { slow: number }

/** One request as it came in. */
export interface Request {
  method: string
  path: string
  contentType: string
  cookie: string | undefined
  size: number
  events: number
}

/**
 * A stand-in for the server's ingest route: CORS with preflight, a strict envelope, exact dedupe by uuid, and faults on demand.
 * The scripts are served too, as the real server would.
 */
export class Collector {
  /** Events in the order of their keeping, each uuid once. */
  readonly kept = new Map<string, Received>()
  /** How often each uuid came over the wire in a request that was kept. */
  readonly arrivals = new Map<string, number>()
  readonly requests: Request[] = []
  /** What a strict server would have refused. */
  readonly complaints: string[] = []
  /** Decides on a fault for each POST; undefined serves it well. */
  fault: (request: Request) => Fault | undefined = () => undefined
  private server: Server | undefined
  private port = 0

  constructor(private readonly files: Map<string, string>) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get isDown(): boolean {
    return !this.server
  }

  /** Starts to listen, after a `stop` on the same port again. */
  async start(): Promise<void> {
    const server = createServer((request, response) => {
      this.serve(request, response).catch(() => request.destroy())
    })
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve))
    const address = server.address() as AddressInfo
    this.port = address.port
    this.server = server
  }

  /** Goes down: open connections are broken, new ones refused. */
  async stop(): Promise<void> {
    const { server } = this
    this.server = undefined
    if (!server) return
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }

  /** Forgets everything. */
  reset(): void {
    this.kept.clear()
    this.arrivals.clear()
    this.requests.length = 0
    this.complaints.length = 0
    this.fault = () => undefined
  }

  /** Events in the order of their times, those of one millisecond in that of their keeping: requests of a page may overtake each other. */
  events(type?: string): Received[] {
    const wanted = [...this.kept.values()].filter(({ event }) => !type || event.type === type)
    return wanted.sort((a, b) => Number(a.event.timestamp) - Number(b.event.timestamp))
  }

  names(): unknown[] {
    return this.events('custom').map(({ event }) => event.eventName)
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request
    if (method === 'GET') return this.file(url.slice(1).replace(/\?.*/, ''), response)
    if (headers.origin) {
      response.setHeader('Access-Control-Allow-Origin', headers.origin)
      response.setHeader('Access-Control-Allow-Credentials', 'true')
      response.setHeader('Access-Control-Expose-Headers', 'Retry-After')
      response.setHeader('Vary', 'Origin')
    }
    if (method === 'OPTIONS') {
      const preflight = { method, path: url, contentType: '', cookie: headers.cookie, size: 0, events: 0 }
      this.requests.push(preflight)
      response.setHeader('Access-Control-Allow-Methods', 'POST, OPTIONS')
      response.setHeader('Access-Control-Allow-Headers', 'Content-Type')
      response.setHeader('Access-Control-Max-Age', '600')
      response.writeHead(204).end()
      return
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    await this.ingest(
      text,
      { method, path: url, contentType: headers['content-type'] ?? '', cookie: headers.cookie, size: Buffer.byteLength(text), events: 0 },
      response
    )
  }

  private file(name: string, response: ServerResponse): void {
    const text = this.files.get(name)
    response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' }).end(text)
  }

  private async ingest(text: string, request: Request, response: ServerResponse): Promise<void> {
    const body = JSON.parse(text)
    const faults = faultsOf(body)
    this.complaints.push(...faults)
    request.events = body.events.length
    this.requests.push(request)
    const fault = this.fault(request)
    if (fault && 'slow' in fault) await new Promise((resolve) => setTimeout(resolve, fault.slow))
    if (fault && 'cut' in fault && fault.cut === 'before') return void response.destroy()
    if (fault && 'status' in fault) {
      if (fault.retryAfter) response.setHeader('Retry-After', fault.retryAfter)
      response
        .writeHead(fault.status, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ success: false, message: 'on demand', errors: [] }))
      return
    }
    const { events, ...envelope } = body
    for (const event of events) {
      this.arrivals.set(event.uuid, (this.arrivals.get(event.uuid) ?? 0) + 1)
      if (!this.kept.has(event.uuid)) this.kept.set(event.uuid, { event, ...envelope })
    }
    if (fault && 'cut' in fault) return void response.destroy()
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ success: true, processed: events.length, errors: [] }))
  }
}
