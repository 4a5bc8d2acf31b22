import type { TSchema } from 'typebox'

/** A list or map with more members than its schema lets it have. */
export interface TooMany {
  /** Where it stands, as the steps to it. */
  steps: (string | number)[]
  limit: number
  noun: 'element' | 'name'
}

/** Finds what is too long by counting alone: no member of it is looked at. Compiled checks look at every member before they count. */
export type Count = (value: unknown) => TooMany | undefined

/** The counting that a schema asks for; undefined where nothing in it has a limit. */
export function countingOf(schema: TSchema): Count | undefined {
  const { type, maxItems, maxProperties, items, properties, patternProperties, anyOf } = Object(schema)
  if (Array.isArray(anyOf)) return countingOfUnion(anyOf)
  if (type === 'array') return countingOfList(maxItems, items === undefined ? undefined : countingOf(Object(items)))
  if (type !== 'object') return undefined
  const named = Object.entries(Object(properties)).flatMap(([name, inner]) => {
    const count = countingOf(Object(inner))
    return count ? [{ name, count }] : []
  })
  const [others] = Object.values(Object(patternProperties))
  return countingOfObject(maxProperties, named, others === undefined ? undefined : countingOf(Object(others)))
}

function countingOfList(maxItems: number | undefined, ofItem: Count | undefined): Count | undefined {
  if (maxItems === undefined && !ofItem) return undefined
  return (value) => {
    if (!Array.isArray(value)) return undefined
    if (maxItems !== undefined && value.length > maxItems) return { steps: [], limit: maxItems, noun: 'element' }
    return ofItem && firstOf(value.keys(), (index) => ofItem(value[index]))
  }
}

function countingOfObject(
  maxProperties: number | undefined,
  named: readonly { name: string; count: Count }[],
  ofOthers: Count | undefined
): Count | undefined {
  if (maxProperties === undefined && named.length === 0 && !ofOthers) return undefined
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    if (maxProperties !== undefined && Object.keys(value).length > maxProperties) return { steps: [], limit: maxProperties, noun: 'name' }
    for (const { name, count } of named) {
      const found = Object.hasOwn(value, name) ? count(Reflect.get(value, name)) : undefined
      if (found) return { ...found, steps: [name, ...found.steps] }
    }
    return ofOthers && firstOf(Object.keys(value), (name) => ofOthers(Reflect.get(value, name)))
  }
}

/** A value is too long for a union when it is for each branch of its kind: a list for all branches that are lists. */
function countingOfUnion(branches: readonly TSchema[]): Count | undefined {
  const counted = branches.flatMap((branch) => {
    const { type } = Object(branch)
    return type === 'array' || type === 'object' || 'anyOf' in branch ? [{ type, count: countingOf(branch) }] : []
  })
  if (!counted.some(({ count }) => count)) return undefined
  return (value) => {
    const kind = Array.isArray(value) ? 'array' : 'object'
    const found = counted.filter(({ type }) => type === undefined || type === kind).map(({ count }) => count?.(value))
    // A value of no kind that is counted, such as one that is absent, is not too long.
    return found.length > 0 && found.every((one) => one !== undefined)
      ? found.reduce((most, one) => (one && most && one.limit > most.limit ? one : most))
      : undefined
  }
}

function firstOf<Step extends string | number>(steps: Iterable<Step>, look: (step: Step) => TooMany | undefined): TooMany | undefined {
  for (const step of steps) {
    const found = look(step)
    if (found) return { ...found, steps: [step, ...found.steps] }
  }
  return undefined
}
