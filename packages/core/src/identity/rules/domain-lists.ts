/** So many domains are looked for in the text of the lists. Each takes about 0.1 ms, and making the set takes 60 ms. */
const maxTextLookups = 100

/**
 * Lists of domains, each a JSON array. They are some megabytes, so they are read with the first question.
 *
 * - unread: nobody has asked yet.
 * - text: the lists are searched as text. A test, or a function that lives for one request, never needs more.
 * - set: after many questions, a set answers.
 */
export class DomainLists {
  private texts: readonly string[] | undefined
  private domains: ReadonlySet<string> | undefined
  private lookups = 0

  constructor(private readonly read: () => readonly string[]) {}

  has(domain: string): boolean {
    if (this.domains) return this.domains.has(domain)
    this.texts ??= this.read()
    if (++this.lookups > maxTextLookups) return this.makeSet(this.texts).has(domain)
    const quoted = JSON.stringify(domain)
    return this.texts.some((text) => text.includes(quoted))
  }

  private makeSet(texts: readonly string[]): ReadonlySet<string> {
    this.domains = new Set(texts.flatMap((text): string[] => JSON.parse(text)))
    this.texts = undefined
    return this.domains
  }
}
