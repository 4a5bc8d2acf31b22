import { isNamed, moreColumns } from './column-names.js'

/** Something in FROM: its alias, and its columns by name. */
export interface Relation {
  alias: string
  columns: readonly string[]
  /** What a star stands for, where that is not all of them. */
  star?: readonly string[]
  /** Whether its rows are those of a view, and not made within the query. */
  ofView: boolean
  /** Whether a function makes its rows, so that its alias may stand for a plain value. */
  ofFunction?: boolean
}

/** A query of WITH. */
export interface Cte {
  columns: readonly string[]
  /** The columns that SEARCH and CYCLE add: a star has them in some places and not in others. */
  added: readonly string[]
  /** Whether it stands further down in a WITH RECURSIVE, so that its columns are not known yet. */
  isAhead?: boolean
}

/** What a place in a query can name: what stands in FROM, the queries of WITH, the columns of its own output; then all that is around it. */
export class Scope {
  readonly relations: Relation[] = []
  readonly outputs: string[] = []
  /** What `*` stands for: of columns that a join merges, one. */
  readonly star: string[] = []
  readonly #around: Scope | undefined
  readonly #ctes: Map<string, Cte>
  /** What stands in the same FROM, and is not seen from here. */
  readonly #beside: readonly Relation[]

  constructor(around?: Scope, ctes = new Map<string, Cte>(), beside: readonly Relation[] = []) {
    this.#around = around
    this.#ctes = ctes
    this.#beside = beside
  }

  /** A place within FROM that sees only these of what stands there so far. */
  seeing(relations: readonly Relation[]): Scope {
    const scope = new Scope(this.#around, this.#ctes, this.relations)
    scope.relations.push(...relations)
    return scope
  }

  addCte(name: string, cte: Cte): void {
    this.#ctes.set(name, cte)
  }

  /** The query that WITH calls so. */
  cte(name: string): Cte | undefined {
    return this.#ctes.get(name) ?? this.#around?.cte(name)
  }

  /** The nearest relation of this alias. */
  relation(alias: string): Relation | undefined {
    return this.relations.find((relation) => relation.alias === alias) ?? this.#around?.relation(alias)
  }

  /** Everything of this alias from here outwards: a reference means the nearest. */
  relationsNamed(alias: string): Relation[] {
    return [...this.relations.filter((relation) => relation.alias === alias), ...(this.#around?.relationsNamed(alias) ?? [])]
  }

  /** Whether this alias stands in the same FROM, out of sight. */
  isBeside(alias: string): boolean {
    return this.#beside.some((relation) => relation.alias === alias) || this.#around?.isBeside(alias) === true
  }

  /** Whether there is such a column, or the output has it. */
  hasColumn(name: string): boolean {
    return this.outputs.includes(name) || this.#has(name) || this.#around?.hasColumn(name) === true
  }

  /** Whether a name that stands alone may be a column's, rather than a row's. */
  mayBeColumn(name: string): boolean {
    return this.#has(name) || this.#has(moreColumns) || this.#around?.mayBeColumn(name) === true
  }

  #has(name: string): boolean {
    return this.relations.some(({ columns }) => columns.includes(name))
  }

  /** Every alias that can be named, for hints. */
  aliases(): string[] {
    return [...this.relations.map(({ alias }) => alias), ...(this.#around?.aliases() ?? [])]
  }

  columns(): string[] {
    return [...this.relations.flatMap(({ columns }) => columns), ...this.outputs, ...(this.#around?.columns() ?? [])].filter(isNamed)
  }

  ctes(): string[] {
    return [...this.#ctes.keys(), ...(this.#around?.ctes() ?? [])]
  }
}
