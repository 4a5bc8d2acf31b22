const YEAR = 31_536_000

/** The value of a cookie, or undefined. */
export const readCookie = (name: string): string | undefined => document.cookie.match(`(?:^|; )${name}=([^;]*)`)?.[1]

/**
 * Writes a cookie that all subdomains share; an empty value removes it. Browsers refuse cookies on public suffixes such as `co.uk`, so
 * the shortest domain that takes it is the registrable one; the last try is without a domain.
 */
export function writeCookie(name: string, value: string): void {
  const labels = location.hostname.split('.')
  const secure = location.protocol === 'https:' ? ';secure' : ''
  for (let first = labels.length - 1; first >= -1 && (readCookie(name) || '') !== value; first--) {
    const domain = first < 0 ? '' : `;domain=${labels.slice(first).join('.')}`
    document.cookie = `${name}=${value};path=/;samesite=lax;max-age=${value && YEAR}${domain}${secure}`
  }
}
