/** A record of which one field is absent, null or of another type; `what` says which and how. */
export interface FieldVariant {
  record: unknown
  what(): string
}

const others: [string, unknown][] = [
  ['absent', undefined],
  ['null', null],
  ['a number', 5],
  ['a negative number', -1.5],
  ['a text', 'text'],
  ['an empty text', ''],
  ['a boolean', true],
  ['a list', ['text']],
  ['a list of nulls', [null]],
  ['an object', { a: 1 }]
]

/** What is tried where each takes long. */
export const fewOthers = others.filter(([name]) => ['absent', 'null', 'an object'].includes(name))

/** A record with one field after the other, however deep, as it is not expected; only fields below `within`. */
export function* fieldVariants(record: unknown, within: readonly string[] = [], tried = others): Generator<FieldVariant> {
  for (const path of pathsIn(valueAt(record, within)))
    for (const [name, other] of tried) {
      const whole = [...within, ...path]
      yield { record: replaced(record, whole, other), what: () => `${whole.join('.')} as ${name}` }
    }
}

/** What stands at a place of a record; undefined where it has no such place. */
export const valueAt = (record: unknown, place: readonly string[]) =>
  place.reduce<unknown>((value, name) => (value === undefined || value === null ? undefined : Reflect.get(Object(value), name)), record)

/** Objects that are written as JSON have fields too. */
const isJson = (value: unknown): value is string => typeof value === 'string' && value.startsWith('{"') && value.endsWith('}')

function pathsIn(value: unknown): string[][] {
  if (isJson(value)) return pathsIn(JSON.parse(value))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [[name], ...pathsIn(inner).map((path) => [name, ...path])])
}

function replaced(value: unknown, [name, ...path]: readonly string[], other: unknown): unknown {
  if (name === undefined) return other
  if (isJson(value)) return JSON.stringify(replaced(JSON.parse(value), [name, ...path], other))
  if (Array.isArray(value)) return value.map((each, index) => (String(index) === name ? replaced(each, path, other) : each))
  const { [name]: inner, ...rest } = value as Record<string, unknown>
  const next = replaced(inner, path, other)
  return next === undefined ? rest : { ...rest, [name]: next }
}

/** The names and types of a record's fields, however deep: of two records of one shape the same variants are made. */
export function shapeOf(value: unknown): string {
  if (isJson(value)) return `json ${shapeOf(JSON.parse(value))}`
  if (Array.isArray(value)) return `[${value.map(shapeOf)}]`
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value
  return `{${Object.entries(value).map(([name, inner]) => `${name}: ${shapeOf(inner)}`)}}`
}
