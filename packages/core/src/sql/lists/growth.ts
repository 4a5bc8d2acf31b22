import { checkRecursion } from '../recursion.js'
import { Refusal } from '../refusal.js'
import type { SqlNode } from '../tree.js'
import { growthOf, type Measure } from './growth-of.js'

/** By how much a query may make one value larger than those that it reads, over all its levels. */
const maxGrowth = 1_000_000

/** The growth of the queries of WITH, by name. */
type Known = ReadonlyMap<string, number>

/**
 * Refuses queries that double a value level by level, until it fills the memory: `x || x` of `x || x` of … A level makes a value as many times larger as
 * its longest expression says, and starts from the largest of what stands in its FROM.
 */
export function checkGrowth(tree: SqlNode): void {
  if (growthOfSelect(tree, new Map()) > maxGrowth) throw new Refusal('QUERY_NOT_ALLOWED', 'The query would make values too large', tree.at)
  const nodes = [...tree.all()]
  const hasArrays = nodes.some(makesArrayOrRow)
  for (const node of nodes) if (node.type === 'CommonTableExpr') checkRecursion(node, hasArrays)
}

/** Calls besides those of arrays that may make one. */
const arrayCalls = /array|^(regexp_match|regexp_matches|percentile_cont|percentile_disc|trim_array|jsonb_agg|json_agg)$/

function makesArrayOrRow(node: SqlNode): boolean {
  switch (node.type) {
    case 'A_ArrayExpr':
    case 'RowExpr':
      return true
    case 'SubLink':
      return node.text('subLinkType') === 'ARRAY_SUBLINK'
    case 'TypeName':
      return node.nodes('arrayBounds').length > 0
    case 'FuncCall':
      return arrayCalls.test(node.names('funcname').at(-1) ?? '')
    default:
      return false
  }
}

function growthOfSelect(select: SqlNode, around: Known): number {
  const known = new Map(around)
  const withClause = select.node('withClause')
  for (const cte of withClause?.nodes('ctes') ?? []) {
    const name = cte.text('ctename')
    const query = cte.node('ctequery')
    if (withClause?.flag('recursive')) known.set(name, 1)
    if (query) known.set(name, growthOfSelect(query, known))
  }
  const left = select.node('larg')
  const right = select.node('rarg')
  const sides = left && right ? Math.max(growthOfSelect(left, known), growthOfSelect(right, known)) : 1
  const measure: Measure = { column: () => 1, query: (inner) => growthOfSelect(inner, known), least: 1, countsDigits: true, isText: false }
  const from = select.nodes('fromClause')
  const start = from.reduce((before, item) => Math.max(before, growthOfSource(item, before, known, measure)), 1)
  const apart = new Set<SqlNode | undefined>([withClause, left, right, ...from])
  const own = [...select.children()].filter((child) => !apart.has(child)).map((child) => growthOf(child, measure))
  return start * sides * Math.max(1, ...own)
}

/** What comes from an item of FROM; a function and what is LATERAL start from what stands before them. */
function growthOfSource(item: SqlNode, before: number, known: Known, measure: Measure): number {
  switch (item.type) {
    case 'RangeVar':
      return known.get(item.text('relname')) ?? 1
    case 'JoinExpr': {
      const left = item.node('larg')
      const right = item.node('rarg')
      const condition = item.node('quals')
      const first = left ? growthOfSource(left, before, known, measure) : 1
      const second = right ? growthOfSource(right, Math.max(before, first), known, measure) : 1
      return Math.max(first, second, condition ? growthOf(condition, measure) : 1)
    }
    case 'RangeFunction':
      return before * Math.max(1, growthOf(item, measure))
    default:
      return (item.flag('lateral') ? before : 1) * Math.max(1, growthOf(item, measure))
  }
}
