import { attempt } from './storage.js'

const YEAR = 31_536_000
const PROBE = 'rapport_probe'
let found: string | undefined

/** The value of a cookie, or undefined. */
export const readCookie = (name: string): string | undefined =>
  attempt(() => document.cookie.match(`(?:^|; )${name}=([^;]*)`)?.[1], undefined)

function write(name: string, value: string, seconds: number, domain: string): void {
  const secure = location.protocol === 'https:' ? ';secure' : ''
  document.cookie = `${name}=${value};path=/;samesite=lax;max-age=${seconds}${domain && `;domain=${domain}`}${secure}`
}

/**
 * The registrable domain of the page (`example.co.uk` for `www.example.co.uk`), empty where cookies take no domain. Browsers refuse
 * cookies on public suffixes, so it is the shortest domain that takes one.
 */
export function registrableDomain(): string {
  if (found === undefined) {
    found = ''
    const labels = location.hostname.split('.')
    for (let first = labels.length - 1; first >= 0 && !found; first--) {
      const domain = labels.slice(first).join('.')
      write(PROBE, '1', 9, domain)
      if (readCookie(PROBE)) found = domain
      write(PROBE, '', 0, domain)
    }
  }
  return found
}

/** Writes a cookie that the subdomains share; an empty value removes it. */
export function writeCookie(name: string, value: string): void {
  attempt(() => write(name, value, value ? YEAR : 0, registrableDomain()), undefined)
}
