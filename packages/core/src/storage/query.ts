/**
 * Tests of one column; all that are given must hold. A null value passes only `isNull: true`.
 * Text is compared by its UTF-8 bytes, uuids by their lower-case text.
 *
 * @example { created_at: { gte: start, lt: end }, name_key: { contains: 'acme' } }
 */
export interface Condition<V> {
  eq?: NonNullable<V>
  ne?: NonNullable<V>
  /** One of these; an empty list matches nothing. */
  in?: readonly NonNullable<V>[]
  lt?: NonNullable<V>
  lte?: NonNullable<V>
  gt?: NonNullable<V>
  gte?: NonNullable<V>
  isNull?: boolean
  /**
   * Text only: contains this text exactly, without wildcards and with its case. To ignore case, look in a search key that the domain has written in
   * lower case.
   */
  contains?: string
  /**
   * Text and JSON: holds one of these texts, whatever the case of its ASCII letters; a text may stand in any string or key of the JSON. Stores write JSON
   * differently around its strings, so a text with spaces, commas or brackets may also match there: look again at the rows of JSON columns.
   */
  mentions?: readonly string[]
  /**
   * JSON objects only: each key has exactly this scalar value. It is JSON equality: 1 equals 1.0 but not "1". A key that is missing, or holds an
   * object or array, does not match.
   */
  has?: { readonly [key: string]: string | number | boolean }
  /** JSON objects only: each of these keys is present with a value other than null. */
  hasKeys?: readonly string[]
  /** JSON objects only: no key has exactly this scalar value. A key that is missing passes. */
  lacks?: { readonly [key: string]: string | number | boolean }
  /** JSON objects only: none of these keys is present with a value other than null. */
  lacksKeys?: readonly string[]
}

/** Which rows match: all columns' conditions must hold, at least one of `any` if it is given, and all of `all`. */
export type Where<Row> = { readonly [C in keyof Row]?: Condition<Row[C]> } & {
  readonly any?: readonly Where<Row>[]
  readonly all?: readonly Where<Row>[]
}

/** The order of a page: ascending or descending. */
export type Direction = 'asc' | 'desc'

/**
 * A page of rows, ordered by one column and then by the table's key, both in the same direction; NULLs come last in both directions.
 * Without `orderBy` the order is by key, ascending.
 */
export interface Find<Row, Column extends keyof Row = keyof Row> {
  where?: Where<Row>
  orderBy?: { column: keyof Row & string; direction: Direction }
  /**
   * Only rows after this position, which is that of the last row of the page before: its sort value (left out without `orderBy`), and the values of
   * its key columns in the order of the key.
   */
  after?: { value?: unknown; key: readonly unknown[] }
  limit?: number
  /** The columns to read; all by default. */
  columns?: readonly Column[]
}

/** The beginning of an order. */
export type FirstPage<Row, Column extends keyof Row = keyof Row> = Omit<Find<Row, Column>, 'after' | 'limit'> & { limit: number }

/** What is measured of a group's rows. With `where` only rows that pass it count, so one query can measure several selections of the same rows. */
export type Measure<Row> = (
  | { count: true }
  | { countDistinct: keyof Row & string }
  | { min: keyof Row & string }
  | { max: keyof Row & string }
  | { sum: keyof Row & string }
  /** How many of the ranges hold at least one value. */
  | { countRanges: Ranges<Row> }
) & { where?: Where<Row> }

/**
 * Ranges of a column of times or whole numbers. Each range goes from one bound up to, but not including, the next; the last has no end. Bounds are
 * ascending. Null, and values before the first bound, lie in no range. Days or weeks of any calendar can be given as such ranges.
 */
export interface Ranges<Row> {
  column: keyof Row & string
  bounds: readonly number[]
}

/** Groups rows and measures each group. Groups come in the order of their `by` values (NULLs last); without `by` there is exactly one. */
export interface Aggregate<Row, By extends keyof Row, M extends Record<string, Measure<Row>>> {
  where?: Where<Row>
  by?: readonly By[]
  measures: M
  limit?: number
}

/** The number of a group's range, counted from 0, when the aggregate has a `range`; else no property. */
export type InRange<R> = R extends object ? { range: number } : unknown

/** A group's `by` values and its measures. As in SQL, min, max and sum are null when there are no values. */
export type Group<Row, By extends keyof Row, M> = Pick<Row, By> & {
  [K in keyof M]: M[K] extends { count: true } | { countDistinct: string } | { countRanges: object }
    ? number
    : M[K] extends { min: infer C } | { max: infer C }
      ? C extends keyof Row
        ? Row[C] | null
        : never
      : number | null
}
