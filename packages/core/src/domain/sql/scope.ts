/** Something in FROM: its alias, and its columns by name. */
export interface Relation {
  alias: string
  columns: readonly string[]
  /** Whether its rows are those of a view, and not made within the query. */
  ofView: boolean
  /** Whether a function makes its rows, so that its alias may stand for a plain value. */
  ofFunction?: boolean
}

/** Columns with the first of them named anew. */
export function renamed(columns: readonly string[], names: readonly string[]): string[] {
  return [...names, ...columns.slice(names.length)]
}

/** What a place in a query can name: what stands in FROM, the queries of WITH, the columns of its own output; then all that is around it. */
export class Scope {
  readonly relations: Relation[] = []
  readonly outputs: string[] = []
  readonly #around: Scope | undefined
  readonly #ctes: Map<string, readonly string[]>
  /** What stands in the same FROM, and is not seen from here. */
  readonly #beside: readonly Relation[]

  constructor(around?: Scope, ctes = new Map<string, readonly string[]>(), beside: readonly Relation[] = []) {
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

  addCte(name: string, columns: readonly string[]): void {
    this.#ctes.set(name, columns)
  }

  /** The columns of the query that WITH calls so. */
  cte(name: string): readonly string[] | undefined {
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

  hasColumn(name: string): boolean {
    return (
      this.outputs.includes(name) || this.relations.some(({ columns }) => columns.includes(name)) || this.#around?.hasColumn(name) === true
    )
  }

  /** Every alias that can be named, for hints. */
  aliases(): string[] {
    return [...this.relations.map(({ alias }) => alias), ...(this.#around?.aliases() ?? [])]
  }

  columns(): string[] {
    return [...this.relations.flatMap(({ columns }) => columns), ...this.outputs, ...(this.#around?.columns() ?? [])]
  }

  ctes(): string[] {
    return [...this.#ctes.keys(), ...(this.#around?.ctes() ?? [])]
  }
}
