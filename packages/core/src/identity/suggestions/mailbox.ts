/** Google delivers the mail of both domains to one mailbox, and ignores dots. */
const googleDomains = ['gmail.com', 'googlemail.com']

/** The one form of all spellings of a mailbox: without a +tag; at Google's free mail also without dots, and at gmail.com. `email` is normalized. */
export function mailbox(email: string): string {
  const { local, domain } = parts(email)
  return googleDomains.includes(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}

/** The other spellings of an address under which somebody else may know its mailbox: those without its +tag, and at Google without dots. */
export function otherSpellings(email: string): string[] {
  const { local, domain } = parts(email)
  const domains = googleDomains.includes(domain) ? googleDomains : [domain]
  const locals = domains.length > 1 ? [local, local.replaceAll('.', '')] : [local]
  const spellings = locals.flatMap((each) => domains.map((at) => `${each}@${at}`))
  return [...new Set(spellings)].filter((spelling) => spelling !== email && !spelling.startsWith('@'))
}

/** An address without its +tag; one that starts with a plus has none. */
function parts(email: string): { local: string; domain: string } {
  const at = email.lastIndexOf('@')
  return { local: email.slice(0, at).replace(/(?<=.)\+.*$/s, ''), domain: email.slice(at + 1) }
}
