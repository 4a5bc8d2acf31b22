import type { HttpResponse } from '@rapport/core'
import { protocolCodes } from '../protocol-error.js'

/** An answer over HTTP: whole, or as a stream where progress is told before the result. */
export type McpAnswer = Omit<HttpResponse, 'body'> & { body: HttpResponse['body'] | ReadableStream<Uint8Array> }

/** A refusal of a whole request, as JSON-RPC says it when no id can be named. */
export function refusal(
  status: number,
  kind: keyof typeof protocolCodes,
  message: string,
  headers: Record<string, string> = {}
): McpAnswer {
  return {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
    body: JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: protocolCodes[kind], message } })
  }
}

/** An answer of the protocol's transport in our own form. */
export async function toAnswer(response: Response): Promise<McpAnswer> {
  const headers = { ...Object.fromEntries(response.headers), 'cache-control': 'no-store' }
  const isStream = response.headers.get('content-type') === 'text/event-stream'
  return { status: response.status, headers, body: isStream ? response.body : await bytesOf(response) }
}

/** As bytes: text would be decoded here, only to be encoded again. */
async function bytesOf(response: Response): Promise<Uint8Array | null> {
  return response.body && new Uint8Array(await response.arrayBuffer())
}
