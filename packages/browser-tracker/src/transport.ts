/** What became of one request. */
export interface Answer {
  /** HTTP status; 0 when there was no answer, or when a beacon went out and nobody will ever know. */
  status: number
  /** Milliseconds for which the server asked to be left alone. */
  wait: number
  /** The server's own words. */
  message: unknown
  /** Places in the batch of the events that it refused although it took the others. */
  refused: number[]
}

/** The parts of the server's body that count here. */
interface Reply {
  message?: unknown
  errors?: { index: number; message: string }[]
}

const TIMEOUT = 30_000

/**
 * Posts one batch; never rejects. The request is a keepalive one, so that it outlives the page, and carries no credentials.
 * @param leaving the page may be going away: the body is then declared as text, for which a browser needs no preflight
 */
export async function post(url: string, body: string, leaving: boolean): Promise<Answer> {
  const answer: Answer = { status: 0, wait: 0, message: '', refused: [] }
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), TIMEOUT)
  try {
    if (typeof fetch !== 'function' || (leaving && !('keepalive' in Request.prototype))) {
      navigator.sendBeacon(url, new Blob([body], { type: 'text/plain' }))
      return answer
    }
    const response = await fetch(url, {
      method: 'POST',
      body,
      keepalive: true,
      credentials: 'omit',
      headers: { 'Content-Type': leaving ? 'text/plain' : 'application/json' },
      signal: abort.signal
    })
    const after = response.headers.get('Retry-After') || ''
    answer.status = response.status
    answer.wait = Math.max(0, Number(after) * 1000 || Date.parse(after) - Date.now() || 0)
    const reply: Reply = Object(await response.json())
    answer.message = reply.message || reply.errors
    if (response.ok && reply.errors) answer.refused = reply.errors.map(({ index }) => index)
  } catch (error) {
    answer.message ||= error
  } finally {
    clearTimeout(timer)
  }
  return answer
}
