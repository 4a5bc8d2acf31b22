import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { NodeAnswer } from './request-handler.js'

/** How much of an unwanted body is read and thrown away after the answer, before the connection is cut. */
const lingerBytes = 16 * 1_048_576
const lingerMilliseconds = 2_000

/** Writes Rapport's answer to a node:http response. Nothing happens when the client is gone or the host has answered already. */
export async function writeAnswer(message: IncomingMessage, response: ServerResponse, answer: NodeAnswer): Promise<void> {
  if (response.destroyed || response.headersSent) return
  const { status, close = false, stream } = answer
  const body = stream ?? answer.body
  const headers: Record<string, string | number> = { ...answer.headers }
  if (body instanceof ReadableStream) return writeStream(response, status, headers, body)
  if (body !== null) headers['content-length'] = Buffer.byteLength(body)
  else if (status !== 204 && status !== 304 && message.method !== 'HEAD') headers['content-length'] = 0
  // HTTP/2 knows no such header: there the end of the stream is enough.
  if (close && !(message.httpVersionMajor > 1)) headers.connection = 'close'
  response.writeHead(status, headers)
  if (close && !message.readableEnded) {
    if (body === null) response.flushHeaders()
    else response.write(body)
    await discardRest(message)
    response.end()
    return
  }
  response.end(body)
  // The rest of a body that nobody wanted has to be taken off the wire before the connection can serve its next request.
  if (!message.readableEnded) message.resume()
}

/** Writes what comes as it comes. A client that leaves before the end ends the stream. */
async function writeStream(
  response: ServerResponse,
  status: number,
  headers: Record<string, string | number>,
  body: ReadableStream<Uint8Array>
): Promise<void> {
  response.writeHead(status, headers)
  response.flushHeaders()
  await pipeline(Readable.fromWeb(body), response).catch((error: unknown) => {
    if (!response.destroyed) throw error
  })
}

/**
 * Reads on and throws away. Closing a connection with unread bytes makes the kernel send a reset, which would destroy the answer
 * before a client that is still sending gets to read it.
 */
function discardRest(message: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let left = lingerBytes
    const done = () => {
      clearTimeout(timer)
      message.off('data', count).off('end', done).off('error', done).off('close', done).pause()
      resolve()
    }
    const count = (chunk: Uint8Array) => {
      left -= chunk.length
      if (left < 0) done()
    }
    const timer = setTimeout(done, lingerMilliseconds)
    message.on('data', count).once('end', done).once('error', done).once('close', done)
    if (message.destroyed) done()
  })
}
