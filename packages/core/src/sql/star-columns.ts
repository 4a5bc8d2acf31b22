import { moreColumns } from './column-names.js'
import { functionColumns } from './lists/allowed-functions.js'
import { outputName } from './output-name.js'
import type { Relation, Scope } from './scope.js'
import type { SqlNode } from './tree.js'

/** The columns that `*`, `a.*` and `(a).*` stand for in a list of targets. */
export function starColumns(value: SqlNode, scope: Scope): readonly string[] {
  if (value.type === 'A_Indirection') return fieldsOf(value, scope)
  const [alias] = value.names('fields')
  return alias === undefined ? scope.star : starOf(scope.relation(alias))
}

/** `(a).*` of a column has the fields of its value, which are not known; a name that is a column's is no row's. */
function fieldsOf(value: SqlNode, scope: Scope): readonly string[] {
  const row = value.node('arg')
  if (!row || value.nodes('indirection').length > 1) return [moreColumns]
  const [alias, ...others] = row.type === 'ColumnRef' ? row.names('fields') : []
  if (alias !== undefined) return others.length > 0 || scope.mayBeColumn(alias) ? [moreColumns] : starOf(scope.relation(alias))
  const name = outputName(row)
  return row.type === 'FuncCall' && Object.hasOwn(functionColumns, name) ? (functionColumns[name] ?? []) : [moreColumns]
}

function starOf(relation: Relation | undefined): readonly string[] {
  return relation?.star ?? relation?.columns ?? [moreColumns]
}
