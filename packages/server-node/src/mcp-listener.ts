import type { McpHandler } from '@rapport/mcp'
import { type NodeListener, toNodeListener } from './listener.js'

/** A listener with MCP at `/mcp`, below the base path, in front of it. */
export function withMcp(next: NodeListener, mcp: McpHandler, basePath = ''): NodeListener {
  const serve = toNodeListener(mcp)
  return (message, response) => {
    const [path] = (message.url ?? '/').split('?', 1)
    if (path === `${basePath}/mcp` || path === `${basePath}/mcp/`) serve(message, response)
    else next(message, response)
  }
}
