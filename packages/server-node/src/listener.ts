import type { IncomingMessage, ServerResponse } from 'node:http'
import { type HttpResponse, type Logger, stderrLogger } from '@rapport/core'
import { NodeRequest } from './node-request.js'
import { writeAnswer } from './node-response.js'
import { BodyTakenError } from './parsed-body.js'
import type { RequestHandler } from './request-handler.js'

/** What node:http, Express and Connect call with each request. `next` is Express's: called for paths outside of Rapport's basePath. */
export type NodeListener = (message: IncomingMessage, response: ServerResponse, next?: () => void) => void

/**
 * Turns a Rapport into a listener for node:http, Express, Fastify and whatever else speaks IncomingMessage and ServerResponse.
 * Mount it before body parsers; after Express's json(), text() or raw() it works from `req.body`.
 * It never throws: a failure is logged and answered with 500.
 *
 * @example createServer(toNodeListener(rapport)).listen(3000)
 * @example app.use(toNodeListener(createRapport({ basePath: '/rapport' })))   // Express: other paths go on to the app
 */
export function toNodeListener(rapport: RequestHandler, options: { logger?: Logger } = {}): NodeListener {
  const { logger = stderrLogger } = options
  const { basePath = '' } = rapport
  return (message, response, next) => {
    const url = urlOf(message, basePath)
    if (next && !isUnder(url, basePath)) next()
    else void answer(message, response, url)
  }

  async function answer(message: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    try {
      await writeAnswer(message, response, await rapport.handle(new NodeRequest(message, response, url)))
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

/** Express takes a mount path off `req.url` and keeps the whole in `originalUrl`; a Rapport with a basePath wants the whole. */
function urlOf(message: IncomingMessage, basePath: string): string {
  const { originalUrl } = message as { originalUrl?: unknown }
  return basePath !== '' && typeof originalUrl === 'string' ? originalUrl : (message.url ?? '/')
}

/** A client that takes this server for a proxy names the whole address: there the path begins after the host. */
function isUnder(url: string, basePath: string): boolean {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '')
  return path.startsWith(basePath) && ['', '/', '?'].includes(path.charAt(basePath.length))
}
