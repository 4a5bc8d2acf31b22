/**
 * The JSON text of a value with its objects' keys in one fixed order at every depth: equal values have equal text, whatever order a database keeps
 * their keys in.
 * Values that JSON cannot hold are left out or null, as JSON.stringify does.
 */
export function canonicalJson(value: unknown): string {
  return textOf(value) ?? 'null'
}

/** The text is written at once: filling an object with very many keys in the right order first would take several times as long. */
function textOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map((item) => textOf(item) ?? 'null').join()}]`
  const parts: string[] = []
  for (const key of sortedKeys(value)) {
    const text = textOf(value[key as keyof typeof value])
    if (text !== undefined) parts.push(`${JSON.stringify(key)}:${text}`)
  }
  return `{${parts.join()}}`
}

/** Whole numbers come first, as JavaScript lists them, then the others by their text. */
function sortedKeys(value: object): string[] {
  const keys = Object.keys(value)
  const firstOther = keys.findIndex((key) => !wholeNumber.test(key) || Number(key) > maxIndex)
  return firstOther < 0 ? keys : [...keys.slice(0, firstOther), ...keys.slice(firstOther).sort(compareText)]
}

const wholeNumber = /^(?:0|[1-9]\d*)$/
const maxIndex = 2 ** 32 - 2

/** Most texts differ within so many units. */
const beginning = 64

/** Orders text by its UTF-8 bytes, as every store does; negative when `a` comes first. */
export function compareText(a: string, b: string): number {
  const common = Math.min(a.length, b.length, beginning)
  for (let index = 0; index < common; index++) {
    const one = a.charCodeAt(index)
    const other = b.charCodeAt(index)
    if (one === other) continue
    // The order of UTF-16 units is that of the bytes, but for surrogates.
    return one < firstSurrogate && other < firstSurrogate ? one - other : Buffer.compare(Buffer.from(a), Buffer.from(b))
  }
  return a.length <= beginning || b.length <= beginning ? a.length - b.length : Buffer.compare(Buffer.from(a), Buffer.from(b))
}

const firstSurrogate = 0xd800
