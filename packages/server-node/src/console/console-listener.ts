import type { IncomingMessage } from 'node:http'
import { type ConsoleHandler, type ConsoleOptions, consoleHandler } from '@rapport/console'
import { type Logger, type Rapport, type Session, stderrLogger } from '@rapport/core'
import type { NodeListener } from '../listener.js'
import type { WebHandler } from '../request-handler.js'
import { exchange } from './web-exchange.js'

/** A listener with the console in front of it, and what ends the console's streams. */
export interface WithConsole {
  listener: NodeListener
  close(): void
}

interface Options extends Omit<ConsoleOptions, 'authorize'> {
  /** Whom the server lets in without a sign-in, by where the request comes from. */
  letIn?(message: IncomingMessage): Session | null
  logger?: Logger
}

/** Puts the console in front of a listener: its own paths go to it, all others on. */
export function withConsole(next: NodeListener, rapport: Rapport, { letIn, logger = stderrLogger, ...options }: Options): WithConsole {
  const messages = new WeakMap<Request, IncomingMessage>()
  const authorize = letIn && ((request: Request) => letInBy(messages.get(request)))
  const letInBy = (message: IncomingMessage | undefined) => (message && letIn?.(message)) ?? null
  const handler: ConsoleHandler = consoleHandler(rapport, { ...options, ...(authorize && { authorize }) })
  const base = `${rapport.basePath}/console`

  const listener: NodeListener = (message, response, ...rest) => {
    const [path = ''] = (message.url ?? '').split('?')
    if (path !== base && !path.startsWith(`${base}/`)) return next(message, response, ...rest)
    const asViewer: WebHandler = (request, from) => {
      messages.set(request, message)
      return handler(request, from)
    }
    exchange(asViewer, message, response, message.url ?? '/').catch((error: unknown) => {
      logger.error('A request of the console failed', { path, error: error instanceof Error ? error.message : String(error) })
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":"Internal error"}')
    })
  }
  return { listener, close: () => handler.close() }
}
