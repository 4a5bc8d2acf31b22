import type { Rapport } from '@rapport/core'
import type { NodeListener } from '../listener.js'
import { liveView } from './live-view.js'
import { isLoopback } from './loopback.js'
import { send, sendJson } from './send.js'
import { shopFiles } from './shop-files.js'

/** Where the live view asks for its rows. */
export const livePath = '/demo/live.json'

/**
 * The demo shop in front of a listener: its pages, and the rows of its live view. Those are read in process, so that no page holds an
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
    if (path === livePath) {
      if (!isLoopback(message))
        return sendJson(response, 403, { error: 'The live view is for browsers on the machine that runs rapport dev' })
      liveView(rapport, organizationId, new URLSearchParams(query)).then(
        (view) => sendJson(response, 200, view),
        () => sendJson(response, 503, { error: 'The live view is not available right now' })
      )
      return
    }
    const file = fileAt(path)
    if (file) send(response, 200, file)
    else next(message, response)
  }
}
