import { constantOf } from '../checks/bound-of.js'
import { functionGroups } from '../lists/allowed-functions.js'
import { growthOf, type Measure } from '../lists/growth-of.js'
import { outputName } from '../output-name.js'
import type { SqlNode } from '../tree.js'
import {
  comparing,
  keepingOne,
  longNumber,
  longNumbers,
  making,
  patterns,
  patternTimes,
  searching,
  searchingTimes,
  short,
  shortLength
} from './collecting.js'
import type { CostModel, Place } from './cost.js'
import { collecting, gatheredBytes, rangeLength, rangesIn } from './gather.js'
import {
  arithmetic,
  comparisons,
  cutOf,
  hasArrays,
  jsonTimes,
  lengthOf,
  listHead,
  listTimes,
  objectHead,
  plainNumber,
  plainTypes,
  readingJson,
  splitting,
  timesOf
} from './lengths.js'
import { columnAt, columnIn, isStored } from './place-columns.js'
import { seriesRows } from './series.js'
import { either, fixed, maxRows, ofRows, rowOf, type Size, widestOf } from './size.js'
import { kindOf } from './value-kind.js'

/** A value this short is not worth counting. */
const noticed = 1_024

/** A value of a view that is longer than this is mostly kept apart, and sorted by what stands in its place. */
const storedLength = 300

const numberFunctions: ReadonlySet<string> = new Set([...functionGroups.number, 'sum'])

/** The sizes of expressions in one place; what they take is added up on the way. */
export class Expressions {
  readonly #known = new Map<SqlNode, Size | undefined>()
  readonly #sizes = new Map<SqlNode, Size>()

  constructor(
    readonly place: Place,
    readonly reckoning: CostModel
  ) {}

  size(node: SqlNode): Size {
    const known = this.#sizes.get(node)
    if (known) return known
    const common = { least: 0, countsDigits: true, isText: false } as const
    const { rows } = this.place
    const longest: Measure = {
      ...common,
      column: (column) => this.#column(column).most,
      query: (select) => this.#first(select).most,
      constant: lengthOf,
      unknown: (inner) => (inner ? this.size(inner).most : 0),
      instead: (inner) => this.#special(inner)?.most,
      made: (inner, length) => this.#made(inner, length)
    }
    const total: Measure = {
      ...longest,
      isTotal: true,
      column: (column) => this.#column(column).all,
      query: (select) => this.#first(select).all,
      constant: (written) => lengthOf(written) * rows,
      instead: (inner) => this.#special(inner)?.all,
      made: () => undefined
    }
    const size = ofRows({ most: growthOf(node, longest), all: growthOf(node, total) }, rows)
    this.#sizes.set(node, size)
    return size
  }

  /** Notes values that may be sorted on their own. */
  sort(nodes: readonly SqlNode[]): void {
    const { spent } = this.reckoning
    for (const node of nodes) {
      const { most } = this.size(node)
      spent.sorted = Math.max(spent.sorted, isStored(this.place, node) ? Math.min(most, storedLength) : most)
    }
  }

  /** How many rows the functions in an expression make of each. */
  rowsOf(node: SqlNode): number {
    const inner = [...node.children()].filter(({ type }) => type !== 'SelectStmt').map((child) => this.rowsOf(child))
    const within = Math.max(1, ...inner)
    return node.type === 'FuncCall' && !node.node('over') ? within * this.rowsOfCall(node) : within
  }

  /** How many rows a call makes: by what it is given, all of it over all rows. */
  rowsOfCall(call: SqlNode): number {
    const name = outputName(call)
    const given = call.nodes('args')
    if (name === 'generate_series') return seriesRows(given) ?? maxRows
    const bytes = Object.hasOwn(making, name) ? making[name] : undefined
    if (bytes === undefined) return 1
    const [written] = given
    if (name === 'unnest' && given.length === 1 && written?.type === 'A_ArrayExpr' && !hasArrays(written))
      return written.nodes('elements').length
    const { all, most } = either(given.map((argument) => this.size(argument)))
    return Math.min(most, all / Math.max(1, this.place.rows)) / bytes + 1
  }

  #made(node: SqlNode, length: number): void {
    if (length < noticed || node.type === 'SelectStmt' || node.type === 'String') return
    const isPattern = node.type === 'FuncCall' && patterns.test(outputName(node))
    const [first] = isPattern ? node.nodes('args') : []
    this.reckoning.spent.values += length + (first ? patternTimes * this.size(first).most : 0)
  }

  #column(node: SqlNode): Size {
    const names = node.names('fields')
    const [first = '', second] = names
    for (let place: Place | undefined = this.place; place; place = place.around) {
      const size = second === undefined ? columnIn(place, first) : columnAt(place, first, second)
      if (size) return place === this.place ? size : { most: size.most, all: size.most * this.place.rows }
    }
    // A name of the output, or one that only the database knows: any of what is there.
    return either(this.place.tables.map(widestOf))
  }

  #first(select: SqlNode): Size {
    const table = this.reckoning.select(select, this.place)
    const { most } = widestOf(table)
    return { most, all: most * this.place.rows }
  }

  #special(node: SqlNode): Size | undefined {
    if (!this.#known.has(node)) this.#known.set(node, this.#reckon(node))
    return this.#known.get(node)
  }

  #reckon(node: SqlNode): Size | undefined {
    switch (node.type) {
      case 'SubLink':
        return this.#subquery(node)
      case 'BoolExpr':
      case 'NullTest':
      case 'BooleanTest':
        return this.#shortOf(node.children(), 1)
      case 'A_Expr': {
        const operator = node.names('name').join()
        if (operator === '%' || arithmetic.has(operator)) return this.#compute(operator, node)
        if (node.text('kind') === 'AEXPR_NULLIF' || (node.text('kind') === 'AEXPR_OP' && !comparisons.has(operator))) return undefined
        this.#compare(operator, [node.node('lexpr'), node.node('rexpr')])
        return this.#shortOf(node.children(), 1)
      }
      case 'TypeCast':
        return this.#cast(node)
      case 'A_ArrayExpr':
        return this.#headed(node.nodes('elements'), listHead + listTimes * node.nodes('elements').length)
      case 'RowExpr':
      case 'JsonObjectConstructor':
      case 'JsonArrayConstructor':
        return this.#headed([...node.children()], objectHead)
      case 'FuncCall':
        return this.#call(node, outputName(node))
      case 'JsonObjectAgg':
      case 'JsonArrayAgg': {
        const given = node.node('arg')
        const call = node.node('constructor')
        return this.#collect('jsonb_agg', given ? [given] : [], call?.nodes('agg_order') ?? [], call?.node('over') !== undefined)
      }
      default:
        return undefined
    }
  }

  #shortOf(children: Iterable<SqlNode>, length: number): Size {
    for (const child of children) this.size(child)
    return fixed(length, this.place.rows)
  }

  /** Whole numbers and doubles keep their length; a number with all its digits grows with what it is computed of. */
  #compute(operator: string, node: SqlNode): Size | undefined {
    const [left, right] = [node.node('lexpr'), node.node('rexpr')].map((side) => (side ? this.size(side) : fixed(0, 0)))
    if (!left || !right) return undefined
    if (operator === '%') return right.most > 0 && right.most <= plainNumber ? fixed(plainNumber, this.place.rows) : undefined
    return Math.max(left.most, right.most) <= plainNumber ? fixed(plainNumber, this.place.rows) : undefined
  }

  #compare(name: string, sides: readonly (SqlNode | undefined)[]): void {
    const isSearching = searching.has(name)
    if (!isSearching && !comparing.has(name)) return
    const [left = 0, right = 0] = sides.map((side) => (side ? this.size(side).most : 0))
    const { spent } = this.reckoning
    if (isSearching) spent.searched += searchingTimes * left * right
    else spent.steps = Math.max(spent.steps, left * right)
  }

  /** JSON has a node for each of its parts; `char(n)` is filled up. */
  #cast(node: SqlNode): Size | undefined {
    const type = node.node('typeName')
    const argument = node.node('arg')
    if (!type || !argument) return undefined
    const { most, all } = this.size(argument)
    const name = type.names('names').at(-1) ?? ''
    if (name === 'numeric' || name === 'decimal') return either([{ most, all }, fixed(2 * plainNumber, this.place.rows)])
    if (plainTypes.has(name) && type.nodes('arrayBounds').length === 0) return fixed(plainNumber, this.place.rows)
    if (name === 'jsonb' || name === 'json') {
      if (name === 'jsonb' && most > noticed) this.reckoning.spent.values += readingJson * most
      return timesOf({ most, all }, jsonTimes)
    }
    if (/multirange$/.test(name)) this.reckoning.spent.ranges = Math.max(this.reckoning.spent.ranges, most / rangeLength)
    if (type.nodes('arrayBounds').length > 0 && argument.type === 'A_Const') return timesOf({ most, all }, listTimes)
    const length = name === 'bpchar' ? (constantOf(type.nodes('typmods')[0]) ?? 1) * 4 : 0
    return length > 0 ? fixed(length, this.place.rows) : undefined
  }

  #call(call: SqlNode, name: string): Size | undefined {
    const given = call.nodes('args')
    const over = call.node('over')
    const filter = call.node('agg_filter')
    for (const part of [...call.nodes('agg_order'), ...(filter ? [filter] : [])]) this.size(part)
    const { spent } = this.reckoning
    if (over) this.#window(over)
    if (call.flag('agg_distinct') || call.nodes('agg_order').length > 0) {
      spent.parts += this.place.sets
      this.sort([...given, ...call.nodes('agg_order')])
    }
    if (Object.hasOwn(collecting, name)) return this.#collect(name, given, [], over !== undefined)
    this.#compare(name, given)
    if (keepingOne.has(name) && !over) spent.grouped += this.#of(given).all * this.place.sets
    if (short.has(name)) return this.#shortOf(given, shortLength)
    if (longNumbers.has(name)) return this.#shortOf(given, longNumber)
    if (numberFunctions.has(name)) return either([this.#of(given), fixed(2 * plainNumber, this.place.rows)])
    if (Object.hasOwn(making, name)) return this.#of(given)
    if (/^jsonb?_build_/.test(name)) return this.#headed(given, objectHead)
    if (splitting.has(name)) return timesOf(this.#of(given), listTimes)
    if (/multirange$/.test(name)) spent.ranges = Math.max(spent.ranges, this.#of(given).most / (2 * plainNumber))
    return cutOf(name, given, (argument) => this.size(argument), this.place.rows)
  }

  #of(given: readonly SqlNode[]): Size {
    const sizes = given.map((argument) => this.size(argument))
    return { most: sizes.reduce((sum, { most }) => sum + most, 0), all: sizes.reduce((sum, { all }) => sum + all, 0) }
  }

  #headed(parts: readonly SqlNode[], head: number): Size {
    const { most, all } = this.#of(parts)
    return { most: most + head, all: all + head * this.place.rows }
  }

  #window(over: SqlNode): void {
    this.reckoning.spent.parts += 2
    for (const part of [...over.nodes('partitionClause'), ...over.nodes('orderClause')]) this.size(part)
  }

  #collect(name: string, given: readonly SqlNode[], order: readonly SqlNode[], isWindow: boolean): Size {
    const { spent } = this.reckoning
    const { rows, sets } = this.place
    const { most, all } = this.#of([...given, ...order])
    const kinds = new Set(given.map((argument) => kindOf(argument, this.place)))
    const ranges = name.startsWith('range_') ? rangesIn(given[0], { most, all }, rows) : rows
    const gathered = { bytes: all, rows: ranges, hasRanges: this.reckoning.hasRanges }
    spent.collected += gatheredBytes(name, kinds.size === 1 ? [...kinds][0] : undefined, gathered) * (isWindow ? 1 : sets)
    if (name.startsWith('range_')) spent.ranges = Math.max(spent.ranges, ranges)
    const whole = most === 0 ? rows : all + 8 * rows
    return { most: whole, all: isWindow ? whole * rows : whole * sets }
  }

  #subquery(node: SqlNode): Size {
    const { spent, select } = { spent: this.reckoning.spent, select: node.node('subselect') }
    const test = node.node('testexpr')
    if (test) this.size(test)
    if (!select) return fixed(1, this.place.rows)
    const table = this.reckoning.select(select, this.place)
    const row = rowOf(table)
    switch (node.text('subLinkType')) {
      case 'EXPR_SUBLINK':
        return { most: row.most, all: row.most * this.place.rows }
      case 'ARRAY_SUBLINK': {
        const whole = row.all + 8 * table.rows
        const gathered = { bytes: row.all, rows: table.rows, hasRanges: this.reckoning.hasRanges }
        spent.collected += gatheredBytes('array_agg', either(table.columns.map(([, size]) => size)).kind, gathered)
        return { most: whole, all: whole * this.place.rows }
      }
      default:
        spent.hashed += row.all + 64 * table.rows
        spent.joined = Math.max(spent.joined, row.all + 64 * table.rows)
        return fixed(1, this.place.rows)
    }
  }
}
