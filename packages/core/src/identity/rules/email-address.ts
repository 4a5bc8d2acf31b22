import { domainToASCII } from 'node:url'

/** What most addresses are after trimming and lower case: nothing about them is to be changed. */
const plainAddress = /^[a-z0-9._%+'-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*$/
/** An address has at most 254 characters, and whatever surrounds it some more; in a much longer text a pattern may need more memory than there is. */
const maxEmailLength = 10_000
/** A host name has at most 253 characters, and converting much longer ones to ASCII takes quadratic time. */
const maxDomainLength = 253

/**
 * An email as identity, wherever one is read: lower case, NFC, its domain in ASCII (punycode). Outer blanks, `mailto:`, a pair
 * of `<>` and a trailing `.`, `,` or `;` are no part of it. Null for what is no address, such as a template's `{{email}}`.
 */
export function normalizeEmail(text: string): string | null {
  const email = text.trim().toLowerCase()
  if (email.length > maxEmailLength) return null
  return plainAddress.test(email) ? email : readAddress(bareAddress(email))
}

function bareAddress(email: string): string {
  const unquoted = withoutScheme(withoutEnd(email)).replace(/^<([^<>]*)>$/s, '$1')
  return withoutScheme(withoutEnd(unquoted))
}

const withoutScheme = (email: string) => email.replace(/^mailto:/, '').trimStart()

/** A loop, because a pattern that is tried at each of very many blanks and dots takes quadratic time. */
function withoutEnd(email: string): string {
  let end = email.length
  while (end > 0 && /[\s.,;]/.test(email.charAt(end - 1))) end--
  return email.slice(0, end).trimStart()
}

function readAddress(email: string): string | null {
  if (!/^[^\s@{}<>]+@[^\s@{}<>]+$/.test(email)) return null
  const at = email.indexOf('@')
  const domain = asciiDomain(email.slice(at + 1))
  return domain === null ? null : `${email.slice(0, at).normalize('NFC')}@${domain}`
}

/** A domain in ASCII as it is, another one in punycode; null for one that has none. */
function asciiDomain(domain: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is all of ASCII
  if (/^[\x00-\x7f]*$/.test(domain)) return domain
  if (domain.length > maxDomainLength || /[/\\?#:%]/.test(domain)) return null
  return domainToASCII(domain) || null
}
