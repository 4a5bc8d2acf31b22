const YEAR = 31_536_000
let domain: string | undefined

/** The value of a cookie, or undefined. */
export const readCookie = (name: string): string | undefined => document.cookie.match(`(?:^|; )${name}=([^;]*)`)?.[1]

const write = (name: string, value: string, domain: string, age = value ? YEAR : 0) => {
  document.cookie = `${name}=${value};path=/;samesite=lax;max-age=${age}${domain}${location.protocol === 'https:' ? ';secure' : ''}`
}

/**
 * Writes a cookie that all subdomains share; an empty value removes it. Browsers refuse cookies on public suffixes such as `co.uk`, so
 * the registrable domain is the shortest one that takes a probe.
 */
export function writeCookie(name: string, value: string): void {
  const probe = `${name}_probe`
  const labels = location.hostname.split('.')
  for (let rest = labels.length; domain === undefined; rest--) {
    const candidate = rest ? `;domain=${labels.slice(rest - 1).join('.')}` : ''
    write(probe, '1', candidate)
    if (readCookie(probe) || !rest) domain = candidate
    write(probe, '', candidate)
  }
  write(name, value, domain)
}
