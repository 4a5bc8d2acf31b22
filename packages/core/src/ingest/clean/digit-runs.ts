/** Digits with nothing but gaps (spaces, dots, dashes) between them. */
export interface DigitRun {
  digits: Uint8Array
  /** Whether a plus stands right before the first digit, as only telephone numbers have it. */
  afterPlus: boolean
}

const gap = /[\s\p{Pd}\p{Pc}\p{Cf}\u2212\u2043.\u00b7\u2022\u2024\u2027\u2219\u22c5\u3002\u30fb\uff0e\uff61\uff65]/u
const digit = /\p{Nd}/u
const gapKind = 11
const otherKind = 12
/** A cache of the kind of each UTF-16 unit: 0 is not known yet, 1 to 10 are the digits 0 to 9, then a gap or anything else. */
const kinds = new Uint8Array(0x1_0000)

/** The runs of at least `shortest` digits in a text, in any script. */
export function* digitRuns(text: string, shortest: number): Generator<DigitRun> {
  if (text.length < shortest) return
  const digits = new Uint8Array(text.length)
  let count = 0
  let afterPlus = false
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    const kind = kinds[unit] || classify(unit)
    if (kind < gapKind) {
      if (count === 0) afterPlus = at > 0 && /[+\uff0b]/.test(text.charAt(at - 1))
      digits[count++] = kind - 1
    } else if (kind === otherKind) {
      if (count >= shortest) yield { digits: digits.subarray(0, count), afterPlus }
      count = 0
    }
  }
  if (count >= shortest) yield { digits: digits.subarray(0, count), afterPlus }
}

function classify(unit: number): number {
  const kind = isDigit(unit) ? unit - zeroOf(unit) + 1 : gap.test(String.fromCharCode(unit)) ? gapKind : otherKind
  kinds[unit] = kind
  return kind
}

const isDigit = (unit: number) => digit.test(String.fromCharCode(unit))

/** The code of a script's digit zero. In Unicode a script's ten digits start at a multiple of 16, or 6 after one. */
function zeroOf(unit: number): number {
  const block = unit & ~15
  return isDigit(block) ? block : block + 6
}
