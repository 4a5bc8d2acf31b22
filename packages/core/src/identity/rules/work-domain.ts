import { domainToASCII } from 'node:url'
import { parse } from 'tldts'
import { isMailboxProvider } from './mailbox-providers.js'

/** A host name has at most 253 characters (RFC 1035); converting much longer ones to ASCII takes quadratic time. */
const maxHostLength = 253

/** The registrable domain (public-suffix list) of a host name or URL, in ASCII; null for IP addresses, single labels and public suffixes. */
export function registrableDomain(hostOrUrl: string): string | null {
  const host = hostName(hostOrUrl)
  if (!host) return null
  const { domain, isIp } = parse(host, { allowPrivateDomains: true })
  return isIp || !domain ? null : domain
}

/** The host in what people give as a company's domain (`https://www.acme.com/about`): lower case, ASCII, without `www.`; null when there is none. */
export function hostName(hostOrUrl: string): string | null {
  const bare = hostOrUrl
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/[/?#:].*$/s, '')
    .replace(/\.$/, '')
  if (bare.length > maxHostLength) return null
  const host = domainToASCII(bare).replace(/^www\./, '')
  return host.includes('.') && host.length <= maxHostLength ? host : null
}

/** The company domain of an email: its registrable domain, or null when the address is at a free-mail or disposable provider. */
export function workDomain(email: string): string | null {
  return companyDomain(email.slice(email.lastIndexOf('@') + 1))
}

/** The registrable domain of a host name or URL; null when it is that of a free-mail or disposable provider, which is nobody's company. */
export function companyDomain(hostOrUrl: string): string | null {
  const host = hostName(hostOrUrl)
  const domain = host && registrableDomain(host)
  if (!domain || isMailboxProvider(domain) || isMailboxProvider(host)) return null
  return domain
}
