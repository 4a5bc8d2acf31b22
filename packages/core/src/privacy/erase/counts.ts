/** How many rows of each table an erasure removed, and in how many it masked what names the subject. */
export interface StoredCounts {
  removed: { [table: string]: number }
  masked: { [table: string]: number }
}

/** Counts rows by their tables. */
export class Counts {
  readonly #removed = new Map<string, number>()
  readonly #masked = new Map<string, number>()

  constructor(...stored: readonly StoredCounts[]) {
    for (const { removed, masked } of stored) {
      for (const [table, count] of Object.entries(removed)) this.removed(table, count)
      for (const [table, count] of Object.entries(masked)) this.masked(table, count)
    }
  }

  removed(table: string, count: number): void {
    if (count > 0) this.#removed.set(table, (this.#removed.get(table) ?? 0) + count)
  }

  masked(table: string, count: number): void {
    if (count > 0) this.#masked.set(table, (this.#masked.get(table) ?? 0) + count)
  }

  get isEmpty(): boolean {
    return this.#removed.size + this.#masked.size === 0
  }

  stored(): StoredCounts {
    return { removed: Object.fromEntries(this.#removed), masked: Object.fromEntries(this.#masked) }
  }
}
