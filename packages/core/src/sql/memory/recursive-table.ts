import { constantOf } from '../checks/bound-of.js'
import type { SqlNode } from '../tree.js'
import type { CostModel, Place } from './cost.js'
import { fixed, maxRecursions, ofRows, rowOf, type Size, type Table } from './size.js'

/** A value that grows step by step is copied in each: within its time it grows no longer. */
const maxGrownBytes = 2 * 1024 * 1024

/** The rows of a query of WITH RECURSIVE, which is made of itself. */
export function recursiveTable(cte: SqlNode, query: SqlNode, place: Place, reckoning: CostModel): Table {
  const name = cte.text('ctename')
  const first = query.node('larg')
  const step = query.node('rarg')
  const names = cte.names('aliascolnames')
  const isNamed = (node: SqlNode) => node.type === 'RangeVar' && node.text('relname') === name
  if (!first || !step || ![...step.all()].some(isNamed)) return reckoning.select(query, place)
  const start = reckoning.select(first, place)
  const itself = (columns: Table['columns'], rows: number): Table => {
    const named = columns.map(([column, size], index) => [names[index] ?? column, size] as const)
    return { alias: name, rows, columns: named, isOrdered: true, keys: new Set() }
  }
  const within = (table: Table) => reckoning.select(step, { ...place, ctes: new Map([...place.ctes, [name, table]]) })
  const once = within(itself(start.columns, 1))
  const steps = stepsOf(
    first,
    step,
    itself(start.columns, 1).columns.map(([column]) => column)
  )
  const isLine = step.nodes('fromClause').length === 1 && step.nodes('fromClause').every(isNamed) && once.rows <= 1
  const rows = isLine && steps !== undefined ? Math.min(start.rows * (steps + 1), maxRecursions) : maxRecursions
  const columns = start.columns.map(([column, size], index): [string, Size] => {
    const next = once.columns[index]?.[1] ?? rowOf(once)
    const added = Math.max(0, next.most - size.most)
    const grown = steps === undefined ? (added > 0 ? maxGrownBytes : 0) : Math.min(steps * added, maxGrownBytes)
    const kind = size.kind === next.kind ? size.kind : undefined
    return [column, { ...fixed(Math.max(size.most, next.most, Math.min(size.most + grown, maxGrownBytes)), rows), kind }]
  })
  const added = ['search_clause', 'cycle_clause'].flatMap((clause): [string, Size][] => {
    const node = cte.node(clause)
    const columnNames = ['search_seq_column', 'cycle_mark_column', 'cycle_path_column'].map((field) => node?.text(field) ?? '')
    return columnNames.filter((column) => column !== '').map((column) => [column, fixed(maxGrownBytes, rows)])
  })
  const table = { ...itself(columns, rows), columns: [...itself(columns, rows).columns, ...added] }
  if (!query.flag('all')) reckoning.spent.recursion = Math.max(reckoning.spent.recursion, rows < maxRecursions ? 1 : rowOf(table).most)
  return { ...table, columns: table.columns.map(([column, size]) => [column, ofRows(size, rows)] as const) }
}

/** How many steps a recursion takes, where it counts them: `1 AS n` at first, then `n + 1`, `WHERE n < 10`. */
function stepsOf(first: SqlNode, step: SqlNode, names: readonly string[]): number | undefined {
  const starts = first.nodes('targetList').map((target) => constantOf(target.node('val')))
  const counted = new Map<string, number>()
  for (const [index, target] of step.nodes('targetList').entries()) {
    const value = target.node('val')
    const column = value?.type === 'A_Expr' && value.names('name').join() === '+' ? value.node('lexpr')?.names('fields').at(-1) : undefined
    const start = starts[index]
    const by = constantOf(value?.node('rexpr'))
    if (column !== undefined && names[index] === column && start !== undefined && by !== undefined && by >= 1) counted.set(column, start)
  }
  for (const part of conditionsOf(step.node('whereClause'))) {
    const column = part.node('lexpr')?.names('fields').at(-1) ?? ''
    const most = constantOf(part.node('rexpr'))
    const start = counted.get(column)
    const isBound = part.type === 'A_Expr' && part.text('kind') === 'AEXPR_OP' && ['<', '<='].includes(part.names('name').join())
    if (isBound && start !== undefined && most !== undefined) return Math.max(1, most - start + 1)
  }
  return undefined
}

function conditionsOf(condition: SqlNode | undefined): readonly SqlNode[] {
  if (condition?.type === 'BoolExpr' && condition.text('boolop') === 'AND_EXPR') return condition.nodes('args')
  return condition ? [condition] : []
}
