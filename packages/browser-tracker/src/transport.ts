import { log } from './debug.js'

/**
 * Posts one batch; never rejects, answers undefined when nobody answered. The request is a keepalive one, so that it outlives the page,
 * and carries no credentials.
 * @param leaving the page may be going away: where the browser knows no keepalive, a beacon is all that is left
 */
export const post = async (url: string, body: string, leaving?: boolean): Promise<Response | undefined> => {
  try {
    if (!leaving || 'keepalive' in Request.prototype) {
      return await fetch(url, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json' },
        keepalive: true,
        credentials: 'omit',
        signal: AbortSignal.timeout?.(30_000)
      })
    }
    navigator.sendBeacon(url, body)
  } catch (error) {
    log('not sent:', error)
  }
  return undefined
}
