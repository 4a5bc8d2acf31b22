/** What became of one request. */
export interface Answer {
  /** HTTP status; 0 when there was no answer, or when a beacon went out and nobody will ever know. */
  status: number
  /** Milliseconds for which the server asked to be left alone. */
  wait: number
  /** What the server or the browser said. */
  reply: { errors?: { index?: number }[] }
}

/**
 * Posts one batch; never rejects. The request is a keepalive one, so that it outlives the page, and carries no credentials.
 * @param leaving the page may be going away: the body is then declared as text, for which a browser needs no preflight
 */
export async function post(url: string, body: string, leaving?: boolean): Promise<Answer> {
  let status = 0
  let wait = 0
  try {
    if (leaving && !('keepalive' in Request.prototype)) {
      navigator.sendBeacon(url, new Blob([body], { type: 'text/plain' }))
      return { status, wait, reply: {} }
    }
    const response = await fetch(url, {
      method: 'POST',
      body,
      keepalive: true,
      credentials: 'omit',
      headers: { 'Content-Type': leaving ? 'text/plain' : 'application/json' },
      signal: AbortSignal.timeout?.(30_000)
    })
    const after = response.headers.get('Retry-After')
    status = response.status
    wait = (after && (+after * 1000 || Date.parse(after) - Date.now())) || 0
    return { status, wait, reply: Object(await response.json()) }
  } catch (error) {
    return { status, wait, reply: Object(error) }
  }
}
