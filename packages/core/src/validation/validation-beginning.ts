import type { TSchema } from 'typebox'

/** A value whose lists and objects are cut; `isCut` where they hold more. */
export interface Beginning {
  value: unknown
  isCut: boolean
}

/**
 * A value with the first `most` elements of each list, and of each object as many properties besides those named: what is faulty
 * in a beginning is faulty in the whole. What is deeper than any schema looks is left as it is.
 */
export function beginningOf(value: unknown, most: number, named: ReadonlySet<string>, levels = 20): Beginning {
  if (typeof value !== 'object' || value === null || levels === 0) return { value, isCut: false }
  if (Array.isArray(value)) {
    const inner = value.slice(0, most).map((element) => beginningOf(element, most, named, levels - 1))
    return { value: inner.map((element) => element.value), isCut: value.length > most || inner.some(({ isCut }) => isCut) }
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return { value, isCut: false }
  const keys = Object.keys(value)
  const kept = keys.length <= most ? keys : keys.filter((key, index) => index < most || named.has(key))
  const inner = kept.map((key) => [key, beginningOf(Reflect.get(value, key), most, named, levels - 1)] as const)
  const isCut = kept.length < keys.length || inner.some(([, property]) => property.isCut)
  return { value: Object.fromEntries(inner.map(([key, property]) => [key, property.value])), isCut }
}

/** The names that a schema has for properties, at any level: an object without them would lack what it has. */
export function propertyNames(schema: TSchema): ReadonlySet<string> {
  const names = new Set<string>()
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    if ('properties' in part) for (const name of Object.keys(Object(part.properties))) names.add(name)
    for (const inner of Object.values(part)) walk(inner)
  }
  walk(schema)
  return names
}
