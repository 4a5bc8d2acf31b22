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
  /** Read in place of `text` where there is one, so that an answer without end cannot fill the memory. */
  body?: ReadableStream<Uint8Array> | null
  text(): Promise<string>
}

/** What requests are sent through. */
export interface FetchOptions {
  fetch?: Fetch | undefined
  dispatcher?: object | undefined
}

/** Far above what a tool answers (8 MiB). */
const maxResponseSize = 64 * 1024 * 1024

/** Sends through the host's own fetch, else through that of the platform. */
export function fetchTransport({ fetch = platformFetch, dispatcher }: FetchOptions = {}): Transport {
  const running = new Set<Promise<unknown>>()
  let isClosed = false

  return {
    async send(request) {
      if (isClosed) throw new ClosedError('This client is closed: make a new one.')
      const exchanged = exchange(fetch, request, dispatcher)
      // A fetch that ignores its signal must not hold whoever closes.
      const ended = Promise.race([Promise.allSettled([exchanged]), aborted(request.signal)])
      running.add(ended)
      try {
        return await exchanged
      } catch (error) {
        throw connectionError(error, request)
      } finally {
        running.delete(ended)
      }
    },
    async close() {
      isClosed = true
      await Promise.all(running)
    },
    async destroy() {
      isClosed = true
    }
  }
}

const aborted = (signal: AbortSignal) => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))

/** Looked up for each request, so that tests may replace it at any time. */
const platformFetch: Fetch = (url, init) => globalThis.fetch(url, init)

async function exchange(
  fetch: Fetch,
  { method, origin, path, headers, body, signal }: HttpRequest,
  dispatcher: object | undefined
): Promise<HttpResponse> {
  const bytes = body instanceof Uint8Array ? new Uint8Array(body) : (body ?? null)
  const init: FetchInit = { method, headers, body: bytes, redirect: 'manual', signal }
  // Only the fetch of Node knows a dispatcher: it is no part of the types of the platform.
  const response = await fetch(`${origin}${path}`, dispatcher ? Object.assign(init, { dispatcher }) : init)
  const text = response.body ? await readText(response.body) : await response.text()
  return { status: response.status, header: (name) => response.headers.get(name) ?? undefined, text }
}

async function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > maxResponseSize) {
      const tooLarge = Object.assign(new Error(`the answer is larger than ${maxResponseSize} bytes`), { code: 'RESPONSE_TOO_LARGE' })
      await reader.cancel(tooLarge)
      throw tooLarge
    }
    text += decoder.decode(value, { stream: true })
  }
}
