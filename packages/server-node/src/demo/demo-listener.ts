import { type Rapport, RapportError } from '@rapport/core'
import type { NodeListener } from '../listener.js'
import { isLoopback } from '../loopback.js'
import { askView, liveView } from './live-view.js'
import { send, sendJson } from './send.js'
import { shopFiles } from './shop-files.js'

/** Where the live view asks: for its rows, and what people ask. */
const views = { '/demo/live.json': liveView, '/demo/ask.json': askView }

/**
 * The demo shop in front of a listener: its pages, and the answers of its live view. Those are read in process, so that no page holds an
 * API key, and only for browsers on this machine.
 */
export async function withDemo(
  next: NodeListener,
  demo: { rapport: Rapport; organizationId: string; publicKey: string }
): Promise<NodeListener> {
  const { rapport, organizationId, publicKey } = demo
  const fileAt = await shopFiles(publicKey)
  return (message, response) => {
    const [path = '', query = ''] = (message.url ?? '/').split('?', 2)
    if (message.method !== 'GET' && message.method !== 'HEAD') return next(message, response)
    const view = path === '/demo/live.json' || path === '/demo/ask.json' ? views[path] : undefined
    if (view) {
      if (!isLoopback(message))
        return sendJson(response, 403, { error: 'The live view is for browsers on the machine that runs rapport dev' })
      view(rapport, organizationId, new URLSearchParams(query)).then(
        (answer) => sendJson(response, 200, answer),
        (error: unknown) => {
          if (error instanceof RapportError && error.code === 'INVALID_TOOL_INPUT') sendJson(response, 400, { error: error.message })
          else sendJson(response, 503, { error: 'The live view is not available right now' })
        }
      )
      return
    }
    const file = fileAt(path)
    if (file) send(response, file.status ?? 200, file)
    else next(message, response)
  }
}
