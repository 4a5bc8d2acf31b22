import type { Row } from '../row-encoder.js'
import type { AccessPath, TableLayout } from '../table-layout.js'
import { encodeValue, isEncodedNull } from './key-encoding.js'

/**
 * The keys of one table of one owner (an organization, or the directory).
 * Rows: owner, table, path, key columns -> the row's JSON. Index entries: owner, table, path, index columns, key columns -> the encoded key columns.
 * An entry of a unique index without NULL leaves the key columns out, so that the second of two equal ones would be the same key.
 */
export class Keyspace {
  readonly layout: TableLayout
  readonly #prefix: string

  constructor(owner: string, layout: TableLayout) {
    this.layout = layout
    this.#prefix = encodeValue('text', owner) + encodeValue('text', layout.name)
  }

  /** What all keys of a path begin with. */
  prefixOf(path: AccessPath): string {
    return this.#prefix + path.tag
  }

  encode(column: string, value: unknown): string {
    return encodeValue(this.layout.column(column).kind, value)
  }

  /** The row's key columns, encoded: what orders rows of equal sort value, and what index entries lead to. */
  primaryKey(row: Row): string {
    return this.#encodeAll(this.layout.key, row)
  }

  rowKey(primaryKey: string): string {
    return this.prefixOf(this.layout.rows) + primaryKey
  }

  entryKey(index: AccessPath, row: Row): string {
    const key = this.prefixOf(index) + this.#encodeAll(index.columns, row)
    return this.isUniqueEntry(index, row) ? key : key + this.primaryKey(row)
  }

  /** Whether a second row could not have the same entry. */
  isUniqueEntry(index: AccessPath, row: Row): boolean {
    return index.unique && index.columns.every((column) => !isEncodedNull(this.encode(column, row[column])))
  }

  #encodeAll(columns: readonly string[], row: Row): string {
    return columns.map((column) => this.encode(column, row[column])).join('')
  }
}
