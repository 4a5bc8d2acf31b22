import { type MountedParts, partAt } from './mounted-parts.js'
import type { WebHandler } from './request-handler.js'

/** What `toWebHandler` needs of a Rapport. */
export interface WebRapport {
  fetch(request: Request): Promise<Response>
  readonly basePath: string
}

/**
 * Turns a Rapport, with the console and MCP if they are given, into one function from Request to Response: for Hono,
 * Next.js and other frameworks with these classes. The console is served at `/console` and MCP at `/mcp`, both below
 * the Rapport's basePath. Send it every path below that, with the body unread.
 *
 * `peer` is the address of the connection, if the framework tells it: the console counts wrong sign-ins by it.
 *
 * @example
 * const handler = toWebHandler(rapport, { console: consoleHandler(rapport, { secret }), mcp: mcpHandler(rapport) })
 * app.all('/rapport/*', (context) => handler(context.req.raw))
 */
export function toWebHandler(
  rapport: WebRapport,
  parts: MountedParts<WebHandler> = {}
): (request: Request, from?: { peer?: string | undefined }) => Promise<Response> {
  return (request, { peer = '' } = {}) => {
    const part = partAt(new URL(request.url).pathname, rapport.basePath, parts)
    return part ? part(request, { peer }) : rapport.fetch(request)
  }
}
