import type { Rapport } from '@rapport/core'
import type { NodeListener } from './listener.js'
import { isLoopback } from './loopback.js'
import { writeAnswer } from './node-response.js'

const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/** A listener that also answers `/metrics` without a token, to whoever sits at this machine. Every other request goes on to the listener. */
export function withOpenMetrics(listener: NodeListener, rapport: Pick<Rapport, 'metrics'>): NodeListener {
  return (message, response, next) => {
    const isAsked = message.url === '/metrics' && message.method === 'GET' && message.headers.authorization === undefined
    if (!isAsked || !isLoopback(message)) return listener(message, response, next)
    void rapport.metrics().then((body) => writeAnswer(message, response, { status: 200, headers, body }))
  }
}
