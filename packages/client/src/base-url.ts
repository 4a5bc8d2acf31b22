import { ConfigurationError } from './errors.js'

/** A server's address, split as requests need it. */
export interface BaseUrl {
  /** Such as `https://rapport.example.com`. */
  origin: string
  /** The path that the server is mounted under, without a slash at its end; '' at the root. */
  path: string
  /** Whether what is sent could be read on the way: http to another machine. */
  exposed: boolean
}

/** Reads and checks the `baseUrl` option. */
export function parseBaseUrl(baseUrl: string): BaseUrl {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined
  if (url === undefined || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new ConfigurationError('baseUrl must be a whole http or https address, such as https://rapport.example.com.')
  }
  if (url.username !== '' || url.password !== '') throw new ConfigurationError('baseUrl must hold no user name and password.')
  if (url.search !== '' || url.hash !== '') throw new ConfigurationError('baseUrl must have no query and no fragment.')
  return { origin: url.origin, path: url.pathname.replace(/\/+$/, ''), exposed: url.protocol === 'http:' && !isLoopback(url.hostname) }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host)
}
