/** An exact fraction in lowest terms; the denominator is positive. */
export interface Rational {
  readonly numerator: bigint
  readonly denominator: bigint
}

export const zero: Rational = { numerator: 0n, denominator: 1n }

/** The fraction of two whole numbers; the denominator must be positive. */
export function rational(numerator: bigint | number, denominator: bigint | number = 1): Rational {
  const n = BigInt(numerator)
  const d = BigInt(denominator)
  const divisor = greatestDivisor(n < 0n ? -n : n, d)
  return { numerator: n / divisor, denominator: d / divisor }
}

/** The exact value of a decimal that is not negative, as a number is written or as text: `0.1` is one tenth. Throws RangeError for anything else. */
export function decimal(value: number | string): Rational {
  const match = /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value))
  if (!match) throw new RangeError('Not a decimal that is zero or more')
  const [, whole = '', fraction = '', exponent = '0'] = match
  const shift = Number(exponent) - fraction.length
  const digits = BigInt(whole + fraction)
  return shift < 0 ? rational(digits, 10n ** BigInt(-shift)) : rational(digits * 10n ** BigInt(shift))
}

export function add(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, { numerator: -b.numerator, denominator: b.denominator })
}

export function multiply(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.numerator, a.denominator * b.denominator)
}

/** Negative when `a` is less than `b`, zero when they are equal. */
export function compare(a: Rational, b: Rational): number {
  const { numerator } = subtract(a, b)
  return numerator < 0n ? -1 : numerator > 0n ? 1 : 0
}

/** The nearest whole number of a fraction that is not negative; a half goes up. */
export function roundHalfUp({ numerator, denominator }: Rational): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  while (b > 0n) [a, b] = [b, a % b]
  return a
}

/** A fraction as decimal text, every digit of it. Throws RangeError for one that has no end as a decimal, such as a third. */
export function decimalText({ numerator, denominator }: Rational): string {
  for (let digits = 0; digits <= 60; digits += 1) {
    const scaled = numerator * 10n ** BigInt(digits)
    if (scaled % denominator !== 0n) continue
    const text = String(scaled / denominator).padStart(digits + 1, '0')
    return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
  }
  throw new RangeError('A fraction without an end as a decimal')
}
