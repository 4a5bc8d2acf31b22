import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { NodeListener } from '../listener.js'

/** The tracker as pages load it: what lies under a path. */
export type TrackerScripts = ReadonlyMap<string, string>

/** The built tracker, `/rapport.js` and the scripts that it loads when a page needs them; empty when it is not built. */
export function readTrackerScripts(): TrackerScripts {
  try {
    const folder = dirname(createRequire(import.meta.url).resolve('@rapport/browser-tracker/script'))
    const names = readdirSync(folder).filter((name) => /^rapport[\w-]*\.js$/.test(name))
    return new Map(names.map((name) => [`/${name}`, readFileSync(join(folder, name), 'utf8')]))
  } catch (error) {
    if (error instanceof Error && 'code' in error) return new Map()
    throw error
  }
}

/** Serves the tracker in front of a listener, to pages of any origin. */
export function withTrackerScripts(next: NodeListener, scripts: TrackerScripts): NodeListener {
  return (message, response, whenForeign) => {
    const script = message.method === 'GET' || message.method === 'HEAD' ? scripts.get(message.url?.split('?', 1)[0] ?? '') : undefined
    if (script === undefined) return next(message, response, whenForeign)
    response.writeHead(200, {
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': Buffer.byteLength(script),
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff'
    })
    response.end(script)
  }
}
