import type { NodeListener } from './listener.js'

/** A listener whose work is known only once the server listens, such as by its port. Until then requests are asked to come again. */
export class LateListener {
  private next: NodeListener = (_, response) => {
    response.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '1', connection: 'close' })
    response.end(JSON.stringify({ error: 'The server is starting: try again in a moment' }))
  }

  readonly listener: NodeListener = (message, response, ...rest) => this.next(message, response, ...rest)

  /** Has requests answered by this one from now on. */
  become(next: NodeListener): void {
    this.next = next
  }
}
