import { renamed } from '../column-names.js'
import { addFrom } from '../from-clause.js'
import type { Names, Reading } from '../names.js'
import { isStar, outputName } from '../output-name.js'
import { Refusal } from '../refusal.js'
import { Scope } from '../scope.js'
import { starColumns } from '../star-columns.js'
import type { SqlNode } from '../tree.js'
import { ColumnCheck } from './column-check.js'

/** A long chain of queries within queries is looked at more than once. */
const maxVisits = 100_000

/**
 * Looks up every name of a query: tables among the views and the queries of WITH, columns among those of what stands in FROM. Postgres would try a
 * column that is none as a function of the row, so a name that is not found is refused.
 */
export function checkNames(tree: SqlNode): Reading {
  const check = new NameCheck()
  check.select(tree, new Scope())
  // What the walk passes by must not pass: a name in a place that it does not know is refused.
  for (const node of tree.all()) if (isName(node) && !check.looked.has(node)) throw outOfPlace(node)
  return check.reading
}

function isName({ type }: SqlNode): boolean {
  return type === 'RangeVar' || type === 'ColumnRef'
}

function outOfPlace(node: SqlNode): Refusal {
  return new Refusal('QUERY_NOT_ALLOWED', 'Tables and columns must not be named here', node.at)
}

/** One walk over a query, from the outermost SELECT inwards. */
class NameCheck implements Names {
  readonly reading: Reading = { views: new Set(), isWhole: false }
  /** The tables and columns that were looked up. */
  readonly looked = new Set<SqlNode>()
  readonly #columns = new ColumnCheck(this.reading)
  #visits = 0

  /** Checks a SELECT in what is around it; answers the names of its columns. */
  select(select: SqlNode, around: Scope): readonly string[] {
    if (select.type !== 'SelectStmt') throw new Refusal('QUERY_NOT_ALLOWED', 'Only SELECT may run', select.at)
    this.#visit(select)
    const scope = new Scope(around)
    this.#addCtes(select, scope)
    const columns = this.#body(select, scope)
    scope.outputs.push(...columns)
    this.#clauses(
      select,
      ['distinctClause', 'groupClause', 'windowClause', 'sortClause', 'limitOffset', 'limitCount', 'havingClause'],
      scope
    )
    return columns
  }

  /** Checks an expression, and whatever queries are in it. */
  expression(node: SqlNode, scope: Scope): void {
    this.#visit(node)
    if (node.type === 'SelectStmt') this.select(node, scope)
    else if (node.type === 'ColumnRef') {
      this.looked.add(node)
      this.#columns.checkReference(node, scope)
    } else {
      if (node.type === 'A_Indirection') this.#columns.checkIndirection(node)
      for (const child of node.children()) this.expression(child, scope)
    }
  }

  #visit(node: SqlNode): void {
    if (++this.#visits > maxVisits) throw new Refusal('QUERY_NOT_ALLOWED', 'The query has too many parts', node.at)
  }

  #body(select: SqlNode, scope: Scope): readonly string[] {
    const left = select.node('larg')
    const right = select.node('rarg')
    if (left && right) {
      const columns = this.select(left, scope)
      this.select(right, scope)
      return columns
    }
    const [values] = select.nodes('valuesLists')
    if (values) {
      this.#clauses(select, ['valuesLists'], scope)
      return values.nodes('items').map((_, index) => `column${index + 1}`)
    }
    for (const item of select.nodes('fromClause')) scope.star.push(...addFrom(this, item, scope))
    this.#clauses(select, ['targetList', 'whereClause'], scope)
    return select.nodes('targetList').flatMap((target) => this.#outputs(target, scope))
  }

  #clauses(select: SqlNode, fields: readonly string[], scope: Scope): void {
    for (const field of fields) {
      const one = select.node(field)
      for (const node of one ? [one] : select.nodes(field)) this.expression(node, scope)
    }
  }

  /** A target's columns: its alias, its own name, or all that a star stands for. */
  #outputs(target: SqlNode, scope: Scope): readonly string[] {
    const alias = target.text('name')
    if (alias !== '') return [alias]
    const value = target.node('val')
    return value && isStar(value) ? starColumns(value, scope) : [outputName(value)]
  }

  #addCtes(select: SqlNode, scope: Scope): void {
    const withClause = select.node('withClause')
    if (!withClause) return
    const isRecursive = withClause.flag('recursive')
    // With RECURSIVE, Postgres sees all of them from each, whatever their order.
    if (isRecursive)
      for (const cte of withClause.nodes('ctes')) scope.addCte(cte.text('ctename'), { columns: [], added: [], isAhead: true })
    for (const cte of withClause.nodes('ctes')) this.#addCte(cte, isRecursive, scope)
  }

  /** A query of WITH sees those before it; a recursive one sees itself, with the columns of its first part. */
  #addCte(cte: SqlNode, isRecursive: boolean, scope: Scope): void {
    const query = cte.node('ctequery')
    if (!query) throw new Refusal('QUERY_NOT_ALLOWED', 'WITH takes queries only', cte.at)
    const name = cte.text('ctename')
    const given = cte.names('aliascolnames')
    const first = query.node('larg')
    if (isRecursive && first) {
      const within = new Scope(scope)
      this.#addCtes(query, within)
      scope.addCte(name, { columns: renamed(this.select(first, within), given), added: addedColumns(cte) })
    }
    const columns = renamed(this.select(query, scope), given)
    scope.addCte(name, { columns, added: addedColumns(cte) })
    for (const clause of [cte.node('search_clause'), cte.node('cycle_clause')]) if (clause) this.expression(clause, scope)
  }
}

/** The columns that SEARCH and CYCLE add. */
function addedColumns(cte: SqlNode): string[] {
  const cycle = cte.node('cycle_clause')
  const names = [cte.node('search_clause')?.text('search_seq_column'), cycle?.text('cycle_mark_column'), cycle?.text('cycle_path_column')]
  return names.flatMap((name) => (name ? [name] : []))
}
