import type { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { requireKnownOptions } from '@rapport/core/operations'
import type { MountedParts } from './mounted-parts.js'
import { defaultServerLimits } from './serve.js'

/** What `closeServer` needs of a server. Servers of node:http, node:https and node:http2 have it. */
export interface ClosableServer extends Pick<EventEmitter, 'off' | 'prependListener'> {
  close(whenClosed: (error?: Error) => void): unknown
  closeIdleConnections?(): void
  closeAllConnections?(): void
}

/** What `closeServer` ends together with the server. */
export interface ClosingOptions extends MountedParts {
  /** Closed last: no request is running then. */
  rapport: { close(): Promise<void> }
  /** How long running requests may take to finish, in milliseconds. Default 10,000. */
  drainTimeout?: number
}

const optionNames = ['rapport', 'console', 'mcp', 'drainTimeout'] satisfies (keyof ClosingOptions)[]

/** A connection that is kept alive goes idle without telling anybody: the server is asked this often. */
const idleCheckMilliseconds = 50

/**
 * Stops a server in order. It ends the live updates of open console pages, takes no more requests, and waits until the
 * running requests have their answers. Then it closes the Rapport: background jobs stop, and so does the database.
 *
 * After `drainTimeout` (10 s), it cuts off the requests that still run. Throws TypeError for an option that there is
 * not. Rejects when the Rapport cannot be closed.
 *
 * @example
 * const parts = { console: consoleHandler(rapport, { secret }) }
 * const server = createServer(toNodeListener(rapport, parts)).listen(3000)
 * process.once('SIGTERM', () => closeServer(server, { rapport, ...parts }))
 * @example app.addHook('preClose', () => closeServer(app.server, { rapport, ...parts }))   // Fastify
 */
export async function closeServer(server: ClosableServer, options: ClosingOptions): Promise<void> {
  requireKnownOptions(options, optionNames, 'closeServer')
  const { rapport, console, drainTimeout = defaultServerLimits.drainTimeout } = options
  console?.close?.()
  await drained(server, drainTimeout)
  await rapport.close()
}

/** Resolves when no connection is left, or when it has cut off what took too long. A server that does not listen has none. */
async function drained(server: ClosableServer, milliseconds: number): Promise<void> {
  server.prependListener('request', endConnection)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const idleCheck = setInterval(() => server.closeIdleConnections?.(), idleCheckMilliseconds)
  let cutOff: NodeJS.Timeout | undefined
  const tooLong = new Promise<void>((resolve) => {
    cutOff = setTimeout(() => {
      server.closeAllConnections?.()
      resolve()
    }, milliseconds)
  })
  await Promise.race([closed, tooLong])
  clearInterval(idleCheck)
  clearTimeout(cutOff)
  server.off('request', endConnection)
}

/** A request that still comes, on a connection that was busy, is the last one there. HTTP/2 knows no such header. */
function endConnection({ httpVersionMajor }: IncomingMessage, response: ServerResponse): void {
  if (httpVersionMajor === 1) response.setHeader('connection', 'close')
}
