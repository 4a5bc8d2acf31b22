import { invalidInput } from '../../validation/index.js'
import { parseRaw } from '../parse.js'
import { Refusal, toRapportError } from '../refusal.js'

/** Where a parameter stands in a text, in bytes of UTF-8. */
export interface ParameterPlace {
  name: string
  start: number
  end: number
}

/** `:name`, but not the second half of a cast such as `::date`. */
const marks = /(?<!:):([a-z][a-z0-9_]*)/g

/**
 * Where the parameters stand, in order. Postgres's own parser decides: each mark becomes a parameter of Postgres of the same length, and what the parser
 * then takes for something else, such as a part of a string or of a comment, is none. Throws UNPROCESSABLE for a text that is no SQL, and
 * INVALID_TOOL_INPUT for a name that the text uses and nobody has declared.
 */
export async function parameterPlaces(text: string, declared: readonly { name: string }[]): Promise<ParameterPlace[]> {
  const names = new Set(declared.map(({ name }) => name))
  const marked = [...text.matchAll(marks)].map(({ 0: mark, 1: name = '', index }) => ({ name, mark, index }))
  const known = marked.filter(({ name }) => names.has(name))
  const replaced = known.reduce((left, { mark, index }) => {
    return `${left.slice(0, index)}${'$1'.padEnd(mark.length)}${left.slice(index + mark.length)}`
  }, text)
  try {
    const found = parameterBytes(await parseRaw(replaced))
    return known.flatMap(({ name, mark, index }) => {
      const start = Buffer.byteLength(text.slice(0, index))
      return found.has(start) ? [{ name, start, end: start + mark.length }] : []
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const missing = marked.find(({ name }) => !names.has(name))
    if (missing) throw invalidInput('parameters', `must declare ${missing.name}, because the SQL says :${missing.name}`)
    throw toRapportError(error, text)
  }
}

/** The bytes at which the parser found parameters. */
function parameterBytes(tree: unknown): Set<number> {
  const found = new Set<number>()
  const open: unknown[] = [tree]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (Array.isArray(node)) open.push(...node)
    else if (typeof node === 'object' && node !== null) {
      for (const [key, value] of Object.entries(node)) {
        const location = key === 'ParamRef' ? Object(value).location : undefined
        if (typeof location === 'number') found.add(location)
        open.push(value)
      }
    }
  }
  return found
}
