import { boundOf } from '../checks/bound-of.js'
import { textOf } from '../lists/growth-of.js'
import type { SqlNode } from '../tree.js'
import { fixed, ofRows, type Size } from './size.js'

/** Bytes of a whole number or a double; one with all its digits counts more. */
export const plainNumber = 8

/** Bytes of an array beside its elements, and of an element at least: for each character of a text that is split, too. */
export const listHead = 24
export const listTimes = 8

/** Bytes of a row, or of an object or list of JSON, beside its parts. */
export const objectHead = 16

/** Bytes that jsonb has for a character of its text, and that reading it may take: an empty object, three characters, takes 620. */
export const jsonTimes = 6
export const readingJson = 200

/** Functions that make an array of a text's parts. */
export const splitting: ReadonlySet<string> = new Set(['string_to_array', 'regexp_split_to_array'])

export function timesOf({ most, all }: Size, times: number): Size {
  return { most: times * most, all: times * all }
}

export function lengthOf(node: SqlNode): number {
  if (node.type === 'String') return 0
  const text = textOf(node)
  if (text !== undefined) return Buffer.byteLength(text)
  const number = node.node('fval')?.text('fval')
  return number === undefined ? plainNumber : Math.max(2 * plainNumber, number.length)
}

export function hasArrays(node: SqlNode): boolean {
  return node
    .nodes('elements')
    .some(({ type }) => type === 'A_ArrayExpr' || type === 'ColumnRef' || type === 'SubLink' || type === 'FuncCall')
}

/** Operators that answer true or false. */
export const comparisons = new Set('= <> != < <= > >= ~~ !~~ ~~* !~~* ~ ~* !~ !~* ^@ @> <@ && ? ?| ?& @? @@ -|-'.split(' '))
export const arithmetic = new Set(['+', '-', '*', '/'])

/** Types whose values have eight bytes at most. */
export const plainTypes = new Set('bool int2 int4 int8 float4 float8 date time timestamp timestamptz'.split(' '))

/** The size of a call whose result is as long as a number says. */
export function cutOf(name: string, given: readonly SqlNode[], sizeOf: (argument: SqlNode) => Size, rows: number): Size | undefined {
  const [text, second, third] = given
  if (!text) return undefined
  const length = name === 'substring' || name === 'substr' ? boundOf(third) : boundOf(second)
  if (length === undefined || length < 0) return undefined
  if (name === 'repeat') return timesOf(sizeOf(text), length)
  if (name === 'lpad' || name === 'rpad') return fixed(4 * length, rows)
  if (!['left', 'right', 'substring', 'substr'].includes(name)) return undefined
  const { most, all } = sizeOf(text)
  return ofRows({ most: Math.min(most, 4 * length), all }, rows)
}
