import { hint } from '../../validation/index.js'
import { moreColumns } from '../column-names.js'
import { functionColumns } from '../lists/allowed-functions.js'
import type { Reading } from '../names.js'
import { Refusal } from '../refusal.js'
import type { Relation, Scope } from '../scope.js'
import type { SqlNode } from '../tree.js'
import { views } from '../views.js'

/** What may be read of a row by `(x).name`. */
const fieldNames: ReadonlySet<string> = new Set(
  [...Object.values(views).map(({ columns }) => Object.keys(columns)), ...Object.values(functionColumns)].flat()
)

/** Looks up columns. What takes a whole row is noted: it needs all columns of a view. */
export class ColumnCheck {
  readonly #reading: Reading

  constructor(reading: Reading) {
    this.#reading = reading
  }

  /** `x`, `a.x`, `a.*`, `*`. */
  checkReference(node: SqlNode, scope: Scope): void {
    const isStar = node.nodes('fields').at(-1)?.type === 'A_Star'
    const [first, second, third] = node.names('fields')
    if (third !== undefined || (isStar && second !== undefined)) throw qualified(node)
    if (first === undefined) this.#take(scope.relations)
    else if (second !== undefined) this.#checkColumn(node, first, second, scope)
    else if (isStar) this.#take([this.#relation(node, first, scope)])
    else this.#checkName(node, first, scope)
  }

  /**
   * `(x).name` reads a field of a row, or calls the function of that name on whatever x is. So the name has to be one that the views or functions which
   * make rows have, whatever x turns out to be: none of those is a function that does harm.
   */
  checkIndirection(node: SqlNode): void {
    for (const part of node.nodes('indirection')) {
      if (part.type === 'A_Indices' || part.type === 'A_Star' || fieldNames.has(part.text('sval'))) continue
      const name = part.text('sval')
      throw new Refusal('QUERY_NOT_ALLOWED', `The notation (…).${name} is not allowed${hint(name, fieldNames)}`, node.at)
    }
  }

  /** Notes that these are taken whole. */
  #take(relations: readonly Relation[]): void {
    if (relations.some(({ ofView }) => ofView)) this.#reading.isWhole = true
  }

  #checkColumn(node: SqlNode, alias: string, column: string, scope: Scope): void {
    const { columns } = this.#relation(node, alias, scope)
    if (!columns.includes(column)) {
      throw new Refusal('EXECUTION_ERROR', `There is no column "${column}" in ${alias}${adviceOn(column, alias, columns)}`, node.at)
    }
    // Were it taken for the value of a function's row further out, a name that is no column of it would call the function of that name.
    if (scope.relationsNamed(alias).every((relation) => !relation.ofFunction || relation.columns.includes(column))) return
    throw new Refusal('QUERY_NOT_ALLOWED', `"${alias}" is also the name of a function's rows; give one of the two another alias`, node.at)
  }

  #relation(node: SqlNode, alias: string, scope: Scope): Relation {
    const relation = scope.relation(alias)
    if (relation) return relation
    if (scope.isBeside(alias)) {
      const why = 'a subquery in FROM sees what stands beside it only after LATERAL, and the condition of a JOIN only what it joins'
      throw new Refusal('TABLE_NOT_FOUND', `"${alias}" is not seen here: ${why}`, node.at)
    }
    throw new Refusal('TABLE_NOT_FOUND', `There is no "${alias}" in FROM${hint(alias, scope.aliases())}`, node.at)
  }

  #checkName(node: SqlNode, name: string, scope: Scope): void {
    const relation = scope.relation(name)
    if (relation) this.#take([relation])
    else if (!scope.hasColumn(name)) {
      throw new Refusal('EXECUTION_ERROR', `There is no column "${name}"${hintOf(name, scope.columns())}`, node.at)
    }
  }
}

function adviceOn(column: string, alias: string, columns: readonly string[]): string {
  if (columns.includes(moreColumns)) return `, as far as can be told here: give it names for its columns, as in AS ${alias}(a, b)`
  return hint(column, columns)
}

/** A name with other than small letters was in double quotes, which many take for those of a text. */
function hintOf(name: string, columns: readonly string[]): string {
  if (/^[a-z0-9_$]*$/.test(name) || columns.includes(name.toLowerCase())) return hint(name, columns)
  return `; a text is written in single quotes: '${name}'`
}

function qualified(node: SqlNode): Refusal {
  return new Refusal('QUERY_NOT_ALLOWED', "Columns are named without a schema; a field of JSON is read by ->> 'field'", node.at)
}
