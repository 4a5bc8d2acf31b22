/** The longest authority that is parsed: a host name has at most 253 characters, and for much longer ones the parser takes quadratic time. */
const maxAuthorityLength = 300

/** A URL as browsers read it; null when the text is none, or names a host longer than any can be. */
export function parseUrl(text: string): URL | null {
  if (text.length > maxAuthorityLength && authorityOf(text).length > maxAuthorityLength) return null
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** What stands between the scheme and the path; the parser takes tabs and line breaks out first, and backslashes for slashes. */
function authorityOf(text: string): string {
  const [, authority = ''] = /^[^:]*:[\\/\s]*([^/\\?#]*)/.exec(text.replaceAll(/[\t\n\r]/g, '')) ?? []
  return authority
}
