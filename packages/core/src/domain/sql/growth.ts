import { boundOf, constantOf } from './bound-of.js'
import { Refusal } from './refusal.js'
import type { SqlNode } from './tree.js'

/** By how much the parts of a query may make one value larger than those it is made of, multiplied over all its levels. */
const mostGrowth = 1_000_000

/** An exponent that only the data tells counts as this. */
const unknownExponent = 100

const growingOperators = new Set(['||', '*'])
const growingFunctions = new Set(
  'array_append array_cat array_prepend concat concat_ws format json_build_array json_build_object jsonb_build_array jsonb_build_object'.split(
    ' '
  )
)
const growingNodes = new Set(['A_ArrayExpr', 'RowExpr', 'JsonObjectConstructor', 'JsonArrayConstructor'])

/**
 * Refuses queries that double a value level by level, until it fills the memory: `x || x` of `x || x` of … A level makes a value as many times larger as
 * it names columns in one expression that joins values; calls that repeat multiply by as often as they do.
 */
export function checkGrowth(tree: SqlNode): void {
  if (growthOf(tree) > mostGrowth) throw new Refusal('QUERY_NOT_ALLOWED', 'The query would make values too large', tree.at)
  for (const node of tree.all()) if (node.type === 'CommonTableExpr') checkRecursion(node)
}

/** By how much a SELECT and those within it make a value larger; of those that a UNION puts side by side, the largest. */
function growthOf(select: SqlNode): number {
  const [left, right] = [select.node('larg'), select.node('rarg')]
  const sides = left && right ? Math.max(growthOf(left), growthOf(right)) : 1
  let own = 1
  let factors = 1
  let below = 1
  for (const node of select.all((node) => node.type !== 'SelectStmt')) {
    factors *= factorOf(node)
    if (isGrowing(node)) own = Math.max(own, columnsIn(node))
    for (const child of node.children()) if (child.type === 'SelectStmt' && child !== left && child !== right) below *= growthOf(child)
  }
  return sides * own * factors * below
}

/** A recursion grows step by step, so a step may not join a column to itself. */
function checkRecursion(cte: SqlNode): void {
  const step = cte.node('ctequery')?.node('rarg')
  if (!step || !namesTable(step, cte.text('ctename'))) return
  for (const node of step.all()) {
    if (!isGrowing(node) || node.names('name').includes('*')) continue
    const columns = columnRefs(node).map((column) => column.names('fields'))
    const repeated = columns.some((column, index) => columns.slice(0, index).some((earlier) => mayBeSame(column, earlier)))
    if (repeated) throw new Refusal('QUERY_NOT_ALLOWED', 'In WITH RECURSIVE a value must not be joined to itself', node.at)
  }
}

/** Whether two names may mean one column: `x` may be `a.x`. */
function mayBeSame(one: readonly string[], other: readonly string[]): boolean {
  return one.at(-1) === other.at(-1) && (one.length !== other.length || one.join('.') === other.join('.'))
}

function namesTable(node: SqlNode, name: string): boolean {
  for (const part of node.all()) if (part.type === 'RangeVar' && part.text('relname') === name) return true
  return false
}

function isGrowing(node: SqlNode): boolean {
  if (node.type === 'A_Expr') return node.names('name').some((name) => growingOperators.has(name))
  if (node.type === 'FuncCall') return growingFunctions.has(node.names('funcname').at(-1) ?? '')
  return growingNodes.has(node.type)
}

function factorOf(node: SqlNode): number {
  if (node.type === 'A_Expr' && node.names('name').join() === '^') return exponentOf(node.node('rexpr'))
  if (node.type !== 'FuncCall') return 1
  const [, second, third] = node.nodes('args')
  switch (node.names('funcname').at(-1)) {
    case 'repeat':
      return Math.max(1, boundOf(second) ?? 1)
    case 'power':
    case 'pow':
      return exponentOf(second)
    case 'replace':
    case 'regexp_replace':
      return Math.max(1, third?.node('sval')?.text('sval').length ?? 10)
    default:
      return 1
  }
}

function exponentOf(node: SqlNode | undefined): number {
  return Math.max(1, Math.abs(constantOf(node) ?? unknownExponent))
}

function columnsIn(node: SqlNode): number {
  return Math.max(1, columnRefs(node).length)
}

function columnRefs(node: SqlNode): SqlNode[] {
  return [...node.all((inner) => inner.type !== 'SelectStmt')].filter((inner) => inner.type === 'ColumnRef')
}
