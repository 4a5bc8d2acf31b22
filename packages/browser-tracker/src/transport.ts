/**
 * Posts one batch. The request is a keepalive one, so that it outlives the page, and carries no credentials.
 * @param leaving the page may be going away: where the browser knows no keepalive, a beacon is all that is left
 */
export const post = async (url: string, body: string, leaving?: boolean): Promise<Response | undefined> => {
  if (!leaving || 'keepalive' in Request.prototype) {
    return fetch(url, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
      keepalive: true,
      credentials: 'omit',
      signal: AbortSignal.timeout?.(30_000)
    })
  }
  navigator.sendBeacon(url, body)
  return undefined
}
