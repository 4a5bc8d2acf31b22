import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { announcesBody } from '../node-request.js'

/** A node:http request as a WHATWG one; undefined when its address or a header is none that there can be. */
export function webRequest(message: IncomingMessage, response: ServerResponse): Request | undefined {
  const { method = 'GET', url = '/' } = message
  const address = `http://${message.headers.host ?? 'localhost'}${url}`
  if (!url.startsWith('/') || !URL.canParse(address)) return undefined
  const leaving = new AbortController()
  response.once('close', () => leaving.abort())
  const hasBody = method !== 'GET' && method !== 'HEAD' && announcesBody(message)
  const body = hasBody ? { body: Readable.toWeb(message) as ReadableStream<Uint8Array>, duplex: 'half' as const } : {}
  try {
    const headers = new Headers()
    for (const [name, value] of Object.entries(message.headers))
      if (value !== undefined && !name.startsWith(':')) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
    return new Request(address, { method, headers, signal: leaving.signal, ...body })
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** Writes a WHATWG answer, piece by piece as it comes and as the client takes it. */
export async function writeWebAnswer(response: ServerResponse, answer: Response, isHead: boolean): Promise<void> {
  if (response.destroyed) return
  // Several cookies are a header each: joined to one, browsers would read the first alone.
  const cookies = answer.headers.getSetCookie()
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
