import { guard } from './debug.js'

/** The cookies, without the `rapport_` that their names begin with. */
type Name = 'visitor' | 'consent'

/** The value of a cookie; empty when there is none. Like all here it is guarded: a page may make its cookies throw. */
export const readCookie = guard((name: Name): string => document.cookie.match(`(^|; )rapport_${name}=([^;]*)`)?.[2] || '')

/**
 * Writes a cookie that all subdomains share; an empty value removes it. Browsers refuse cookies on public suffixes such as `co.uk`, so
 * the shortest domain that takes it is the registrable one; the last try is without a domain.
 */
export const writeCookie = guard((name: Name, value: string): void => {
  const year = 31_536_000
  let domain = ''
  for (const label of `.${location.hostname}`.split('.').reverse()) {
    domain = label && `.${label}${domain}`
    if (readCookie(name) === value) return
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and missing on plain http
    document.cookie = `rapport_${name}=${value};domain=${domain};path=/;max-age=${value ? year : 0};samesite=lax${location.protocol === 'https:' ? ';secure' : ''}`
  }
})
