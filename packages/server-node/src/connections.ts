import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The open connections of a server, known by whether a request is running on them, so that it can end without cutting one off. */
export interface Connections {
  /** Ends idle connections now, and each busy one after its answer; cuts off what is left after so many milliseconds. Resolves when none is left. */
  drain(milliseconds: number): Promise<void>
}

/** Follows a server's connections. Call before it listens. */
export function trackConnections(server: Server): Connections {
  const open = new Set<Socket>()
  const running = new Map<ServerResponse, Socket>()
  let draining = false

  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  // Before the listener of requests, so that the header is there when the answer is written.
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    running.set(response, socket)
    if (draining) response.setHeader('connection', 'close')
    response.once('close', () => {
      running.delete(response)
      if (draining) socket.destroySoon()
    })
  })

  return {
    async drain(milliseconds) {
      draining = true
      const ended = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const response of running.keys()) if (!response.headersSent) response.setHeader('connection', 'close')
      const busy = new Set(running.values())
      for (const socket of open) if (!busy.has(socket)) socket.destroySoon()
      const timer = setTimeout(() => server.closeAllConnections(), milliseconds)
      await ended
      clearTimeout(timer)
    }
  }
}
