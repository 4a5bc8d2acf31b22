/** Bytes of values: of the longest of them, and of those of all rows together. */
export interface Size {
  readonly most: number
  readonly all: number
  /** What the values are, where that is known. */
  readonly kind?: ValueKind | undefined
}

/** A number; a text, time or the like; or JSON. */
export type ValueKind = 'number' | 'plain' | 'json'

/** Rows that something has, with the sizes of their columns in order. */
export interface Table {
  readonly alias: string
  readonly rows: number
  readonly columns: readonly (readonly [name: string, size: Size])[]
  /** Whether the order of the columns is Postgres's. */
  readonly isOrdered: boolean
  /** Columns of which no two rows have the same value. */
  readonly keys: ReadonlySet<string>
  /** Whether its values are those of a view, which the database keeps compressed or apart when they are long. */
  readonly isStored?: boolean
}

/** More rows than this no statement comes to within its time; a recursion, which keeps its rows, comes to fewer. */
export const maxRows = 40_000_000
export const maxRecursions = 5_000_000

/** Values of a fixed length. */
export function fixed(length: number, rows: number): Size {
  return { most: length, all: length * rows }
}

/** Values of which each is one of several. */
export function either(sizes: readonly Size[]): Size {
  const [first] = sizes
  const kind = sizes.every((size) => size.kind === first?.kind) ? first?.kind : undefined
  return { most: Math.max(0, ...sizes.map(({ most }) => most)), all: sizes.reduce((sum, { all }) => sum + all, 0), kind }
}

/** Values put together. */
function together(sizes: readonly Size[]): Size {
  return { most: sizes.reduce((sum, { most }) => sum + most, 0), all: sizes.reduce((sum, { all }) => sum + all, 0) }
}

/** The values of so many rows: together no more than each as long as the longest. */
export function ofRows({ most, all, kind }: Size, rows: number): Size {
  return { most, all: Math.min(all, most * rows), kind }
}

/** A whole row of a table. */
export function rowOf({ columns, rows }: Table): Size {
  const row = together(columns.map(([, size]) => size))
  return { most: row.most + 24, all: row.all + 24 * rows }
}

/** Any column of a table, where it is not known which. */
export function widestOf({ columns }: Table): Size {
  return either(columns.map(([, size]) => size))
}

/** A column by its name. */
export function columnOf({ columns }: Table, name: string): Size | undefined {
  const found = columns.filter(([column]) => column === name).map(([, size]) => size)
  return found.length > 0 ? either(found) : undefined
}
