import { type ApiRequest, isSafeAddress } from '../../providers/index.js'
import { ApiError } from './api-error.js'

/**
 * The address of a request: below the connection's base address, or a whole one of its origin. The credential goes there, and therefore nowhere else.
 */
export function requestUrl(baseUrl: string, { path, query = {} }: ApiRequest): URL {
  if (!URL.canParse(baseUrl) || !isSafeAddress(new URL(baseUrl)))
    throw wrongAddress('The address of the connection is not an https address')
  const base = new URL(baseUrl)
  const isWhole = /^[a-z][a-z0-9+.-]*:/i.test(path)
  const text = isWhole ? path : `${base.origin}${base.pathname.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
  if (!URL.canParse(text)) throw wrongAddress('A request has no valid address')
  const url = new URL(text)
  requireOrigin(url, base)
  for (const [name, values] of Object.entries(query)) for (const value of [values].flat()) url.searchParams.append(name, value)
  return url
}

/** Where a redirect leads. Throws when it is another origin. */
export function redirectUrl(from: URL, location: string | null): URL {
  if (location === null || !URL.canParse(location, from.href)) throw wrongAddress('A redirect leads nowhere')
  const url = new URL(location, from)
  requireOrigin(url, from)
  return url
}

function requireOrigin(url: URL, base: URL): void {
  if (url.origin !== base.origin) throw wrongAddress(`A link leads to ${url.origin}, and the credential goes to ${base.origin} alone`)
  if (url.username !== '' || url.password !== '') throw wrongAddress('A link holds a user name or a password')
}

function wrongAddress(message: string): ApiError {
  return new ApiError('wrong_address', message, 'fatal')
}
