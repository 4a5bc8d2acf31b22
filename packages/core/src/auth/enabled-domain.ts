import { RapportError } from '../errors.js'
import { truncate } from '../values/index.js'

/** Hosts of one's own machine: enabled without a port they stand for every port. */
const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

const httpOrigin = /^(https?):\/\/(\*\.)?([^/?#@*]+)\/?$/i
const otherOrigin = /^[a-z][a-z0-9+.-]*:\/\/[a-z0-9.-]+(?::\d+)?\/?$/i

/**
 * A domain that may send events, in the form in which it is kept: an origin (`https://app.example.com`), all subdomains of one
 * (`https://*.example.com`), a loopback host on any port (`http://localhost`, or `localhost` for both schemes), or `null` for pages without an
 * origin. Throws INVALID_TOOL_INPUT for anything else.
 */
export function readDomain(text: unknown): string {
  const domain = typeof text === 'string' && text.length <= 300 ? normalize(text.trim()) : undefined
  if (domain !== undefined) return domain
  const forms = 'an origin such as https://app.example.com, https://*.example.com, or http://localhost'
  throw new RapportError('INVALID_TOOL_INPUT', `domains holds ${truncate(text)}; each must be ${forms}`)
}

/** Whether one of these domains, as kept, enables an Origin header's value. */
export function isEnabledOrigin(origin: string, domains: readonly string[]): boolean {
  const normal = normalize(origin)
  return normal !== undefined && !normal.includes('*') && domains.some((domain) => enables(domain, normal))
}

function enables(domain: string, origin: string): boolean {
  if (domain === origin) return true
  const [scheme = '', host = ''] = origin.split('://')
  const wildcard = /^(.+):\/\/\*(\..+)$/.exec(domain)
  if (wildcard) return wildcard[1] === scheme && host.endsWith(wildcard[2] ?? '') && host !== wildcard[2]
  const bareHost = host.replace(/:\d+$/, '')
  return loopback.test(bareHost) && (domain === bareHost || domain === `${scheme}://${bareHost}`)
}

/** Lower case, ASCII, without the scheme's own port: as browsers write origins. */
function normalize(text: string): string | undefined {
  const lower = text.toLowerCase()
  if (lower === 'null' || loopback.test(lower)) return lower
  const match = httpOrigin.exec(lower)
  if (!match) return otherOrigin.test(lower) && !/^https?:/.test(lower) ? lower.replace(/\/$/, '') : undefined
  const [, scheme = '', wildcard = '', host = ''] = match
  if (!URL.canParse(`${scheme}://${host}`)) return undefined
  const url = new URL(`${scheme}://${host}`)
  return wildcard && !url.hostname.includes('.') ? undefined : `${scheme}://${wildcard}${url.host}`
}
