import { constantOf } from '../checks/bound-of.js'
import { functionGroups } from '../lists/allowed-functions.js'
import { isStar, outputName } from '../output-name.js'
import type { SqlNode } from '../tree.js'
import type { Cost, CostModel, Place, ViewSizes } from './cost.js'
import { Expressions } from './expression.js'
import { placeOf } from './from.js'
import { recursiveTable } from './recursive-table.js'
import { either, maxRows, ofRows, rowOf, type Size, type Table, widestOf } from './size.js'
import { kindOf } from './value-kind.js'

type Columns = readonly (readonly [name: string, size: Size])[]

const aggregates: ReadonlySet<string> = new Set(functionGroups.aggregate)
const noKeys: ReadonlySet<string> = new Set()

/** Reckons, query within query, how many rows there are and how long they are. */
export class SelectCostModel implements CostModel {
  readonly spent: Cost = {
    collected: 0,
    values: 0,
    joined: 0,
    grouped: 0,
    hashed: 0,
    parts: 0,
    ranges: 0,
    steps: 0,
    searched: 0,
    sorted: 0,
    recursion: 0
  }

  constructor(
    readonly views: ViewSizes,
    readonly hasRanges: boolean
  ) {}

  select(select: SqlNode, around: Place): Table {
    const place = this.#withCtes(select, around)
    this.spent.parts += select.nodes('sortClause').length > 0 ? 1 : 0
    return limited(this.#body(select, place), select)
  }

  #body(select: SqlNode, around: Place): Table {
    const left = select.node('larg')
    const right = select.node('rarg')
    if (left && right) return this.#both(select, this.select(left, around), this.select(right, around))
    const lists = select.nodes('valuesLists')
    if (lists.length > 0) return this.#values(lists, around)
    return this.#plain(select, placeOf(select, around, this))
  }

  #withCtes(select: SqlNode, around: Place): Place {
    const withClause = select.node('withClause')
    const ctes = new Map(around.ctes)
    const place = { ...around, ctes }
    for (const cte of withClause?.nodes('ctes') ?? []) {
      const query = cte.node('ctequery')
      if (!query) continue
      this.spent.parts++
      const names = cte.names('aliascolnames')
      const table = withClause?.flag('recursive') ? recursiveTable(cte, query, place, this) : this.select(query, place)
      const columns = [...names.map((name) => [name, widestOf(table)] as const), ...table.columns.slice(table.isOrdered ? names.length : 0)]
      ctes.set(cte.text('ctename'), names.length > 0 ? { ...table, columns, keys: noKeys } : table)
    }
    return place
  }

  #both(select: SqlNode, left: Table, right: Table): Table {
    if (left.columns.length === 1) this.spent.sorted = Math.max(this.spent.sorted, widestOf(left).most, widestOf(right).most)
    const rows = { SETOP_INTERSECT: left.rows, SETOP_EXCEPT: left.rows }[select.text('op')] ?? left.rows + right.rows
    if (!select.flag('all') || select.text('op') !== 'SETOP_UNION') {
      this.spent.parts++
      // INTERSECT and EXCEPT keep all of one side where they hash it.
      if (select.text('op') !== 'SETOP_UNION') {
        this.spent.grouped += rowOf(left).all + rowOf(right).all + 64 * (left.rows + right.rows)
      }
    }
    const isOrdered = left.isOrdered && right.isOrdered
    const columns = left.columns.map(([name, size], index) => {
      const other = isOrdered ? right.columns[index]?.[1] : widestOf(right)
      return [name, ofRows(either([isOrdered ? size : widestOf(left), other ?? widestOf(right)]), rows)] as const
    })
    return { alias: '', rows, columns, isOrdered, keys: noKeys }
  }

  #values(lists: readonly SqlNode[], around: Place): Table {
    const expressions = new Expressions({ ...around, tables: [], rows: 1, sets: 1, around }, this)
    const columns = (lists[0]?.nodes('items') ?? []).map((_, index) => {
      const sizes = lists.map((list) => list.nodes('items')[index]).map((item) => (item ? expressions.size(item) : either([])))
      return [`column${index + 1}`, either(sizes)] as const
    })
    return { alias: '', rows: lists.length, columns, isOrdered: true, keys: noKeys }
  }

  #plain(select: SqlNode, from: Place): Table {
    const groups = select.nodes('groupClause')
    const targets = select.nodes('targetList')
    const sets = setsOf(groups)
    const place = { ...from, sets }
    const expressions = new Expressions(place, this)
    this.#visit(select, expressions)
    const isOne = groups.length === 0 && [...targets, select.node('havingClause')].some((node) => node && aggregatesIn(node))
    const times = targets.reduce((most, target) => Math.max(most, expressions.rowsOf(target)), 1)
    const rows = Math.min(maxRows, (isOne ? 1 : place.rows * sets) * times)
    const columns = targets.flatMap((target): Columns => {
      const value = target.node('val')
      if (!value) return []
      if (isStar(value)) return starOf(value, place)
      const own = expressions.rowsOf(value) > 1
      const { most, all } = expressions.size(value)
      return [
        [
          target.text('name') || outputName(value),
          { most, all: own ? all * (times > 1 ? times : 1) : all * times, kind: kindOf(value, place) }
        ]
      ]
    })
    const isOrdered = place.tables.length < 2 || !targets.some((target) => isStar(target.node('val')))
    const sized = columns.map(([name, size]) => [name, ofRows(size, rows)] as const)
    return { alias: '', rows, columns: sized, isOrdered, keys: keysOf(select, place, times) }
  }

  /** What stands beside the targets takes memory as they do. */
  #visit(select: SqlNode, expressions: Expressions): void {
    const clauses = [
      'distinctClause',
      'groupClause',
      'windowClause',
      'sortClause',
      'limitOffset',
      'limitCount',
      'havingClause',
      'whereClause'
    ]
    for (const clause of clauses) {
      const one = select.node(clause)
      for (const node of one ? [one] : select.nodes(clause)) expressions.size(node)
    }
    const targets = select.nodes('targetList')
    const [target] = targets
    const isAlone =
      target !== undefined && targets.length === 1 && (select.nodes('distinctClause').length > 0 || isSortedBy(select, target))
    expressions.sort([...select.nodes('groupClause'), ...(isAlone ? targets.flatMap((target) => target.node('val') ?? []) : [])])
    for (const item of select.nodes('fromClause')) for (const condition of conditionsIn(item)) expressions.size(condition)
    this.spent.parts += select.nodes('windowClause').length * 2
    this.spent.parts += select.nodes('distinctClause').length > 0 || select.nodes('groupClause').length > 0 ? 2 : 0
  }
}

/** Whether a query with one target may be sorted by it: by its place, its name or itself, and not by another column. */
function isSortedBy(select: SqlNode, target: SqlNode): boolean {
  const value = target.node('val')
  const name = target.text('name') || outputName(value)
  return select.nodes('sortClause').some((sort) => {
    const by = sort.node('node')
    return by?.type !== 'ColumnRef' || value?.type === 'ColumnRef' || by.names('fields').at(-1) === name
  })
}

function conditionsIn(item: SqlNode): SqlNode[] {
  if (item.type !== 'JoinExpr') return []
  const left = item.node('larg')
  const right = item.node('rarg')
  const condition = item.node('quals')
  return [...(left ? conditionsIn(left) : []), ...(right ? conditionsIn(right) : []), ...(condition ? [condition] : [])]
}

/** Whether an expression holds an aggregate of the query that it stands in. */
function aggregatesIn(node: SqlNode): boolean {
  if (node.type === 'JsonObjectAgg' || node.type === 'JsonArrayAgg') return true
  if (node.type === 'FuncCall' && !node.node('over') && aggregates.has(outputName(node))) return true
  return [...node.children()].some((child) => child.type !== 'SelectStmt' && aggregatesIn(child))
}

/** How often each row is counted: once for each of the grouping sets. */
function setsOf(groups: readonly SqlNode[]): number {
  return groups.reduce((sets, group) => sets * setsIn(group), 1)
}

function setsIn(group: SqlNode): number {
  if (group.type !== 'GroupingSet') return 1
  const content = group.nodes('content')
  switch (group.text('kind')) {
    case 'GROUPING_SET_CUBE':
      return 2 ** content.length
    case 'GROUPING_SET_ROLLUP':
      return content.length + 1
    case 'GROUPING_SET_SETS':
      return content.reduce((sum, inner) => sum + setsIn(inner), 0)
    default:
      return 1
  }
}

function starOf(value: SqlNode, { tables }: Place): Columns {
  const [alias] = value.names('fields')
  if (value.type === 'ColumnRef' && alias === undefined) return tables.flatMap(({ columns }) => columns)
  return tables.find((table) => table.alias === alias)?.columns ?? [['', either(tables.map(rowOf))]]
}

/** Columns that tell the rows of a query apart: what it is grouped by, or the key of the one table that makes its rows. */
function keysOf(select: SqlNode, { tables }: Place, times: number): ReadonlySet<string> {
  if (times > 1) return noKeys
  const named = select.nodes('targetList').flatMap((target) => {
    const value = target.node('val')
    const column = value?.type === 'ColumnRef' ? value.names('fields').at(-1) : undefined
    return [{ name: target.text('name') || outputName(value), column }]
  })
  const groups = select.nodes('groupClause')
  if (groups.length === 0) {
    const keys = new Set(tables.flatMap((table) => [...table.keys]))
    if (named.some(({ name }) => name === '*' || name === '?column?')) return keys
    return new Set(named.flatMap(({ name, column }) => (column !== undefined && keys.has(column) ? [name] : [])))
  }
  const [group, ...others] = groups
  if (!group || others.length > 0) return noKeys
  const ordinal = constantOf(group)
  if (ordinal !== undefined) return new Set([named[ordinal - 1]?.name ?? ''])
  const grouped = group.type === 'ColumnRef' ? group.names('fields').at(-1) : undefined
  const isGroup = (name: string, column: string | undefined) => grouped !== undefined && (column ?? name) === grouped
  return new Set(named.flatMap(({ name, column }) => (isGroup(name, column) ? [name] : [])))
}

function limited(table: Table, select: SqlNode): Table {
  const count = select.node('limitCount')
  const most = count && !count.flag('isnull') && select.text('limitOption') === 'LIMIT_OPTION_COUNT' ? constantOf(count) : undefined
  if (most === undefined || most >= table.rows) return table
  const rows = Math.max(0, most)
  return { ...table, rows, columns: table.columns.map(([name, size]) => [name, ofRows(size, rows)] as const) }
}
