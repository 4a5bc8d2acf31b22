import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { onTestFinished } from 'vitest'

/** A request as the stand-in server saw it. */
export interface SeenRequest {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
  bytes: number
}

/** Answers a request: a status with a JSON body, or whatever else is done to the response. */
export type Handler = (request: SeenRequest, response: ServerResponse) => void | Promise<void>

/** A server on a free port that is closed with the test; it keeps what it saw. */
export async function standInServer(handler: Handler): Promise<{ baseUrl: string; seen: SeenRequest[]; close(): Promise<void> }> {
  const seen: SeenRequest[] = []
  const server = createServer(async (message, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of message) chunks.push(chunk)
    const raw = Buffer.concat(chunks)
    const bytes = message.headers['content-encoding'] === 'gzip' ? await promisify(gunzip)(raw) : raw
    const request = {
      method: message.method ?? '',
      path: message.url ?? '',
      headers: message.headers,
      body: bytes.toString(),
      bytes: bytes.length
    }
    seen.push(request)
    await handler(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  onTestFinished(close)
  return { baseUrl: `http://127.0.0.1:${port}`, seen, close }
}

/** Sends a JSON answer. */
export function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

/** A gateway failure as wire.md has it. */
export function failure(code: string, retryable: boolean | undefined, more: Record<string, unknown> = {}): Record<string, unknown> {
  return { code, message: `made up: ${code}`, ...(retryable === undefined ? {} : { retryable }), requestId: 'req-of-server', ...more }
}

/** An API key of the right form. */
export const apiKey = `ok_${'a1B2-_'.repeat(6)}`
