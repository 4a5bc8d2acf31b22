import type { RequestHandler, WebHandler } from './request-handler.js'

/** The parts that are served beside a Rapport, below its `basePath`. */
export interface MountedParts<Mcp = RequestHandler | WebHandler> {
  /** The console, at `/console`: what `consoleHandler(rapport, …)` of `@rapport/console` returns. */
  console?: WebHandler
  /** MCP for agents, at `/mcp`: what `mcpHandler(rapport)` of `@rapport/mcp` returns. */
  mcp?: Mcp
}

/** The part that a path belongs to; undefined for the Rapport's own paths. The path may have a query. */
export function partAt<Mcp>(path: string, basePath: string, { console, mcp }: MountedParts<Mcp>): WebHandler | Mcp | undefined {
  if (console && isUnder(path, `${basePath}/console`)) return console
  if (mcp && isUnder(path, `${basePath}/mcp`)) return mcp
  return undefined
}

/** Whether a path is the place or below it. A client that takes this server for a proxy names the whole address: there the path begins after the host. */
export function isUnder(url: string, place: string): boolean {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '')
  return path.startsWith(place) && ['', '/', '?'].includes(path.charAt(place.length))
}
