import { othersThan } from './unconfirmed-fields.js'

type Path = readonly (string | number)[]

/** A value of a record that is absent, null or of another type. */
export interface FieldVariant {
  path: string
  to: unknown
  record: unknown
}

/** A record with one field after the other, however deep, as it is not expected; of the items of a list the first. */
export function* fieldVariants(record: unknown, within: readonly string[] = []): Generator<FieldVariant> {
  const start = within.reduce<unknown>((value, name) => Object(value)[name], record)
  for (const path of pathsIn(start, within))
    for (const to of othersThan(typeOf(valueAt(record, path)))) yield { path: path.join('.'), to, record: replaced(record, path, to) }
}

function* pathsIn(value: unknown, path: Path): Generator<Path> {
  if (typeof value !== 'object' || value === null) return
  const names = Array.isArray(value) ? [...value.keys()].slice(0, 1) : Object.keys(value)
  for (const name of names) {
    yield [...path, name]
    yield* pathsIn(Reflect.get(value, name), [...path, name])
  }
}

const valueAt = (record: unknown, path: Path) => path.reduce<unknown>((value, name) => Object(value)[name], record)

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  return value === undefined ? 'absent' : typeof value
}

function replaced(value: unknown, [name, ...rest]: Path, to: unknown): unknown {
  if (name === undefined) return to
  const inner = replaced(Object(value)[name], rest, to)
  if (Array.isArray(value)) return value.map((each, index) => (index === name ? (inner ?? null) : each))
  const { [name]: _, ...others } = Object(value)
  return inner === undefined ? others : { ...others, [name]: inner }
}
