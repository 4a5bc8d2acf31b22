import { createHash } from 'node:crypto'

/** A UUID of version 8 made from texts: the same texts give the same UUID. */
export function digestUuid(...texts: readonly string[]): string {
  const hex = createHash('sha256').update(texts.join('\n')).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const uuidPattern = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** The text itself where it is a UUID, else one that is made from it. */
export function asUuid(kind: string, text: string): string {
  return uuidPattern.test(text) ? text.toLowerCase() : digestUuid(kind, text)
}
