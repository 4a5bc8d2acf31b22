import { quoted } from './marked.js'

interface List {
  path: string
  items: unknown[]
  bytes: number
}

/** What an answer lost: of the list at `path` only `shown` of `of` rows are left. */
export interface Loss {
  path: string
  shown: number
  of: number
}

/**
 * An answer of the same shape, whose largest lists are cut until it has at most so many bytes; `undefined` when what is left without any rows is still
 * too long.
 */
export function trimmed(output: object, most: number): { output: object; losses: Loss[] } | undefined {
  const copy: object = structuredClone(output)
  const losses = new Map<string, Loss>()
  for (let size = sizeOf(copy); size > most; size = sizeOf(copy)) {
    const [largest] = listsOf(copy, '').toSorted((one, other) => other.bytes - one.bytes)
    if (!largest) return undefined
    const { path, items, bytes } = largest
    const of = losses.get(path)?.of ?? items.length
    const fits = Math.floor(items.length * Math.max(0, 1 - (size - most) / bytes))
    items.length = Math.min(items.length - 1, fits)
    losses.set(path, { path, shown: items.length, of })
  }
  return { output: copy, losses: [...losses.values()] }
}

/** The bytes of a value as it is sent. */
const sizeOf = (value: unknown): number => Buffer.byteLength(quoted(value))

/** The lists of an answer that have rows, by their paths; not those within rows. */
function listsOf(value: unknown, path: string): List[] {
  if (Array.isArray(value)) return value.length === 0 ? [] : [{ path, items: value, bytes: sizeOf(value) }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => listsOf(field, path === '' ? name : `${path}.${name}`))
}
