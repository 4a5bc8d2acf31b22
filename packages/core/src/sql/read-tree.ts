import { type FieldKind, grammar, refusedParts } from './lists/grammar.js'
import { Refusal } from './refusal.js'
import { type FieldValue, SqlNode } from './tree.js'

const deepest = 200
const maxNodes = 20_000

/** Turns the parser's output into a tree of which every node and every field is allowed; refuses the first that is not. */
export function readTree(raw: unknown, type: string): SqlNode {
  let count = 0

  function read(type: string, raw: unknown, at: number | undefined, depth: number): SqlNode {
    const known = Object.hasOwn(grammar, type) ? grammar[type] : undefined
    const here = locationOf(raw) ?? at
    if (!known) throw new Refusal('QUERY_NOT_ALLOWED', describe(type), here)
    if (depth > deepest) throw new Refusal('QUERY_NOT_ALLOWED', 'The query is nested too deeply', here)
    if (++count > maxNodes) throw new Refusal('QUERY_NOT_ALLOWED', 'The query has too many parts', here)
    if (!isObject(raw)) throw new Refusal('QUERY_NOT_ALLOWED', describe(type), here)
    const fields: [string, FieldValue][] = []
    for (const [field, value] of Object.entries(raw)) {
      const kind = Object.hasOwn(known, field) ? known[field] : undefined
      if (kind === undefined) throw new Refusal('QUERY_NOT_ALLOWED', describe(field), here)
      fields.push([field, readField(kind, field, value, here, depth)])
    }
    return new SqlNode(type, Object.fromEntries(fields), here)
  }

  function readField(kind: FieldKind, field: string, value: unknown, at: number | undefined, depth: number): FieldValue {
    if (kind === 'nodes' && Array.isArray(value)) return value.map((item) => unwrap(item, at, depth))
    if (kind === 'node') return unwrap(value, at, depth)
    if (Object.hasOwn(grammar, kind)) return read(kind, value, at, depth + 1)
    if (kind === 'text' && typeof value === 'string') return value
    if (kind === 'flag' && typeof value === 'boolean') return value
    if (kind === 'number' && typeof value === 'number') return value
    throw new Refusal('QUERY_NOT_ALLOWED', describe(field), at)
  }

  /** A node that says its own type; the parser writes an absent one as `{}`. */
  function unwrap(wrapped: unknown, at: number | undefined, depth: number): SqlNode {
    const [entry, ...others] = isObject(wrapped) ? Object.entries(wrapped) : []
    if (!entry) return new SqlNode('Absent', {}, at)
    if (others.length > 0) throw new Refusal('QUERY_NOT_ALLOWED', 'The query has a part that is not allowed', at)
    return read(entry[0], entry[1], at, depth + 1)
  }

  return read(type, raw, undefined, 0)
}

function describe(part: string): string {
  const known = Object.hasOwn(refusedParts, part) ? refusedParts[part] : undefined
  if (known) return known
  const words = part.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ')
  return part.endsWith('Stmt')
    ? `Only SELECT may run, not ${words.replace(/ Stmt$/, '').toUpperCase()}`
    : `Not allowed in a query: ${words}`
}

function locationOf(raw: unknown): number | undefined {
  return isObject(raw) && typeof raw.location === 'number' ? raw.location : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
