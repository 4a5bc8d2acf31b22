/** No object of a message has as many names as this: traits, the widest that there is, have fewer. */
export const maxNames = 1_000

/** Deeper than bodies may be nested. */
const maxLevels = 64

/** The path of the first object in a value that has more names than any may have. Found by counting, before any name is looked at. */
export function tooWide(value: unknown, path: string, levels = maxLevels): string | undefined {
  if (typeof value !== 'object' || value === null || levels === 0) return undefined
  const names = Array.isArray(value) ? undefined : Object.keys(value)
  if (names && names.length > maxNames) return path
  for (const name of names ?? Object.keys(value)) {
    const inner: unknown = Reflect.get(value, name)
    if (typeof inner !== 'object' || inner === null) continue
    const found = tooWide(inner, names ? `${path}.${name.slice(0, 100)}` : `${path}[${name}]`, levels - 1)
    if (found !== undefined) return found
  }
  return undefined
}
