import type { RowOf, Table, Transaction, Where } from '../../storage/index.js'
import { groupBy } from '../../values/index.js'

/** The rows of one table by the values of a column. Each value is read once; later changes of its rows are not seen. */
export class RowsBy<T extends Table<'organization'>> {
  private readonly rows = new Map<string, Promise<RowOf<T>[]>>()

  constructor(
    private readonly transaction: Transaction,
    private readonly table: T,
    private readonly column: keyof RowOf<T> & string
  ) {}

  /** Asks for the rows with any of these values, without waiting for them. */
  ask(values: Iterable<string>): void {
    const missing = [...new Set(values)].filter((value) => !this.rows.has(value))
    if (missing.length > 0) this.read(missing)
  }

  /** The rows with any of these values; within each value in the order of their keys. */
  async of(values: Iterable<string>): Promise<RowOf<T>[]> {
    const wanted = [...new Set(values)]
    this.ask(wanted)
    return (await Promise.all(wanted.map((value) => this.rows.get(value) ?? []))).flat()
  }

  private read(values: readonly string[]): void {
    const where = { [this.column]: { in: values } } as unknown as Where<RowOf<T>>
    const found: Promise<unknown> = this.transaction.find(this.table, { where })
    const grouped = found.then((rows) => groupBy(rows as RowOf<T>[], (row) => String(row[this.column])))
    for (const value of values) {
      const own = grouped.then((groups) => groups.get(value) ?? [])
      // Whoever waits for it hears of the failure.
      own.catch(() => undefined)
      this.rows.set(value, own)
    }
  }
}
