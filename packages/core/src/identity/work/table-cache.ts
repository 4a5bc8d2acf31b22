import type { KeyOf, RowOf, Table, Transaction, Where } from '../../storage/index.js'

/**
 * The rows of one table that a transaction works on: read once, changed in memory, written together by `flush`. Safe because the organization's
 * ingest lock is held. Queries other than by key see changes only after `flush`. The table's key is one text or uuid column.
 */
export class TableCache<T extends Table<'organization'>> {
  private readonly rows = new Map<string, RowOf<T> | undefined>()
  /** The keys of the rows to write, each with the row that the store has; undefined where it has none. */
  private readonly changed = new Map<string, RowOf<T> | undefined>()
  private readonly keyColumn: string

  constructor(
    private readonly transaction: Transaction,
    private readonly table: T
  ) {
    const [column, ...more] = table.key
    if (column === undefined || more.length > 0) throw new TypeError(`${table.name} has no single key column`)
    this.keyColumn = column
  }

  /** Reads the rows of these keys that are not here yet. */
  async load(keys: Iterable<string>): Promise<void> {
    const missing = [...new Set(keys)].filter((key) => !this.rows.has(key))
    if (missing.length === 0) return
    const found = await this.transaction.get(
      this.table,
      missing.map((key) => ({ [this.keyColumn]: key }) as KeyOf<T>)
    )
    for (const [index, key] of missing.entries()) if (!this.rows.has(key)) this.rows.set(key, found[index])
  }

  /** Takes in rows that a query found; those already here stay as they are, with their changes. */
  adopt(rows: Iterable<RowOf<T>>): void {
    for (const row of rows) {
      const key = this.keyOf(row)
      if (!this.rows.has(key)) this.rows.set(key, row)
    }
  }

  /** Notes that the store has no row of this key, because the key is a new id. */
  noteAbsent(key: string): void {
    if (!this.rows.has(key)) this.rows.set(key, undefined)
  }

  /** A loaded row; undefined when the store has none. */
  get(key: string): RowOf<T> | undefined {
    return this.rows.get(key)
  }

  /** All rows here that exist. */
  *values(): Iterable<RowOf<T>> {
    for (const row of this.rows.values()) if (row) yield row
  }

  /** Sets a row, new or changed; `flush` writes it. */
  put(row: RowOf<T>): RowOf<T> {
    const key = this.keyOf(row)
    this.markChanged(key)
    this.rows.set(key, row)
    return row
  }

  /** Changes columns of a loaded row, and marks it only when something differs. */
  patch(key: string, columns: Partial<RowOf<T>>): void {
    const row = this.rows.get(key)
    if (!row) throw new Error(`${this.table.name} row ${key} is not loaded`)
    const differs = Object.entries(columns).some(([name, value]) => !sameValue(row[name as keyof RowOf<T>], value))
    if (differs) this.put({ ...row, ...columns })
  }

  /** Removes a row; `flush` deletes it in the store. */
  delete(key: string): void {
    this.markChanged(key)
    this.rows.set(key, undefined)
  }

  /** What `flush` will write: rows as they are now, each beside what the store has; undefined where it has none. */
  *written(): Iterable<{ before: RowOf<T> | undefined; after: RowOf<T> }> {
    for (const [key, before] of this.changed) {
      const after = this.rows.get(key)
      if (after) yield { before, after }
    }
  }

  /** Writes what changed. */
  async flush(): Promise<void> {
    const keys = [...this.changed.keys()]
    this.changed.clear()
    const written = keys.map((key) => this.rows.get(key)).filter((row) => row !== undefined)
    const deleted = keys.filter((key) => !this.rows.get(key))
    await Promise.all([
      deleted.length > 0 && this.transaction.remove(this.table, { [this.keyColumn]: { in: deleted } } as unknown as Where<RowOf<T>>),
      written.length > 0 && this.transaction.merge(this.table, written)
    ])
  }

  private markChanged(key: string): void {
    if (!this.changed.has(key)) this.changed.set(key, this.rows.get(key))
  }

  private keyOf(row: RowOf<T>): string {
    return String(row[this.keyColumn as keyof RowOf<T>])
  }
}

function sameValue(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b))
}
