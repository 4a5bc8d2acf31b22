import type { ViewName } from '../storage/index.js'
import type { Scope } from './scope.js'
import type { SqlNode } from './tree.js'

/** What a query reads: per view whether by name or as a whole, with stars and rows. */
export interface Reading {
  views: Set<ViewName>
  /** Whether some part takes all columns there are. */
  isWhole: boolean
}

/** The walk that looks up names, for the parts of it that stand in files of their own. */
export interface Names {
  readonly reading: Reading
  /** The tables and columns that were looked up. */
  readonly looked: Set<SqlNode>
  /** Checks a SELECT in what is around it; answers the names of its columns. */
  select(select: SqlNode, around: Scope): readonly string[]
  /** Checks an expression, and whatever queries are in it. */
  expression(node: SqlNode, scope: Scope): void
}
