import { outputName } from '../output-name.js'
import type { SqlNode } from '../tree.js'
import type { Size, ValueKind } from './size.js'

/** What an aggregate keeps of its rows, and what writing its answer takes: so many times their bytes, and so many a row. */
interface Keeping {
  times: number
  perRow: number
}

/**
 * By the kind of the values. The figures are the most that a process of Postgres 18 took for values of each kind at the largest number of rows that passed
 * before, its answer sent: memory comes in powers of two, and quotes and control characters are written as up to six.
 */
type Keepings = Record<ValueKind | 'other', Keeping>

const texts: Keepings = all({ times: 4, perRow: 16 })
const writtenJson: Keepings = { ...all({ times: 24, perRow: 160 }), number: { times: 4, perRow: 160 }, json: { times: 4, perRow: 160 } }
/** Each part of a value is a node of its own until the end: an empty object of JSON's, three characters, takes 620 bytes. */
const trees: Keepings = { ...all({ times: 40, perRow: 700 }), number: { times: 16, perRow: 250 }, plain: { times: 16, perRow: 250 } }
/** Values that are no plain ones are each written in a buffer of a kilobyte of its own. */
const arrays: Keepings = { ...all({ times: 9, perRow: 1_300 }), number: { times: 1.5, perRow: 32 }, plain: { times: 9, perRow: 80 } }

/** A range is written in buffers of three kilobytes, which are kept until the whole is written; a multirange holds a range in 16 bytes. */
const rangeBytes = 3_500
const arraysOfRanges: Keepings = all({ times: rangeBytes / 16, perRow: 4_300 })

function all(keeping: Keeping): Keepings {
  return { number: keeping, plain: keeping, json: keeping, other: keeping }
}

/** Aggregates whose state grows with every row. */
export const collecting: { readonly [name: string]: Keepings } = {
  array_agg: arrays,
  string_agg: texts,
  json_agg: writtenJson,
  json_agg_strict: writtenJson,
  json_object_agg: writtenJson,
  json_object_agg_strict: writtenJson,
  json_object_agg_unique: writtenJson,
  json_object_agg_unique_strict: writtenJson,
  jsonb_agg: trees,
  jsonb_agg_strict: trees,
  jsonb_object_agg: trees,
  jsonb_object_agg_strict: trees,
  jsonb_object_agg_unique: trees,
  jsonb_object_agg_unique_strict: trees,
  range_agg: all({ times: 3, perRow: rangeBytes }),
  range_intersect_agg: all({ times: 3, perRow: rangeBytes })
}

/** The bytes that an aggregate may take for values of these bytes and so many rows. `hasRanges`: the query makes ranges, which any value may hold. */
export function gatheredBytes(name: string, kind: ValueKind | undefined, { bytes, rows, hasRanges }: Gathered): number {
  const keepings = name === 'array_agg' && hasRanges ? arraysOfRanges : collecting[name]
  const { times, perRow } = keepings?.[kind ?? 'other'] ?? { times: 1, perRow: 0 }
  return times * bytes + perRow * rows
}

interface Gathered {
  bytes: number
  rows: number
  hasRanges: boolean
}

/** Characters that a range takes at least as text, as in `[1,2),`. */
export const rangeLength = 6

/** How many ranges the argument of `range_agg` may hold over all rows: one each, where it makes the range itself; else it may be of several. */
export function rangesIn(given: SqlNode | undefined, { all }: Size, rows: number): number {
  if (isRange(given)) return rows
  const parts = given?.type === 'FuncCall' && /multirange$/.test(outputName(given)) ? given.nodes('args') : []
  return parts.length > 0 && parts.every(isRange) ? rows * parts.length : Math.max(rows, all / rangeLength)
}

/** Whether an expression makes a single range. */
function isRange(node: SqlNode | undefined): boolean {
  return node?.type === 'FuncCall' && /(?<!multi)range$/.test(outputName(node))
}

/** Whether a query makes ranges anywhere: views have none. */
export function makesRanges(tree: SqlNode): boolean {
  for (const node of tree.all()) {
    if (node.type === 'FuncCall' && /range/.test(outputName(node))) return true
    if (node.type === 'TypeName' && /range$/.test(node.names('names').at(-1) ?? '')) return true
  }
  return false
}
