import { createServer, type Server } from 'node:http'
import { isIPv6 } from 'node:net'
import { type Logger, stderrLogger } from '@rapport/core'
import { requireKnownOptions } from '@rapport/core/operations'
import { trackConnections } from './connections.js'
import { type NodeListener, toNodeListener } from './listener.js'
import type { RequestHandler } from './request-handler.js'

/** How long a client may take, and how much may be open at once. Times are milliseconds. */
export interface ServerLimits {
  /** For all headers of a request. */
  headersTimeout: number
  /** For a whole request, its body included. */
  requestTimeout: number
  /** How often slow clients are looked for: what a time-out may be overrun by. */
  checkInterval: number
  /** How long an idle connection stays open; longer than load balancers keep theirs, so that it is they who close. */
  keepAliveTimeout: number
  /** How long a connection may be without any traffic while a request runs or its answer is not read. */
  idleTimeout: number
  /** How long `close()` waits for running requests. */
  drainTimeout: number
  /** Connections over this number are refused. */
  maxConnections: number
  /** Bytes of a request's headers together. */
  maxHeaderBytes: number
}

export const defaultServerLimits: ServerLimits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  checkInterval: 2_000,
  keepAliveTimeout: 65_000,
  idleTimeout: 120_000,
  drainTimeout: 10_000,
  maxConnections: 10_000,
  maxHeaderBytes: 16_384
}

export interface ServeOptions {
  rapport: RequestHandler & { close(): Promise<void> }
  /** 0 takes a free one. Default 4477. */
  port?: number
  /** Default 127.0.0.1, which only this machine reaches; `0.0.0.0` or `::` for all. */
  host?: string
  limits?: Partial<ServerLimits>
  logger?: Logger
  /** What answers the requests, where the host adds routes of its own. Default `toNodeListener(rapport)`. */
  listener?: NodeListener
}

const optionNames = ['rapport', 'port', 'host', 'limits', 'logger', 'listener'] satisfies (keyof ServeOptions)[]

export interface RunningServer {
  /** Where this machine reaches it, such as `http://127.0.0.1:4477`. */
  readonly url: string
  readonly port: number
  /**
   * Accepts no more requests, lets running ones finish (up to `drainTimeout`), then closes the Rapport. A repeated call
   * returns the same promise.
   */
  close(): Promise<void>
}

/** The server cannot listen on the address. The message says what to do. */
export class ListenError extends Error {
  override readonly name = 'ListenError'
}

/**
 * Serves a Rapport on node:http, guarded against slow clients. Resolves when it accepts connections; rejects with ListenError when the
 * port is taken or not allowed, and with TypeError for an option that there is not.
 *
 * @example const server = await serve({ rapport, port: 4477 })
 *          process.once('SIGTERM', () => server.close())
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  requireKnownOptions(options, optionNames, 'serve')
  requireKnownOptions(options.limits ?? {}, Object.keys(defaultServerLimits), 'serve, limits')
  const { rapport, port = 4477, host = '127.0.0.1', logger = stderrLogger } = options
  const limits = { ...defaultServerLimits, ...options.limits }
  const server = createServer({
    headersTimeout: limits.headersTimeout,
    requestTimeout: limits.requestTimeout,
    connectionsCheckingInterval: limits.checkInterval,
    keepAliveTimeout: limits.keepAliveTimeout,
    maxHeaderSize: limits.maxHeaderBytes
  })
  server.maxConnections = limits.maxConnections
  server.timeout = limits.idleTimeout
  server.on('request', options.listener ?? toNodeListener(rapport, { logger }))
  const connections = trackConnections(server)
  const bound = await listen(server, port, host)
  // Such as too many open files on accept: the server goes on, and without a listener the process would end.
  server.on('error', (error) => logger.error('The HTTP server reported an error', { error: error.message }))

  let closing: Promise<void> | undefined
  return {
    url: `http://${addressFor(host)}:${bound}`,
    port: bound,
    close() {
      closing ??= connections.drain(limits.drainTimeout).then(() => rapport.close())
      return closing
    }
  }
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => reject(new ListenError(explain(error, port, host), { cause: error }))
    server.once('error', refuse)
    server.listen(port, host, () => {
      server.off('error', refuse)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use: stop the program that has it, or take another port (0 takes a free one)`
  if (error.code === 'EACCES') return `Port ${port} needs more rights than this process has: take a port above 1023`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') return `Host ${host} is not an address of this machine`
  return `Cannot listen on ${host} port ${port}: ${error.message}`
}

function addressFor(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return isIPv6(host) ? `[${host}]` : host
}
