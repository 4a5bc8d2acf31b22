import { digitRuns } from './digit-runs.js'

/** Which lengths the numbers have that begin with the four digits from `from` to `to`. */
type Issuer = readonly [from: number, to: number, lengths: readonly number[]]

const shortest = 13
const sixteenUp = [16, 17, 18, 19]
const fourteenUp = [14, 15, ...sixteenUp]
/** Maestro's shorter numbers count by its own beginnings only: by 5 and 6 alone, many an order number would look like a card. */
const maestro = [5018, 5020, 5038, 5612, 5893, 6304, 6390, 6759, 6761, 6762, 6763, 6799]

const issuers: readonly Issuer[] = [
  [2200, 2204, sixteenUp],
  [2221, 2720, [16]],
  [3000, 3059, fourteenUp],
  [3095, 3095, fourteenUp],
  [3400, 3499, [15]],
  [3528, 3589, sixteenUp],
  [3600, 3699, fourteenUp],
  [3700, 3799, [15]],
  [3800, 3999, fourteenUp],
  [4000, 4999, [13, 16, 19]],
  [5000, 5099, sixteenUp],
  [5100, 5599, [16]],
  [5600, 5999, sixteenUp],
  [6000, 6999, sixteenUp],
  ...maestro.map((head): Issuer => [head, head, [shortest, ...fourteenUp]])
]

const headDigits = 4
/** The lengths that a number may have, by its first digits. */
const lengthsByHead = new Array<readonly number[]>(10 ** headDigits).fill([])
for (const [from, to, lengths] of issuers) lengthsByHead.fill(lengths, from, to + 1)

/**
 * Whether a text holds a payment card's number, however it is written and whatever stands around it, other digits included: 13 to 19 digits that begin
 * as an issuer's do, have that issuer's length, and pass the Luhn check (ISO/IEC 7812-1).
 */
export function holdsCardNumber(text: string): boolean {
  for (const { digits, afterPlus } of digitRuns(text, shortest)) {
    // +49 and +44 with a mobile number have the shortest length, which no issuer has given out for decades.
    if (!(afterPlus && digits.length === shortest) && hasCardWindow(digits)) return true
  }
  return false
}

/** Looks at every window by two running sums, so that a long run costs no more for each digit than a short one. */
function hasCardWindow(digits: Uint8Array): boolean {
  const doublingOdd = luhnSums(digits, 1)
  const doublingEven = luhnSums(digits, 0)
  let head = 0
  let next = 0
  for (const digit of digits) {
    head = (head * 10 + digit) % lengthsByHead.length
    const start = ++next - headDigits
    for (const length of start < 0 ? [] : (lengthsByHead[head] ?? [])) {
      const end = start + length
      // The last digit of a number is never doubled.
      const sums = end % 2 === 0 ? doublingEven : doublingOdd
      if (end <= digits.length && sums[start] === sums[end]) return true
    }
  }
  return false
}

/** Before each place the sum of the digits, of which those at odd or even places are doubled; its last digit, as no more is needed. */
function luhnSums(digits: Uint8Array, doubledParity: 0 | 1): Uint8Array {
  const sums = new Uint8Array(digits.length + 1)
  let sum = 0
  let index = 0
  for (const digit of digits) {
    sum += index % 2 !== doubledParity ? digit : digit > 4 ? digit * 2 - 9 : digit * 2
    sums[++index] = sum % 10
  }
  return sums
}
