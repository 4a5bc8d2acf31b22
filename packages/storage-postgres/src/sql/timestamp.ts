/** The instants that both a timestamptz and a JavaScript Date can hold, in epoch milliseconds: 4714-11-24 BC to the end of a Date's range. */
const earliest = Date.UTC(-4713, 10, 24)
const latest = 8_640_000_000_000_000

/** The binary form counts microseconds from this instant. Up to `maxExact` milliseconds around it, they are exact in a JavaScript number. */
const year2000 = Date.UTC(2000, 0, 1)
const maxExact = Math.floor(Number.MAX_SAFE_INTEGER / 1000)

/** The form of the years 0001 to 9999; others are longer. */
const ordinary = '2000-01-01T00:00:00.000Z'

export function isStorableTime(milliseconds: number): boolean {
  return milliseconds >= earliest && milliseconds <= latest
}

/** A timestamptz literal that means the same under every DateStyle and TimeZone. A time that a column cannot hold becomes an infinity. */
export function timestampText(milliseconds: number): string {
  if (milliseconds < earliest) return '-infinity'
  if (milliseconds > latest) return 'infinity'
  const date = new Date(milliseconds)
  const text = date.toISOString()
  if (text.length === ordinary.length && !text.startsWith('0000')) return text
  const year = date.getUTCFullYear()
  const rest = text.slice(-'-01-01T00:00:00.000Z'.length)
  return year > 0 ? `${year}${rest}` : `${String(1 - year).padStart(4, '0')}${rest} BC`
}

/** The microseconds since 2000 that stand for a storable time in binary form; a bigint where a number would not be exact. */
export function timestampNumber(milliseconds: number): number | bigint {
  const since2000 = milliseconds - year2000
  return Math.abs(since2000) <= maxExact ? since2000 * 1000 : BigInt(since2000) * 1000n
}

/** The milliseconds since 1970 of a timestamptz that is given as the hexadecimal digits of its binary form. */
export function timeOfHex(hex: string): number {
  const high = Number.parseInt(hex.slice(0, 8), 16) | 0
  const microseconds = high * 2 ** 32 + Number.parseInt(hex.slice(8), 16)
  if (Number.isSafeInteger(microseconds)) return Math.round(microseconds / 1000) + year2000
  return Number(BigInt.asIntN(64, BigInt(`0x${hex}`)) / 1000n) + year2000
}
