/**
 * Tests of one column; all that are given must hold. A null column passes none but `isNull: true`.
 * Comparison of text is by UTF-8 bytes, of uuids by their lower-case text.
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
  /** Text only: holds this text, literally (no wildcards) and case-sensitively. Match against a search key that the domain writes. */
  contains?: string
  /** JSON objects only: each key has exactly this scalar value (JSON equality: 1 equals 1.0, "1" does not). A key that is missing, or holds an object or array, does not match. */
  has?: { readonly [key: string]: string | number | boolean }
  /** JSON objects only: each of these keys is there with a value other than null. */
  hasKeys?: readonly string[]
}

/** All columns' conditions hold, at least one of `any` when it is given, and all of `all`. */
export type Where<Row> = { readonly [C in keyof Row]?: Condition<Row[C]> } & {
  readonly any?: readonly Where<Row>[]
  readonly all?: readonly Where<Row>[]
}

export type Direction = 'asc' | 'desc'

/**
 * A page of rows, ordered by one column and then by the table's key, both in the same direction; NULLs come last in both directions.
 * Without `orderBy` the order is by key, ascending.
 */
export interface Find<Row, Column extends keyof Row = keyof Row> {
  where?: Where<Row>
  orderBy?: { column: keyof Row & string; direction: Direction }
  /** Rows after this position: the last row's sort value (left out without `orderBy`) and its key columns' values in the key's order. */
  after?: { value?: unknown; key: readonly unknown[] }
  limit?: number
  /** The columns to read; all by default. */
  columns?: readonly Column[]
}

/** What is measured of a group's rows; with `where` only of those that pass it, so that one reading of the rows measures several selections. */
export type Measure<Row> = (
  | { count: true }
  | { countDistinct: keyof Row & string }
  | { min: keyof Row & string }
  | { max: keyof Row & string }
  | { sum: keyof Row & string }
  /** In how many of the ranges there is a value. */
  | { countRanges: Ranges<Row> }
) & { where?: Where<Row> }

/**
 * What ascending bounds make of a column of times or whole numbers: from each bound up to the next, the last without end. Values before the first
 * bound, and null, lie in none. Days and weeks of any calendar are such ranges.
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

/** Which of the ranges of an aggregate's `range` a group is, counted from 0; nothing when it has none. */
export type InRange<R> = R extends object ? { range: number } : unknown

/** A group's `by` values and measures; min, max and sum of no values are null, as in SQL. */
export type Group<Row, By extends keyof Row, M> = Pick<Row, By> & {
  [K in keyof M]: M[K] extends { count: true } | { countDistinct: string } | { countRanges: object }
    ? number
    : M[K] extends { min: infer C } | { max: infer C }
      ? C extends keyof Row
        ? Row[C] | null
        : never
      : number | null
}
