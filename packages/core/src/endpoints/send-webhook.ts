import type { HttpClient } from '../values/index.js'

/** What a receiver answered, without its body. */
export interface WebhookResponse {
  status: number
  retryAfter: string | null
}

/** Makes one request; rejects when there is no answer. */
export type PostWebhook = (
  url: string,
  init: { headers: Record<string, string>; body: string; signal: AbortSignal }
) => Promise<WebhookResponse>

/** What came of an attempt. `stopped`: this process closes, and nobody knows whether it arrived. */
export type WebhookOutcome =
  | { kind: 'answered'; response: WebhookResponse; durationMs: number }
  | { kind: 'unanswered'; reason: string; durationMs: number }
  | { kind: 'stopped' }

/** How long a receiver may take, in milliseconds. */
const defaultTimeoutMs = 10_000

/** Posts by a fetch of the host's, which decides by itself where it may go. The body of the response is not read. */
export function postByFetch(http: HttpClient): PostWebhook {
  return async (url, init) => {
    const response = await http(url, { method: 'POST', redirect: 'manual', ...init })
    const answer = { status: response.status, retryAfter: response.headers.get('retry-after') }
    // A body that cannot be dropped harms nobody.
    await response.body?.cancel().catch(() => undefined)
    return answer
  }
}

/** Makes one attempt. Never rejects. A receiver that does not answer in time is left, also by a fetch that does not listen to its signal. */
export async function sendWebhook(
  post: PostWebhook,
  url: string,
  { headers, body, closing, timeoutMs = defaultTimeoutMs }: Message
): Promise<WebhookOutcome> {
  const leave = new AbortController()
  const beganAt = performance.now()
  const durationMs = () => Math.round(performance.now() - beganAt)
  let timer: NodeJS.Timeout | undefined
  let close = () => {}
  const broken = new Promise<WebhookOutcome>((resolve) => {
    timer = setTimeout(() => {
      leave.abort()
      resolve({ kind: 'unanswered', reason: `The receiver did not answer within ${timeoutMs / 1000} seconds`, durationMs: durationMs() })
    }, timeoutMs)
    timer.unref()
    close = () => {
      leave.abort()
      resolve({ kind: 'stopped' })
    }
    if (closing.aborted) close()
    else closing.addEventListener('abort', close, { once: true })
  })
  const sent = async (): Promise<WebhookOutcome> => {
    try {
      const response = await post(url, { headers, body, signal: leave.signal })
      return { kind: 'answered', response, durationMs: durationMs() }
    } catch (error) {
      return { kind: 'unanswered', reason: wordsOf(error), durationMs: durationMs() }
    }
  }
  try {
    return await Promise.race([broken, sent()])
  } finally {
    clearTimeout(timer)
    closing.removeEventListener('abort', close)
  }
}

interface Message {
  headers: Record<string, string>
  body: string
  /** Aborted when this process closes. */
  closing: AbortSignal
  timeoutMs?: number
}

const words: Record<string, string> = {
  EPRIVATE: 'The name of the receiver leads to a private address, where nothing is sent',
  ENOTFOUND: 'The name of the receiver is not known',
  EAI_AGAIN: 'The name of the receiver could not be looked up',
  ECONNREFUSED: 'The receiver refuses connections',
  ECONNRESET: 'The receiver closed the connection',
  ETIMEDOUT: 'The receiver could not be reached in time',
  CERT_HAS_EXPIRED: 'The certificate of the receiver has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of the receiver is signed by itself',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate of the receiver is for another name'
}

/** A failure in words of our own: other texts may hold the address with its secrets. */
function wordsOf(error: unknown): string {
  const code = Object(error).code ?? Object(Object(error).cause).code
  return words[String(code)] ?? 'The receiver could not be reached'
}
