import type { ViewName } from '../storage/index.js'
import { hint } from '../validation/index.js'
import { aliased } from './aliased.js'
import { isNamed, joined, joinedNaturally, moreColumns, renamed } from './column-names.js'
import { functionRows } from './lists/function-rows.js'
import type { Names } from './names.js'
import { Refusal } from './refusal.js'
import type { Cte, Relation, Scope } from './scope.js'
import type { SqlNode } from './tree.js'
import { views } from './views.js'

/** Checks an item of FROM, and adds what it brings to the scope; answers the columns that a star has of it, in order. */
export function addFrom(check: Names, item: SqlNode, scope: Scope): readonly string[] {
  if (item.type === 'JoinExpr') return addJoin(check, item, scope)
  const relation = relationOf(check, item, scope)
  scope.relations.push(relation)
  return relation.star ?? relation.columns
}

function relationOf(check: Names, item: SqlNode, scope: Scope): Relation {
  switch (item.type) {
    case 'RangeVar':
      return table(check, item, scope)
    case 'RangeSubselect': {
      const query = item.node('subquery')
      if (!query) throw new Refusal('QUERY_NOT_ALLOWED', 'A subquery is missing', item.at)
      return aliased(item, '', check.select(query, item.flag('lateral') ? scope : scope.seeing([])))
    }
    case 'RangeFunction':
      return functionRows(check, item, scope)
    default:
      throw new Refusal('QUERY_NOT_ALLOWED', `Not allowed in FROM: ${item.type}`, item.at)
  }
}

/** An alias for the whole of a join hides what it joins; its condition sees nothing else of the FROM that it stands in. */
function addJoin(check: Names, join: SqlNode, scope: Scope): readonly string[] {
  const before = scope.relations.length
  const [left = [], right = []] = [join.node('larg'), join.node('rarg')].map((side) => side && addFrom(check, side, scope))
  const sides = scope.relations.slice(before)
  const isNatural = join.flag('isNatural')
  if (isNatural) check.reading.isWhole = true
  const shared = join.names('usingClause')
  for (const name of shared) {
    if (left.includes(name) || right.includes(name)) continue
    throw new Refusal(
      'EXECUTION_ERROR',
      `There is no column "${name}" to join by${hint(name, [...left, ...right].filter(isNamed))}`,
      join.at
    )
  }
  const condition = join.node('quals')
  if (condition) check.expression(condition, scope.seeing(sides))
  const columns = isNatural ? joinedNaturally(left, right) : joined(left, right, shared)
  const alias = join.node('alias')
  const sharedAlias = join.node('join_using_alias')
  if (alias) {
    const names = alias.names('colnames')
    if (names.length > 0) check.reading.isWhole = true
    const relation = { alias: alias.text('aliasname'), columns: renamed(columns, names), ofView: sides.some(({ ofView }) => ofView) }
    scope.relations.splice(before, sides.length, relation)
    return relation.columns
  }
  if (sharedAlias) scope.relations.push({ alias: sharedAlias.text('aliasname'), columns: shared, ofView: false })
  return columns
}

function table(check: Names, item: SqlNode, scope: Scope): Relation {
  const name = item.text('relname')
  check.looked.add(item)
  const cte = scope.cte(name)
  if (cte) return cteRows(item, name, cte)
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

function cteRows(item: SqlNode, name: string, { columns, added, isAhead }: Cte): Relation {
  if (isAhead) throw new Refusal('TABLE_NOT_FOUND', `"${name}" stands further down in WITH RECURSIVE: put it before what reads it`, item.at)
  const relation = aliased(item, name, [...columns, ...added])
  return added.length > 0 ? { ...relation, star: aliased(item, name, [...columns, moreColumns]).columns } : relation
}

function isView(name: string): name is ViewName {
  return Object.hasOwn(views, name)
}
