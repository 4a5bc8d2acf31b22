import { type ViewName, views } from '../../storage/views/index.js'
import { functionColumns } from './allowed-functions.js'
import type { NameCheck } from './check-names.js'
import { hint } from './nearest.js'
import { outputName } from './output-name.js'
import { Refusal } from './refusal.js'
import { type Relation, renamed, type Scope } from './scope.js'
import type { SqlNode } from './tree.js'

/** Checks an item of FROM, and adds what it brings to the scope. */
export function addFrom(check: NameCheck, item: SqlNode, scope: Scope): void {
  switch (item.type) {
    case 'RangeVar':
      scope.relations.push(table(check, item, scope))
      return
    case 'RangeSubselect': {
      const query = item.node('subquery')
      if (!query) throw new Refusal('QUERY_NOT_ALLOWED', 'A subquery is missing', item.at)
      scope.relations.push(aliased(item, '', check.select(query, item.flag('lateral') ? scope : scope.seeing([]))))
      return
    }
    case 'RangeFunction':
      scope.relations.push({ ...functionRows(check, item, scope), ofFunction: true })
      return
    case 'JoinExpr':
      addJoin(check, item, scope)
      return
    default:
      throw new Refusal('QUERY_NOT_ALLOWED', `Not allowed in FROM: ${item.type}`, item.at)
  }
}

/** An alias for the whole of a join hides what it joins; its condition sees nothing else of the FROM that it stands in. */
function addJoin(check: NameCheck, join: SqlNode, scope: Scope): void {
  const before = scope.relations.length
  for (const side of [join.node('larg'), join.node('rarg')]) if (side) addFrom(check, side, scope)
  const sides = scope.relations.slice(before)
  const columns = sides.flatMap((relation) => relation.columns)
  if (join.flag('isNatural')) check.reading.isWhole = true
  const shared = join.names('usingClause')
  for (const name of shared) {
    if (!columns.includes(name))
      throw new Refusal('EXECUTION_ERROR', `There is no column "${name}" to join by${hint(name, columns)}`, join.at)
  }
  const condition = join.node('quals')
  if (condition) check.expression(condition, scope.seeing(sides))
  const alias = join.node('alias')
  const sharedAlias = join.node('join_using_alias')
  if (alias) {
    const names = alias.names('colnames')
    if (names.length > 0) check.reading.isWhole = true
    const relation = { alias: alias.text('aliasname'), columns: renamed(columns, names), ofView: sides.some(({ ofView }) => ofView) }
    scope.relations.splice(before, sides.length, relation)
  } else if (sharedAlias) scope.relations.push({ alias: sharedAlias.text('aliasname'), columns: shared, ofView: false })
}

function table(check: NameCheck, item: SqlNode, scope: Scope): Relation {
  const name = item.text('relname')
  check.looked.add(item)
  const columns = scope.cte(name)
  if (columns) return aliased(item, name, columns)
  if (!isView(name)) {
    const known = [...scope.ctes(), ...Object.keys(views)]
    const message = `There is no table "${name}"${hint(name, known)}; the views are ${Object.keys(views).join(', ')}`
    throw new Refusal('TABLE_NOT_FOUND', message, item.at)
  }
  check.reading.views.add(name)
  const relation = aliased(item, name, Object.keys(views[name].columns))
  if (item.node('alias')?.nodes('colnames').length) check.reading.isWhole = true
  return { ...relation, ofView: true }
}

function isView(name: string): name is ViewName {
  return Object.hasOwn(views, name)
}

function functionRows(check: NameCheck, item: SqlNode, scope: Scope): Relation {
  const entries = item.nodes('functions')
  for (const entry of entries) check.expression(entry, scope)
  const alias = entries.length === 1 ? item.node('alias')?.text('aliasname') : undefined
  const definitions = item.nodes('coldeflist')
  const columns = entries.flatMap((entry) => functionColumnsOf(entry, definitions, alias))
  const name = outputName(entries[0]?.nodes('items')[0])
  return aliased(item, name, item.flag('ordinality') ? [...columns, 'ordinality'] : columns)
}

/** The columns of one function: those it is given, those it has; the one column of a plain value goes by the alias, or by the function's name. */
function functionColumnsOf(entry: SqlNode, definitions: readonly SqlNode[], alias: string | undefined): readonly string[] {
  const [call, own] = entry.nodes('items')
  const defined = [...(own?.nodes('items') ?? []), ...definitions].map((definition) => definition.text('colname'))
  if (defined.length > 0) return defined
  const name = outputName(call)
  const known = call?.type === 'FuncCall' && Object.hasOwn(functionColumns, name) ? functionColumns[name] : undefined
  return known ?? [alias ?? name]
}

function aliased(item: SqlNode, name: string, columns: readonly string[]): Relation {
  const alias = item.node('alias')
  if (!alias) return { alias: name, columns, ofView: false }
  return { alias: alias.text('aliasname'), columns: renamed(columns, alias.names('colnames')), ofView: false }
}
