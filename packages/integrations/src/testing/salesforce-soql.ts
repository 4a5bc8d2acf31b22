import type { Fields } from '../json-fields.js'

/** A query of Salesforce's language, as far as connectors ask it. */
export interface Soql {
  object: string
  fields: readonly string[]
  /** Whether a record is among those that are asked for. */
  accepts(record: Fields): boolean
  /** What of its conditions names fields. */
  named: readonly string[]
  order: readonly string[]
  limit: number
}

/** Reads a query; throws for one that is none. */
export function parseSoql(text: string): Soql {
  const match = /^SELECT (.+?) FROM (\w+)(?: WHERE (.+?))?(?: ORDER BY ([\w, ]+?))?(?: LIMIT (\d+))?$/.exec(
    text.replace(/\([^()]*SELECT[^()]*\)/g, related)
  )
  if (!match) throw new Error(`unexpected token: ${text.slice(0, 40)}`)
  const [, fields = '', object = '', where, order = '', limit] = match
  const named = [...(where ?? '').matchAll(/(\w+) (?:>=|<=|>|<|=|IN )/g)].map(([, name = '']) => name)
  return {
    object,
    fields: fields.split(', '),
    accepts: where === undefined ? () => true : conditionOf(where),
    named,
    order: order === '' ? [] : order.split(', '),
    limit: limit === undefined ? Number.POSITIVE_INFINITY : Number(limit)
  }
}

/** Related records stand for themselves by their name. */
const related = (subquery: string) => `@${/FROM (\w+)/.exec(subquery)?.[1] ?? ''}`

type Condition = (record: Fields) => boolean

function conditionOf(text: string): Condition {
  const either = splitAt(text, ' OR ').map((part) => splitAt(part, ' AND ').map(simple))
  return (record) => either.some((all) => all.every((each) => each(record)))
}

function simple(text: string): Condition {
  if (text.startsWith('(') && text.endsWith(')')) return conditionOf(text.slice(1, -1))
  const list = /^(\w+) IN \((.*)\)$/.exec(text)
  if (list) {
    const [, name = '', values = ''] = list
    const wanted = new Set(values.split(',').map((value) => value.trim().replaceAll("'", '')))
    return (record) => wanted.has(String(record[name]))
  }
  const [, name = '', operator = '', value = ''] = /^(\w+) (>=|<=|>|<|=) (.+)$/.exec(text) ?? []
  if (operator === '') throw new Error(`unexpected token: ${text.slice(0, 40)}`)
  const right = rank(value.replaceAll("'", ''))
  return (record) => {
    const own = record[name]
    if (own === null || own === undefined) return false
    const left = rank(String(own))
    switch (operator) {
      case '>=':
        return left >= right
      case '<=':
        return left <= right
      case '>':
        return left > right
      case '<':
        return left < right
      default:
        return left === right
    }
  }
}

/** Times by their instants, all else by its text. */
export function rank(text: string): string {
  return /^\d{4}-\d{2}-\d{2}T/.test(text) ? new Date(text.replace(/\+0000$/, 'Z')).toISOString() : text
}

/** Parts of a text between separators that stand in no brackets. */
function splitAt(text: string, separator: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')') depth--
    else if (depth === 0 && text.startsWith(separator, at)) {
      parts.push(text.slice(start, at))
      start = at + separator.length
    }
  }
  return [...parts, text.slice(start)]
}
