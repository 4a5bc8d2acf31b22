import { Agent } from 'undici'
import { connectionError } from './connection-error.js'
import { ClosedError } from './errors.js'
import type { HttpRequest, HttpResponse, Transport } from './transport.js'

/** Far above what a tool answers (8 MiB); a server gone wild cannot fill the host's memory. */
const maxResponseSize = 64 * 1024 * 1024

/** undici with an agent of its own: other users of undici in the process keep theirs, and idle sockets do not hold the process. */
export function undiciTransport(): Transport {
  // Deadlines come with each request's signal, so undici's own are off; that of the connection stays.
  const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0, maxResponseSize })
  let closing: Promise<void> | undefined

  return {
    async send(request) {
      if (closing !== undefined) throw new ClosedError('This client is closed: make a new one.')
      try {
        return await exchange(agent, request)
      } catch (error) {
        throw connectionError(error, request)
      }
    },
    // An agent that has closed rejects when it is asked again.
    close() {
      closing ??= agent.close()
      return closing
    },
    destroy() {
      closing = agent.destroy()
      return closing
    }
  }
}

async function exchange(agent: Agent, { method, origin, path, headers, body, signal }: HttpRequest): Promise<HttpResponse> {
  const response = await agent.request({ origin, path, method, headers, body: body ?? null, signal })
  const text = await response.body.text()
  return {
    status: response.statusCode,
    header(name) {
      const value = response.headers[name]
      return Array.isArray(value) ? value[0] : value
    },
    text
  }
}
