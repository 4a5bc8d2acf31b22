import { digitRuns } from './digit-runs.js'

/** The lengths of card numbers whose first four digits lie between `from` and `to`. */
type Issuer = readonly [from: number, to: number, lengths: readonly number[]]

const shortest = 13
const sixteenUp = [16, 17, 18, 19]
const fourteenUp = [14, 15, ...sixteenUp]
/**
 * Maestro's first four digits. Only with these are its short lengths accepted: else many order numbers that begin with 5 or 6 would look like cards.
 */
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
/** The lengths that a card number may have, by its first four digits. */
const lengthsByHead = new Array<readonly number[]>(10 ** headDigits).fill([])
for (const [from, to, lengths] of issuers) lengthsByHead.fill(lengths, from, to + 1)

/**
 * Whether a text contains a payment card number, in any spelling and between any other text or digits: 13 to 19 digits with the first digits and a
 * length of a known issuer, and a correct Luhn check digit (ISO/IEC 7812-1).
 */
export function holdsCardNumber(text: string): boolean {
  for (const { digits, afterPlus } of digitRuns(text, shortest)) {
    // Telephone numbers such as +49 and +44 with a mobile number have 13 digits; no issuer has given out cards of that length for decades.
    if (!(afterPlus && digits.length === shortest) && hasCardWindow(digits)) return true
  }
  return false
}

/** Whether any part of these digits is a card number. Two prefix sums make each check constant time, so a long run costs no more per digit. */
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
      // Luhn never doubles the last digit, so its place decides which sums apply. Equal last digits mean that the part's own sum ends with 0.
      const sums = end % 2 === 0 ? doublingEven : doublingOdd
      if (end <= digits.length && sums[start] === sums[end]) return true
    }
  }
  return false
}

/** Prefix sums of Luhn: for each place the sum of all digits before it, modulo 10, with the digits at odd (1) or even (0) places doubled. */
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
