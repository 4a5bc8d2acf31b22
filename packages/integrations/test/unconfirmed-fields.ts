import { readFileSync } from 'node:fs'

/** A field whose name or type nobody has confirmed, of an object of the provider's. */
export interface UnconfirmedField {
  object: string
  field: string
  type: string
}

/** What a provider's README of fixtures calls unconfirmed, of the objects that are named there. */
export function unconfirmedFields(provider: string): UnconfirmedField[] {
  const page = readFileSync(new URL(`./${provider}/fixtures/README.md`, import.meta.url), 'utf8')
  return page.split('\n').flatMap((line) => {
    const [, field = '', type = '', from = ''] = line.split('|').map((cell) => cell.trim())
    const [, object, name] = /^`(\w+)\.(\w+)`$/.exec(field) ?? []
    return from.startsWith('unconfirmed') && object !== undefined && name !== undefined ? [{ object, field: name, type }] : []
  })
}

/** What may stand in a field in place of what is expected; `undefined`: it is absent. */
export function othersThan(type: string): unknown[] {
  const all: [string, unknown][] = [
    ['absent', undefined],
    ['null', null],
    ['number', 5],
    ['string', 'text'],
    ['boolean', true],
    ['list', ['text']],
    ['object', { a: 1 }]
  ]
  return all.filter(([name]) => name !== type).map(([, value]) => value)
}

type Fields = Record<string, unknown>

/** The same answer with another value in a field of each object of a kind. */
export function changed(value: unknown, isOfKind: (object: Fields) => boolean, field: string, to: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => changed(each, isOfKind, field, to))
  if (typeof value !== 'object' || value === null) return value
  const object = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, changed(each, isOfKind, field, to)]))
  if (!isOfKind(object)) return object
  const { [field]: _, ...rest } = object
  return to === undefined ? rest : { ...object, [field]: to }
}
