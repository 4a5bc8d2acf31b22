import type { ViewName } from '../../storage/index.js'
import { functionColumns } from '../lists/allowed-functions.js'
import { outputName } from '../output-name.js'
import type { SqlNode } from '../tree.js'
import { views } from '../views.js'
import type { CostModel, Place } from './cost.js'
import { Equalities } from './equalities.js'
import { Expressions } from './expression.js'
import { fixed, maxRows, ofRows, rowOf, type Size, type Table, widestOf } from './size.js'
import { kindOf } from './value-kind.js'

/** The place that a FROM makes: its tables, with the sizes that their columns have in all rows together. */
export function placeOf(select: SqlNode, around: Place, reckoning: CostModel): Place {
  const items = new Items(around, reckoning)
  for (const item of select.nodes('fromClause')) items.add(item)
  return items.finish(select.node('whereClause'))
}

/** What stands in one FROM, added item by item. */
class Items {
  readonly #tables: Table[] = []
  readonly #equalities = new Equalities()
  readonly #around: Place
  readonly #reckoning: CostModel

  constructor(around: Place, reckoning: CostModel) {
    this.#around = around
    this.#reckoning = reckoning
  }

  add(item: SqlNode): void {
    if (item.type !== 'JoinExpr') {
      this.#tables.push(this.#table(item))
      return
    }
    const left = item.node('larg')
    const right = item.node('rarg')
    const from = this.#tables.length
    if (left) this.add(left)
    const middle = this.#tables.length
    if (right) this.add(right)
    this.#equalities.add(item, this.#tables.slice(from, middle), this.#tables.slice(middle))
    const alias = item.node('alias')?.text('aliasname')
    if (alias === undefined) return
    // One name for all of them, whose columns may have others.
    const { rows, tables } = this.#joined(this.#tables.splice(from), undefined)
    const columns = tables.flatMap((table) => table.columns)
    this.#tables.push(aliased({ alias, rows, columns, isOrdered: false, keys: new Set() }, item, alias))
  }

  finish(where: SqlNode | undefined): Place {
    const place = this.#joined(this.#tables, where)
    this.#count(place.rows)
    return place
  }

  /** The rows of all together. A table whose key another one names brings no more rows. */
  #joined(tables: readonly Table[], where: SqlNode | undefined): Place {
    const determined = this.#equalities.determined(tables, where)
    const free = tables.filter((table) => !determined.has(table))
    const product = free.reduce((rows, table) => rows * Math.max(1, table.rows), 1)
    const rows = Math.min(maxRows, this.#equalities.isFull ? product * 2 ** free.length : product)
    const sized = tables.map((table) => {
      const times = determined.has(table) ? Number.POSITIVE_INFINITY : rows / Math.max(1, table.rows)
      const columns = table.columns.map(([name, size]) => [name, ofRows({ ...size, all: finite(size.all * times) }, rows)] as const)
      const isOnly = free.length === 1 && free[0] === table
      return { ...table, rows, columns, keys: isOnly ? table.keys : new Set<string>() }
    })
    return { tables: sized, rows, sets: 1, around: this.#around, ctes: this.#around.ctes }
  }

  /** What hash joins may hold: each table, or what is joined before the last of them. */
  #count(rows: number): void {
    const { spent } = this.#reckoning
    const tables = this.#tables
    spent.parts += tables.length
    if (tables.length < 2) return
    for (const table of tables) {
      const [column, ...others] = table.columns
      if (column && others.length === 0 && !table.isStored) spent.sorted = Math.max(spent.sorted, column[1].most)
    }
    const sizes = tables.map((table) => rowOf(table).all + 64 * table.rows)
    const width = sizes.reduce((sum, size, index) => sum + size / Math.max(1, tables[index]?.rows ?? 1), 0)
    const between = tables.length > 2 ? rows * width : 0
    spent.joined = Math.max(spent.joined, between, ...sizes)
  }

  /** Where what stands in FROM sees what stands before it. */
  #before(): Place {
    return this.#joined(this.#tables, undefined)
  }

  #table(item: SqlNode): Table {
    switch (item.type) {
      case 'RangeSubselect': {
        const query = item.node('subquery')
        const place = item.flag('lateral') ? this.#before() : this.#around
        return aliased(query ? this.#reckoning.select(query, place) : nothing, item, '')
      }
      case 'RangeFunction':
        return this.#functions(item)
      default: {
        const name = item.text('relname')
        return aliased(this.#around.ctes.get(name) ?? this.#view(name), item, name)
      }
    }
  }

  #view(name: string): Table {
    if (!isView(name)) return nothing
    return this.#reckoning.views[name] ?? nothing
  }

  #functions(item: SqlNode): Table {
    const expressions = new Expressions(this.#before(), this.#reckoning)
    const calls = item
      .nodes('functions')
      .flatMap((entry) => entry.nodes('items').filter(({ type }) => type !== 'List' && type !== 'Absent'))
    const rows = calls.reduce((most, call) => Math.max(most, expressions.rowsOf(call)), 1)
    const before = Math.max(1, expressions.place.rows)
    const columns = calls.flatMap((call): [string, Size][] => {
      const name = outputName(call)
      const { most, all } = expressions.size(call)
      const size: Size =
        name === 'generate_series'
          ? { ...fixed(most, rows), kind: kindOf(call.nodes('args')[0], expressions.place) }
          : ofRows({ most, all: all / before }, rows)
      const own = (Object.hasOwn(functionColumns, name) && functionColumns[name]) || [item.node('alias')?.text('aliasname') ?? name]
      return own.map((column) => [column, size])
    })
    const numbered: typeof columns = item.flag('ordinality') ? [...columns, ['ordinality', fixed(8, rows)]] : columns
    return aliased({ alias: '', rows, columns: numbered, isOrdered: true, keys: new Set() }, item, outputName(calls[0]))
  }
}

const nothing: Table = { alias: '', rows: 1, columns: [], isOrdered: true, keys: new Set() }

function finite(bytes: number): number {
  return Number.isNaN(bytes) ? 0 : bytes
}

/** A table by its alias; columns that get other names may be any of its own. */
function aliased(table: Table, item: SqlNode, name: string): Table {
  const alias = item.node('alias')
  const names = alias?.names('colnames') ?? []
  const widest = widestOf(table)
  const others = table.isOrdered ? table.columns.slice(names.length) : table.columns
  const columns = names.length > 0 ? [...names.map((column) => [column, widest] as const), ...others] : table.columns
  return { ...table, alias: alias?.text('aliasname') ?? name, columns, keys: names.length > 0 ? new Set() : table.keys }
}

function isView(name: string): name is ViewName {
  return Object.hasOwn(views, name)
}
