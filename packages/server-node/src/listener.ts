import type { IncomingMessage, ServerResponse } from 'node:http'
import { type HttpResponse, type Logger, stderrLogger } from '@rapport/core'
import { exchange } from './console/web-exchange.js'
import { isUnder, type MountedParts, partAt } from './mounted-parts.js'
import { NodeRequest } from './node-request.js'
import { writeAnswer } from './node-response.js'
import { BodyTakenError } from './parsed-body.js'
import { type RequestHandler, takesHttpRequests, type WebHandler } from './request-handler.js'

/** What node:http, Express and Connect call with each request. `next` is Express's: called for paths outside of the handler's basePath. */
export type NodeListener = (message: IncomingMessage, response: ServerResponse, next?: () => void) => void

/** What `toNodeListener` takes beside the handler. */
export interface ListenerOptions extends MountedParts {
  logger?: Logger
}

/**
 * Turns a Rapport, with the console and MCP if they are given, into one listener for node:http, Express, Fastify and whatever else speaks IncomingMessage
 * and ServerResponse. The console is served at `/console` and MCP at `/mcp`, both below the Rapport's basePath. What `consoleHandler()` and `mcpHandler()`
 * return can also be turned into a listener each.
 *
 * Mount it before body parsers; after Express's json(), text() or raw() it works from `req.body`.
 * It never throws: a failure is logged and answered with 500.
 *
 * @example createServer(toNodeListener(rapport)).listen(3000)
 * @example app.use(toNodeListener(createRapport({ basePath: '/rapport' })))   // Express: other paths go on to the app
 * @example app.use(toNodeListener(rapport, { console: consoleHandler(rapport, { secret }), mcp: mcpHandler(rapport) }))
 */
export function toNodeListener(handler: RequestHandler | WebHandler, options: ListenerOptions = {}): NodeListener {
  const { logger = stderrLogger, ...parts } = options
  const { basePath = '' } = handler
  return (message, response, next) => {
    const url = urlOf(message, basePath)
    if (next && !isUnder(url, basePath)) next()
    else void answer(message, response, url)
  }

  async function answer(message: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    const target = partAt(url, basePath, parts) ?? handler
    try {
      if (takesHttpRequests(target)) await writeAnswer(message, response, await target.handle(new NodeRequest(message, response, url)))
      else await exchange(target, message, response, url)
    } catch (error) {
      if (response.destroyed) return
      const ours = error instanceof BodyTakenError ? error.message : 'Internal error'
      logger.error('A request failed', { method: message.method, error: error instanceof Error ? error.message : String(error) })
      if (response.headersSent) response.destroy()
      else await writeAnswer(message, response, failure(ours))
    }
  }
}

function failure(error: string): HttpResponse {
  return { status: 500, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify({ error }), close: true }
}

/** Express takes a mount path off `req.url` and keeps the whole in `originalUrl`; a handler with a basePath wants the whole. */
function urlOf(message: IncomingMessage, basePath: string): string {
  const { originalUrl } = message as { originalUrl?: unknown }
  return basePath !== '' && typeof originalUrl === 'string' ? originalUrl : (message.url ?? '/')
}
