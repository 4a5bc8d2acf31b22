/** Most characters that one event's values may take together; with LONGEST it keeps every event below the batch limit. */
const BUDGET = 16_000
const LONGEST = 4_000
const MOST_KEYS = 200
const DEEPEST = 8

/**
 * The JSON text of any value that a page may hand over, without ever throwing: cycles, throwing getters, functions, symbols and DOM
 * nodes are left out, BigInt becomes text, dates become ISO text, what is too long or too deep is cut. It writes objects itself, since
 * pages that patch `toJSON` into prototypes make `JSON.stringify` unreliable.
 * @param onCut called for each part that was left out for its size
 */
export function toJson(value: unknown, onCut?: () => void): string {
  let left = BUDGET

  const write = (value: unknown, parents: unknown[]): string | undefined => {
    try {
      if (typeof value === 'string' || typeof value === 'bigint') {
        const whole = String(value)
        const text = whole.slice(0, Math.max(0, Math.min(LONGEST, left)))
        if (text !== whole) onCut?.()
        const quoted = JSON.stringify(text)
        left -= quoted.length
        return quoted
      }
      if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null'
      if (typeof value === 'boolean' || value === null) return String(value)
      if (typeof value !== 'object' || parents.includes(value) || typeof property(value, 'nodeType') === 'number') return undefined
      if (value instanceof Date || value instanceof URL) return write(value.toJSON(), parents)
      return entries(value, [...parents, value])
    } catch {
      return undefined
    }
  }

  const entries = (value: object, parents: unknown[]): string => {
    const list = Array.isArray(value)
    const keys = Object.keys(value)
    const kept = keys.slice(0, left < 0 || parents.length > DEEPEST ? 0 : MOST_KEYS)
    if (kept.length < keys.length) onCut?.()
    const parts: string[] = []
    for (const key of kept) {
      left -= key.length
      const text = write(property(value, key), parents)
      if (text) parts.push(list ? text : `${JSON.stringify(key)}:${text}`)
    }
    return list ? `[${parts}]` : `{${parts}}`
  }

  return write(value, []) || 'null'
}

/** One property of any object; a getter that throws reads as missing. */
function property(of: object, key: string): unknown {
  try {
    return Reflect.get(of, key)
  } catch {
    return undefined
  }
}
