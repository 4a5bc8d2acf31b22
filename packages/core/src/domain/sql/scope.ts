/** Something in FROM: its alias, and its columns by name. */
export interface Relation {
  alias: string
  columns: readonly string[]
  /** Whether its rows are those of a view, and not made within the query. */
  ofView: boolean
}

/** Columns with the first of them named anew. */
export function renamed(columns: readonly string[], names: readonly string[]): string[] {
  return [...names, ...columns.slice(names.length)]
}

/** What a place in a query can name: what stands in FROM, the queries of WITH, the columns of its own output; then all that is around it. */
export class Scope {
  readonly relations: Relation[] = []
  readonly outputs: string[] = []
  readonly #ctes = new Map<string, readonly string[]>()
  readonly #around: Scope | undefined

  constructor(around?: Scope) {
    this.#around = around
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
