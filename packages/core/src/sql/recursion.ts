import { growthOf, type Measure } from './lists/growth-of.js'
import { outputName } from './output-name.js'
import { Refusal } from './refusal.js'
import type { SqlNode } from './tree.js'

/** Columns of a recursion, by their place. */
type Places = ReadonlySet<number>

/**
 * Refuses a recursion that makes a value longer by a factor in each step: one that is joined to itself, also by way of other columns. What is added to a
 * value step by step, as to a path, may come from columns that do not come from it.
 */
export function checkRecursion(cte: SqlNode, hasArrays: boolean): void {
  const query = cte.node('ctequery')
  const step = query?.node('rarg')
  const name = cte.text('ctename')
  if (!query || !step || timesNamed(query, name) === 0) return
  const columns = columnsOf(cte, query)
  const targets = step.nodes('targetList')
  const sources = new Sources(step, columns)
  const isPlain = targets.length === columns.length && !targets.some(hasStar) && sources.named(name) === timesNamed(query, name)
  const reached = isPlain ? reachedFrom(targets.map((target) => sources.ofAll(target))) : []
  const roundOf = (at: number) => [...(reached[at] ?? [])].filter((other) => reached[other]?.has(at))
  // Where it cannot be told which column comes from which, any may come from all.
  for (const [at, target] of isPlain ? targets.entries() : [[0, query] as const]) {
    const round = isPlain ? roundOf(at) : []
    const counts = (column: SqlNode, isInner: boolean) => !isPlain || round.some((place) => sources.of(column, target, isInner).has(place))
    if (growthOf(target, measureOf(counts, round.length === 1 && !hasArrays && !sources.takesRow(target))) > 1) {
      const advice = 'join others to it, each once, and cast to text in the first SELECT alone'
      throw new Refusal('QUERY_NOT_ALLOWED', `In WITH RECURSIVE a value must not be joined to itself: ${advice}`, target.at)
    }
  }
}

/** Counts the columns that come from the one being made; within a query, what it reads is not followed by name. */
function measureOf(counts: (column: SqlNode, isInner: boolean) => boolean, isText: boolean): Measure {
  const common = { least: 0, countsDigits: false, isText } as const
  const inner: Measure = { ...common, column: (column) => (counts(column, true) ? 1 : 0), query: (select) => longest(select, inner) }
  return { ...common, column: (column) => (counts(column, false) ? 1 : 0), query: (select) => longest(select, inner) }
}

function longest(select: SqlNode, measure: Measure): number {
  return Math.max(0, ...[...select.children()].map((child) => growthOf(child, measure)))
}

/** Of which columns of the recursion a name in its step is made. */
class Sources {
  readonly #columns: readonly string[]
  /** The tables of FROM by their alias, and what else stands there. */
  readonly #tables = new Map<string, string>()
  readonly #others: SqlNode[] = []
  readonly #hidden = new Map<SqlNode, Places>()

  constructor(step: SqlNode, columns: readonly string[]) {
    this.#columns = columns
    const items = [...step.nodes('fromClause')]
    for (let item = items.shift(); item; item = items.shift()) {
      const alias = item.node('alias')
      if (item.type === 'JoinExpr' && !alias) items.push(...[...item.children()].filter(isSource))
      else if (item.type === 'RangeVar' && !alias?.nodes('colnames').length) {
        this.#tables.set(alias?.text('aliasname') ?? item.text('relname'), item.text('relname'))
      } else this.#others.push(item)
    }
  }

  /** How often FROM names the table, with its columns by their own names. */
  named(table: string): number {
    return [...this.#tables.values()].filter((name) => name === table).length
  }

  /** Of a column in a target: by its name, else by all that subqueries and functions read. */
  of(column: SqlNode, target: SqlNode, isInner: boolean): Places {
    const names = column.names('fields')
    const place = this.#columns.indexOf(names.at(-1) ?? '')
    if (place >= 0) return new Set([place])
    if (this.#isRow(names)) return new Set(this.#columns.keys())
    if (!isInner && names.length === 2 && this.#tables.has(names[0] ?? '')) return new Set()
    return this.#hiddenIn(target)
  }

  ofAll(target: SqlNode): Places {
    const columns = [...target.all()].filter(({ type }) => type === 'ColumnRef')
    return new Set(columns.flatMap((column) => [...this.of(column, target, true)]))
  }

  /** Whether a target names a table as a value: its whole row. */
  takesRow(target: SqlNode): boolean {
    return [...target.all()].some((node) => this.#isRow(node.names('fields')))
  }

  #isRow(names: readonly string[]): boolean {
    const [name = ''] = names
    return names.length === 1 && this.#tables.has(name) && !this.#columns.includes(name)
  }

  #hiddenIn(target: SqlNode): Places {
    const known = this.#hidden.get(target)
    if (known) return known
    const queries = [...target.all()].filter(({ type }) => type === 'SelectStmt')
    const places = this.#named([...this.#others, ...queries])
    this.#hidden.set(target, places)
    return places
  }

  #named(nodes: readonly SqlNode[]): Places {
    const names = new Set(nodes.flatMap((node) => [...node.all()].map((inner) => inner.names('fields').at(-1) ?? '')))
    return new Set([...this.#columns.entries()].flatMap(([place, name]) => (names.has(name) ? [place] : [])))
  }
}

function isSource({ type }: SqlNode): boolean {
  return type.startsWith('Range') || type === 'JoinExpr'
}

function columnsOf(cte: SqlNode, query: SqlNode): string[] {
  const given = cte.names('aliascolnames')
  let first = query.node('larg')
  while (first?.node('larg')) first = first.node('larg')
  const [values] = first?.nodes('valuesLists') ?? []
  const own = values
    ? values.nodes('items').map((_, index) => `column${index + 1}`)
    : (first?.nodes('targetList') ?? []).map((target) => target.text('name') || outputName(target.node('val')))
  return [...given, ...own.slice(given.length)]
}

function hasStar(target: SqlNode): boolean {
  return [...target.all()].some(({ type }) => type === 'A_Star')
}

function timesNamed(node: SqlNode, table: string): number {
  return [...node.all()].filter((part) => part.type === 'RangeVar' && part.text('relname') === table).length
}

/** Of each column, all that it is made of, step after step. */
function reachedFrom(feeds: readonly Places[]): Places[] {
  return feeds.map((first) => {
    const reached = new Set(first)
    for (const place of reached) for (const next of feeds[place] ?? []) reached.add(next)
    return reached
  })
}
