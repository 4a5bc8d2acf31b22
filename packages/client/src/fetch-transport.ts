import { connectionError } from './connection-error.js'
import { ClosedError } from './errors.js'
import type { HttpMethod, HttpRequest, HttpResponse, Transport } from './transport.js'

/** The part of the platform's fetch that is used: pass one of your own to go through a proxy, to record, or to call `rapport.fetch` in process. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>

/** What `fetch` is called with. */
export interface FetchInit {
  method: HttpMethod
  headers: Record<string, string>
  /** Null where there is none. */
  body: string | Uint8Array<ArrayBuffer> | null
  redirect: 'manual'
  signal: AbortSignal
}

/** What is read of the answer; the platform's Response fits. */
export interface FetchResponse {
  status: number
  headers: { get(name: string): string | null }
  text(): Promise<string>
}

/** Sends through the host's own fetch. */
export function fetchTransport(fetch: Fetch): Transport {
  let closed = false

  async function shut(): Promise<void> {
    closed = true
  }

  return {
    async send(request) {
      if (closed) throw new ClosedError('This client is closed: make a new one.')
      try {
        return await exchange(fetch, request)
      } catch (error) {
        throw connectionError(error, request)
      }
    },
    close: shut,
    destroy: shut
  }
}

async function exchange(fetch: Fetch, { method, origin, path, headers, body, signal }: HttpRequest): Promise<HttpResponse> {
  const bytes = body instanceof Uint8Array ? new Uint8Array(body) : (body ?? null)
  const response = await fetch(`${origin}${path}`, { method, headers, body: bytes, redirect: 'manual', signal })
  const text = await response.text()
  return { status: response.status, header: (name) => response.headers.get(name) ?? undefined, text }
}
