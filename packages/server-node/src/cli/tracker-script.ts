import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { NodeListener } from '../listener.js'

/** The built tracker that pages load; `undefined` when it is not there. */
export function readTrackerScript(): string | undefined {
  try {
    return readFileSync(createRequire(import.meta.url).resolve('@rapport/browser-tracker/script'), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined
    throw error
  }
}

/** Serves the tracker at /rapport.js, for pages of any origin, in front of a listener. */
export function withTrackerScript(next: NodeListener, script = readTrackerScript()): NodeListener {
  if (script === undefined) return next
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': Buffer.byteLength(script),
    'cache-control': 'public, max-age=3600',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff'
  }
  return (message, response, whenForeign) => {
    const isScript = message.url?.split('?', 1)[0] === '/rapport.js' && (message.method === 'GET' || message.method === 'HEAD')
    if (isScript) response.writeHead(200, headers).end(script)
    else next(message, response, whenForeign)
  }
}
