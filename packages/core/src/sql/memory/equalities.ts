import type { SqlNode } from '../tree.js'
import type { Table } from './size.js'

/** What of a join is equal to what, as far as it tells how many rows there are. */
export class Equalities {
  /** A table of which each row of another has at most one. */
  readonly #edges: { of: Table; by: Table }[] = []
  /** Conditions of joins, and the tables that they may tell of: those of a side that is kept as a whole have more rows. */
  readonly #conditions: { condition: SqlNode; of: readonly Table[] }[] = []
  isFull = false

  add(join: SqlNode, left: readonly Table[], right: readonly Table[]): void {
    const type = join.text('jointype')
    if (type === 'JOIN_FULL') this.isFull = true
    const of = [
      ...(type === 'JOIN_INNER' || type === 'JOIN_RIGHT' ? left : []),
      ...(type === 'JOIN_INNER' || type === 'JOIN_LEFT' ? right : [])
    ]
    for (const name of join.names('usingClause')) {
      const [first] = left.filter((table) => hasColumn(table, name))
      const [second] = right.filter((table) => hasColumn(table, name))
      if (!first || !second) continue
      if (of.includes(second) && second.keys.has(name)) this.#edges.push({ of: second, by: first })
      if (of.includes(first) && first.keys.has(name)) this.#edges.push({ of: first, by: second })
    }
    const condition = join.node('quals')
    if (condition) this.#conditions.push({ condition, of })
  }

  /** The tables that bring no more rows, because their key is that of a row of another table. */
  determined(tables: readonly Table[], where: SqlNode | undefined): ReadonlySet<Table> {
    const conditions = where ? [...this.#conditions, { condition: where, of: tables }] : this.#conditions
    const edges = [...this.#edges, ...conditions.flatMap(({ condition, of }) => edgesIn(condition, tables, of))]
    const determinedBy = new Map<Table, Table>()
    for (const { of, by } of edges) {
      if (!tables.includes(of) || !tables.includes(by) || determinedBy.has(of)) continue
      let from: Table | undefined = by
      while (from && from !== of) from = determinedBy.get(from)
      if (from === undefined) determinedBy.set(of, by)
    }
    return new Set(determinedBy.keys())
  }
}

function hasColumn(table: Table, name: string): boolean {
  return table.columns.some(([column]) => column === name)
}

/** `a.key = b.other`, alone or joined to others by AND. */
function edgesIn(condition: SqlNode, tables: readonly Table[], of: readonly Table[]): { of: Table; by: Table }[] {
  if (condition.type === 'BoolExpr' && condition.text('boolop') === 'AND_EXPR') {
    return condition.nodes('args').flatMap((part) => edgesIn(part, tables, of))
  }
  if (condition.type !== 'A_Expr' || condition.text('kind') !== 'AEXPR_OP' || condition.names('name').join() !== '=') return []
  const [left, right] = [condition.node('lexpr'), condition.node('rexpr')].map((side) => referred(side, tables))
  if (!left || !right || left.table === right.table) return []
  const edges = [
    { of: left.table, by: right.table, column: left.column },
    { of: right.table, by: left.table, column: right.column }
  ]
  return edges.filter((edge) => edge.of.keys.has(edge.column) && of.includes(edge.of))
}

/** The one table whose column an expression is. */
function referred(node: SqlNode | undefined, tables: readonly Table[]): { table: Table; column: string } | undefined {
  if (node?.type !== 'ColumnRef') return undefined
  const [first = '', second] = node.names('fields')
  const column = second ?? first
  const found = tables.filter((table) => (second === undefined || table.alias === first) && hasColumn(table, column))
  const [table] = found
  return found.length === 1 && table ? { table, column } : undefined
}
