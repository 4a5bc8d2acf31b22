import type { Direction } from '../../index.js'
import { checkValue } from '../column-type.js'
import { isEncodedNull } from '../level/key-encoding.js'
import type { Keyspace } from '../level/keyspace.js'
import type { Row } from '../row-encoder.js'

/** A place in an order: the encoded sort value ('' when the order is by key alone) and the encoded key columns. */
export interface Position {
  readonly value: string
  readonly key: string
}

/** A place named by a caller, with the encoded values of the columns that name it. */
export interface NamedPosition extends Position {
  readonly columns: ReadonlyMap<string, string>
}

/** The order of a `find`: by a column, if any, and then by the key, with NULLs last in both directions. */
export class RowOrder {
  readonly column: string | undefined
  readonly direction: Direction
  readonly #keyspace: Keyspace

  constructor(keyspace: Keyspace, orderBy: { column: string; direction: Direction } | undefined) {
    this.#keyspace = keyspace
    this.column = orderBy?.column
    this.direction = orderBy?.direction ?? 'asc'
  }

  positionOf(row: Row): Position {
    return { value: this.#encode(this.column === undefined ? null : row[this.column]), key: this.#keyspace.primaryKey(row) }
  }

  /** The position that an `after` names. */
  positionAfter(after: { readonly value?: unknown; readonly key: readonly unknown[] }): NamedPosition {
    const { key, name } = this.#keyspace.layout
    if (after.key.length !== key.length)
      throw new TypeError(`A position in ${name} has ${key.length} key values (${key.join(', ')}), not ${after.key.length}`)
    for (const [index, column] of key.entries()) checkValue(this.#keyspace.layout.column(column), after.key[index])
    if (this.column !== undefined && (after.value ?? null) !== null) checkValue(this.#keyspace.layout.column(this.column), after.value)
    const columns = new Map(key.map((column, index) => [column, this.#keyspace.encode(column, after.key[index])]))
    const position = { value: this.#encode(after.value), key: [...columns.values()].join(''), columns }
    if (this.column !== undefined) columns.set(this.column, position.value)
    return position
  }

  sort(rows: readonly Row[]): Row[] {
    const placed = rows.map((row) => ({ row, position: this.positionOf(row) }))
    return placed.sort((a, b) => this.compare(a.position, b.position)).map(({ row }) => row)
  }

  compare(a: Position, b: Position): number {
    const nulls = Number(isEncodedNull(a.value)) - Number(isEncodedNull(b.value))
    if (nulls !== 0) return nulls
    const ascending = compareBytes(a.value, b.value) || compareBytes(a.key, b.key)
    return this.direction === 'asc' ? ascending : -ascending
  }

  #encode(value: unknown): string {
    return this.column === undefined ? '' : this.#keyspace.encode(this.column, value)
  }
}

function compareBytes(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
