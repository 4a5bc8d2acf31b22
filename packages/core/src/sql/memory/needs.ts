import type { SqlNeeds, SqlQuery, ViewSizes } from '../../storage/index.js'
import type { SqlNode } from '../tree.js'
import { views } from '../views.js'
import type { Cost } from './cost.js'
import { makesRanges } from './gather.js'
import { SelectCostModel } from './select.js'
import { fixed, type Size, type Table, type ValueKind } from './size.js'

const megabyte = 1024 * 1024

/** What a query may take; a server process takes some more for each of them. */
const maxCollected = 256 * megabyte
const maxValues = 128 * megabyte
const maxTogether = 320 * megabyte
const maxHashed = 256 * megabyte
const maxRanges = 75_000
const maxSteps = 1e10
const maxParts = 256
const maxSorted = 2 * megabyte

/** From here on rows are sorted rather than hashed. */
const maxJoined = 128 * megabyte
const maxGrouped = 64 * megabyte

/** All parts of a plan share this. */
const sortMemory = 128 * megabyte
const workMemory = { least: 512, most: 16 * 1024, leastOfSort: 128 }

/** What is counted of a value that is sorted on its own, at least. */
const sortedSlot = 24

/** A recursion that keeps all of its rows makes about so many a millisecond, and keeps so much of each beside the values. */
const time = { most: 5_000, least: 500 }
const recursion = { perMillisecond: 1_200, perRow: 130, most: 256 * megabyte }

/** Bytes by the type of a view's column. */
const lengths: { readonly [type: string]: number } = { uuid: 16, timestamptz: 8, date: 4, bigint: 8 }
const longest: { readonly [type: string]: number } = { text: 100_000, 'text[]': 50_000, jsonb: 4_000_000 }
/** Other values are texts, times and the like; of lists nothing is said. */
const kindsOf: { readonly [type: string]: ValueKind | undefined } = { jsonb: 'json', bigint: 'number' }
/** A value of jsonb takes up more than its text does. */
const jsonTimes = 4
const unknownRows = 1_000_000_000

const keys: { readonly [view: string]: string } = { activity: 'event_id', customers: 'customer_id', users: 'user_id' }

/** What a query needs of memory, over views of any size or of the sizes given. */
export function needsOf(tree: SqlNode, reads: SqlQuery['reads'], sizes: ViewSizes = {}): SqlNeeds {
  const tables = Object.fromEntries(reads.map((read) => [read.view, tableOf(read, sizes)]))
  const reckoning = new SelectCostModel(tables, makesRanges(tree))
  reckoning.select(tree, { tables: [], rows: 1, sets: 1, around: undefined, ctes: new Map() })
  const { spent } = reckoning
  const refusal = refusalOf(spent)
  const perPart = sortMemory / Math.max(1, spent.parts) / 1024
  const perSort = (sortMemory * sortedSlot) / Math.max(1, spent.sorted) / 1024
  return {
    refusal: refusal ?? refusalOfHashing(spent),
    isOfHashing: refusal === undefined,
    hashJoins: spent.joined <= maxJoined,
    hashGroups: spent.grouped <= maxGrouped,
    workMemory: Math.floor(Math.min(workMemory.most, Math.max(workMemory.least, perPart), Math.max(workMemory.leastOfSort, perSort))),
    milliseconds: millisecondsOf(spent)
  }
}

function tableOf({ view, columns }: SqlQuery['reads'][number], sizes: ViewSizes): Table {
  const known = sizes[view]
  const rows = known?.rows ?? unknownRows
  const sized = columns.map((column): [string, Size] => {
    const type = Object.entries(views[view].columns).find(([name]) => name === column)?.[1].type ?? 'text'
    const times = type === 'jsonb' ? jsonTimes : 1
    const size = known?.columns[column]
    const bytes = size ? { most: times * size.most, all: times * size.all } : fixed(lengths[type] ?? longest[type] ?? 0, rows)
    return [column, { ...bytes, kind: type === 'text[]' ? undefined : (kindsOf[type] ?? 'plain') }]
  })
  return { alias: view, rows, columns: sized, isOrdered: true, keys: new Set([keys[view] ?? '']), isStored: true }
}

function refusalOf(spent: Cost): string | undefined {
  if (spent.ranges > maxRanges) {
    return `range_agg and its like take at most ${maxRanges} ranges: give them the rows of a subquery with LIMIT 10000`
  }
  if (spent.collected > maxCollected || (spent.collected > 0 && spent.collected + spent.values > maxTogether)) {
    const what = 'What array_agg, string_agg, jsonb_agg, ARRAY(SELECT …) and their like gather'
    const instead =
      'gather fewer rows, as those of a subquery with LIMIT 10000, join by customer_id, user_id or event_id, gather less of each, as left(x, 100), or take json_agg, which needs less than jsonb_agg and array_agg'
    return `${what} could take ${inWords(spent.collected + spent.values)} of memory, and ${inWords(maxCollected)} is the most: ${instead}`
  }
  if (spent.values > maxValues) {
    return `The query could make values of ${inWords(spent.values)}, and ${inWords(maxValues)} is the most: cut what they are made of, as left(x, 1000)`
  }
  if (spent.steps + spent.searched > maxSteps) {
    return 'The query compares all of one long value with all of another (@>, &&, strpos, trim, translate and the like): cut one of them, as left(x, 1000), or join unnest(x) instead'
  }
  if (spent.sorted > maxSorted) {
    return `The query sorts or groups by values of up to ${inWords(spent.sorted)}, and ${inWords(maxSorted)} is the most: sort by left(x, 1000) or md5(x)`
  }
  if (spent.parts > maxParts) return `The query has more than ${maxParts} sorts, groupings, windows and joins: write it as several queries`
  if (spent.recursion > 0 && millisecondsOf(spent) < time.least) {
    return 'WITH RECURSIVE … UNION keeps all of its rows: give it shorter columns, such as ids, or write UNION ALL with a condition that ends it'
  }
  return undefined
}

function refusalOfHashing({ hashed }: Cost): string | undefined {
  if (hashed <= maxHashed) return undefined
  return `The subquery of IN, NOT IN or EXISTS could take ${inWords(hashed)} of memory, and ${inWords(maxHashed)} is the most: write it as a JOIN, or give it a LIMIT`
}

function millisecondsOf({ recursion: width }: Cost): number {
  if (width === 0) return time.most
  return Math.min(time.most, Math.floor(recursion.most / ((recursion.perRow + width) * recursion.perMillisecond)))
}

function inWords(bytes: number): string {
  const megabytes = bytes / megabyte
  if (megabytes > 100 * 1024) return 'more than 100 GB'
  return megabytes >= 1024 ? `${Math.round(megabytes / 102.4) / 10} GB` : `${Math.ceil(megabytes)} MB`
}
