import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpRequest } from '@rapport/core'
import { parsedBody } from './parsed-body.js'

/** A node:http request in Rapport's form. It reads from the message as asked, so a request costs only what its route looks at. */
export class NodeRequest implements HttpRequest {
  readonly method: string
  readonly body?: AsyncIterable<Uint8Array>
  readonly #parsed: boolean
  readonly #message: IncomingMessage
  readonly #response: ServerResponse
  #signal: AbortSignal | undefined

  constructor(
    message: IncomingMessage,
    response: ServerResponse,
    readonly url: string
  ) {
    this.method = message.method ?? 'GET'
    this.#message = message
    this.#response = response
    const parsed = parsedBody(message)
    this.#parsed = parsed !== undefined
    if (parsed) this.body = parsed
    else if (announcesBody(message)) this.body = { [Symbol.asyncIterator]: () => message.iterator({ destroyOnReturn: false }) }
  }

  header(name: string): string | undefined {
    // A body that the host has parsed is unpacked and written anew: what its headers say of packing and length is no longer true.
    if (this.#parsed && (name === 'content-encoding' || name === 'content-length')) return undefined
    const value = this.#message.headers[name]
    return Array.isArray(value) ? value.join(', ') : value
  }

  get peer(): string | undefined {
    return this.#message.socket.remoteAddress
  }

  /** Made when first asked for: most requests end before anybody looks. */
  get signal(): AbortSignal {
    this.#signal ??= abortedByDeparture(this.#response)
    return this.#signal
  }
}

/** Whether the headers say that a body follows. HTTP/2 needs none to say so: there it is read, and may be empty. */
export function announcesBody(message: IncomingMessage): boolean {
  if (message.httpVersionMajor > 1) return true
  const { 'content-length': length, 'transfer-encoding': coding } = message.headers
  return coding !== undefined || (length !== undefined && length !== '0')
}

function abortedByDeparture(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  const leave = () => {
    if (!response.writableEnded) controller.abort(new Error('The client closed the connection'))
  }
  if (response.destroyed) leave()
  else response.once('close', leave)
  return controller.signal
}
