/** How people and channels are called who are mentioned. */
export type NameOf = (userId: string) => string | undefined

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' }

/** A message's text as people read it: mentions by name, links by their text, no entities (docs.slack.dev/messaging/formatting-message-text). */
export function readableText(text: string, nameOf: NameOf): string {
  return text
    .replaceAll(/<([^<>]+)>/g, (_, inner: string) => reference(inner, nameOf))
    .replaceAll(/&(?:amp|lt|gt);/g, (entity) => entities[entity] ?? entity)
    .trim()
}

/** The users that a text mentions. */
export function mentionedIn(text: string): string[] {
  return [...text.matchAll(/<@([UW][A-Z0-9]+)(?:\|[^<>]*)?>/g)].flatMap(([, id]) => id ?? [])
}

function reference(inner: string, nameOf: NameOf): string {
  const [target = '', label] = split(inner)
  if (target.startsWith('@')) return `@${nameOf(target.slice(1)) ?? label ?? 'somebody'}`
  if (target.startsWith('#')) return `#${label || target.slice(1)}`
  // Groups, @here and the like, dates with what stands for them.
  if (target.startsWith('!')) return label ?? `@${target.slice(1).replace(/\^.*$/s, '')}`
  return label || target.replace(/^(?:mailto|tel):/, '')
}

function split(inner: string): [string, string?] {
  const at = inner.indexOf('|')
  return at === -1 ? [inner] : [inner.slice(0, at), inner.slice(at + 1)]
}
