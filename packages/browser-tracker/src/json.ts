/** How many characters the event may still take. */
let left: number

/**
 * The JSON text of any value that a page may hand over, without ever throwing: cycles, throwing getters, functions, symbols and DOM
 * nodes are left out, BigInt becomes text, dates become ISO text, what is too long or too deep is cut. It writes objects itself, since
 * pages that patch `toJSON` into prototypes make `JSON.stringify` unreliable.
 */
export const toJson = (value: unknown): string => {
  // Six bytes each, when they must be escaped, still fit into a request.
  left = 10_000
  return write(value) || 'null'
}

/** The beginning of a text, by whole characters: half of a pair is no text that a server can store. */
export const cut = (text: string, most: number): string => [...text.slice(0, 2 * most)].slice(0, most).join('')

const write = (value: unknown, parents: unknown[] = []): string | undefined => {
  const deepest = 8
  if (/string|bigint/.test(typeof value)) {
    const text = JSON.stringify(cut(`${value}`, left))
    left -= text.length
    return text
  }
  if (!value || typeof value !== 'object' || value instanceof Date) return JSON.stringify(value)
  if (value instanceof Node || parents.includes(value) || parents.length > deepest) return undefined
  const list = Array.isArray(value)
  const parts: string[] = []
  for (const key of Object.keys(value)) {
    try {
      const held: unknown = Reflect.get(value, key)
      const name = JSON.stringify(key)
      left -= name.length
      if (left < 0) break
      const text = write(held, [...parents, value])
      if (text) parts.push(list ? text : `${name}:${text}`)
    } catch {
      left--
    }
  }
  return list ? `[${parts}]` : `{${parts}}`
}
