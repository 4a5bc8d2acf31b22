import { refusal } from './answers.js'

/**
 * Refuses what our own page has not sent. The browser says so itself by Sec-Fetch-Site; one that does not has to name an Origin equal to this one.
 * Whoever writes says a header too that no form can say, and sends JSON.
 */
export function foreignRefusal(request: Request, publicUrl: string | undefined): Response | undefined {
  const { headers, method } = request
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  const isOwnOrigin = origin !== null && ownHosts(request, publicUrl).includes(hostOf(origin))
  const isOwn = site === null ? isOwnOrigin : site === 'same-origin' && (origin === null || isOwnOrigin)
  if (!isOwn)
    return refusal(403, 'FOREIGN_PAGE', 'This address is for the pages of the console alone; other programs use /api with an API key')
  if (method === 'GET' || method === 'HEAD') return undefined
  if (headers.get('x-rapport-console') !== '1')
    return refusal(403, 'FOREIGN_PAGE', 'The header X-Rapport-Console is missing: this address is for the pages of the console alone')
  if (request.body !== null && !/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? ''))
    return refusal(415, 'INVALID_JSON', 'The body must be JSON, with the header Content-Type: application/json')
  return undefined
}

/** A proxy in front may speak https with the browser and http with us, so that hosts are compared. */
function ownHosts(request: Request, publicUrl: string | undefined): string[] {
  return [new URL(request.url).host, ...(publicUrl === undefined ? [] : [new URL(publicUrl).host])]
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : '')
