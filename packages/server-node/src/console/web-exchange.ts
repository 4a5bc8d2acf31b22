import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { announcesBody } from '../node-request.js'
import { parsedBody } from '../parsed-body.js'
import type { WebHandler } from '../request-handler.js'

/** Answers a node:http request by a handler of WHATWG requests. `url` is its path with the query. Throws what the handler throws. */
export async function exchange(handler: WebHandler, message: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
  try {
    const request = webRequest(message, response, url)
    if (!request) return void response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('Bad request\n')
    const { remoteAddress: peer = '' } = message.socket
    await writeWebAnswer(response, await handler(request, { peer }), message.method === 'HEAD')
  } finally {
    // What nobody has read of the body must not stand before the connection's next request.
    message.resume()
  }
}

/** A body that the host has parsed is unpacked and written anew: what these headers say of it is no longer true. */
const outdated = new Set(['content-encoding', 'content-length', 'transfer-encoding'])

/** A node:http request as a WHATWG one; undefined when its address or a header is none that there can be. */
function webRequest(message: IncomingMessage, response: ServerResponse, url: string): Request | undefined {
  const { method = 'GET' } = message
  const address = `http://${message.headers.host ?? 'localhost'}${url}`
  if (!url.startsWith('/') || !URL.canParse(address)) return undefined
  const leaving = new AbortController()
  response.once('close', () => leaving.abort())
  const parsed = parsedBody(message)
  const hasBody = method !== 'GET' && method !== 'HEAD' && announcesBody(message)
  const stream = parsed ? Readable.from(parsed) : message
  const body = hasBody ? { body: Readable.toWeb(stream) as ReadableStream<Uint8Array>, duplex: 'half' as const } : {}
  try {
    const headers = new Headers()
    for (const [name, value] of Object.entries(message.headers)) {
      if (value === undefined || name.startsWith(':') || (parsed && outdated.has(name))) continue
      headers.set(name, Array.isArray(value) ? value.join(', ') : value)
    }
    return new Request(address, { method, headers, signal: leaving.signal, ...body })
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** Writes a WHATWG answer, piece by piece as it comes and as the client takes it. */
async function writeWebAnswer(response: ServerResponse, answer: Response, isHead: boolean): Promise<void> {
  if (response.destroyed || response.headersSent) return void (await answer.body?.cancel())
  // Several cookies are a header each: joined to one, browsers would read the first alone.
  const cookies = answer.headers.getSetCookie()
  // HTTP/2 knows no such header.
  if (response.req.httpVersionMajor > 1) answer.headers.delete('connection')
  response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), ...(cookies.length > 0 && { 'set-cookie': cookies }) })
  const reader = answer.body?.getReader()
  if (!reader || isHead) {
    await reader?.cancel()
    response.end()
    return
  }
  const leave = () => void reader.cancel().catch(() => undefined)
  response.once('close', leave)
  // Headers of a stream that says nothing yet must not wait for its first words.
  response.flushHeaders()
  for (let next = await reader.read(); !next.done; next = await reader.read())
    if (!response.write(next.value)) await Promise.race([once(response, 'drain'), once(response, 'close')])
  response.off('close', leave)
  response.end()
}
