import type { ViewName } from '../../storage/index.js'
import type { SqlNode } from '../tree.js'
import type { Table } from './size.js'

/** The rows of an organization's views, and the sizes of their columns. */
export type ViewSizes = { readonly [view in ViewName]?: Table }

/** What a query may take of memory, in bytes unless it says otherwise. All of them are bounds from above. */
export interface Cost {
  /** What aggregates gather: nothing of it is ever written to disk. */
  collected: number
  /** Values that may be there at the same time, while one row is made. */
  values: number
  /** Tables of hash joins, of which rows of the same key cannot be written to disk. */
  joined: number
  /** Values that groups keep, which grow after the groups were counted. */
  grouped: number
  /** What `x NOT IN (SELECT …)` and the like may keep of the subquery. */
  hashed: number
  /** How many parts of the plan have `work_mem` each. */
  parts: number
  /** Rows that go into one range: putting those together cannot be interrupted. */
  ranges: number
  /** Steps of the longest comparison of a value with a value, which cannot be interrupted either. */
  steps: number
  /** The steps of all that looks for one character after the other: constants are worked out one after the other, without a stop between. */
  searched: number
  /** The longest value that is sorted on its own: Postgres 17 and 18 count only a part of it, and sort more at a time than they should. */
  sorted: number
  /** Bytes of a row of WITH RECURSIVE … UNION, which keeps all of them. */
  recursion: number
}

/** Where an expression stands: what it can name, and for how many rows it is made. */
export interface Place {
  readonly tables: readonly Table[]
  readonly rows: number
  /** How often each row is grouped. */
  readonly sets: number
  readonly around: Place | undefined
  readonly ctes: ReadonlyMap<string, Table>
}

/** What the parts of the reckoning know of it. */
export interface CostModel {
  readonly spent: Cost
  readonly views: ViewSizes
  /** Whether the query makes ranges. */
  readonly hasRanges: boolean
  select(select: SqlNode, around: Place): Table
}
