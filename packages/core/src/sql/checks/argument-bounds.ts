/** What an argument must be, so that a call cannot make more than it should. Arguments count from 0. */
export type ArgumentBound =
  | { kind: 'atMost'; argument: number; most: number }
  /** Text without widths, such as `%10s`, written out in the query. */
  | { kind: 'plainFormat'; argument: number }
  /** From the first argument to the second by the third, as far as they are written out. */
  | { kind: 'series'; most: number }
  /** An exponent, when it is written out. */
  | { kind: 'exponent'; argument: number; most: number }

const longest = 10_000

/** The calls that can make much of little, and how far they may go. */
export const argumentBounds: { readonly [name: string]: ArgumentBound } = {
  repeat: { kind: 'atMost', argument: 1, most: longest },
  lpad: { kind: 'atMost', argument: 1, most: longest },
  rpad: { kind: 'atMost', argument: 1, most: longest },
  format: { kind: 'plainFormat', argument: 0 },
  generate_series: { kind: 'series', most: 1_000_000 },
  power: { kind: 'exponent', argument: 1, most: 1_000 },
  pow: { kind: 'exponent', argument: 1, most: 1_000 },
  factorial: { kind: 'atMost', argument: 0, most: 1_000 }
}

/** The same for the operator `^`, whose right side is the exponent. */
export const exponentOperator: ArgumentBound = { kind: 'exponent', argument: 1, most: 1_000 }

/** Types whose length fills a value up, so that it counts as one that makes much of little. */
export const paddedTypes: ReadonlySet<string> = new Set(['bpchar', 'char'])

export const maxPaddedLength = 1_000

/** Digits, and power of ten, of a number written out: products of longer ones take long, and nothing stops them midway. */
export const maxDigits = 100
