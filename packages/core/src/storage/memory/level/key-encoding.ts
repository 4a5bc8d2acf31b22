import type { ColumnKind } from '../../index.js'

/*
 * Keys are strings of bytes, one character each, so that comparing them as strings compares bytes. A value starts with a tag: NULLs come after all
 * values. Text ends with a zero byte that nothing inside it can be mistaken for, so that columns can follow each other.
 */
const VALUE = '\x01'
const NULL = '\x02'

/** The bytes of a column value, in the order of the contract. */
export function encodeValue(kind: ColumnKind, value: unknown): string {
  if (kind === 'json') throw new TypeError('JSON has no order, and cannot be indexed')
  if (value === null || value === undefined) return NULL
  if (typeof value === 'number') return VALUE + encodeNumber(value)
  if (typeof value === 'boolean') return VALUE + (value ? '\x01' : '\x00')
  if (typeof value === 'string') return VALUE + encodeText(value)
  throw new TypeError(`Not a ${kind} value: this ${typeof value}`)
}

/** Whether an encoded value is NULL. */
export function isEncodedNull(encoded: string): boolean {
  return encoded.startsWith(NULL)
}

/** All encoded values that are not NULL, as a range. */
export const values = { from: VALUE, to: NULL }

/** The end of the range of all keys that start with this one and go on with a further value. */
export function after(prefix: string): string {
  return `${prefix}\xff`
}

/** The later of two keys, of which one may be unknown. */
export function laterKey<K extends string | undefined>(a: string | undefined, b: K): string | K {
  return a === undefined || (b !== undefined && b > a) ? b : a
}

/** The earlier of two keys, of which one may be unknown. */
export function earlierKey<K extends string | undefined>(a: string | undefined, b: K): string | K {
  return a === undefined || (b !== undefined && b < a) ? b : a
}

function encodeText(text: string): string {
  const utf8 = isAscii(text) ? text : Buffer.from(text).toString('latin1')
  return `${utf8.replaceAll('\0', '\0\xff')}\0`
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 127) return false
  return true
}

const double = new DataView(new ArrayBuffer(8))

/** IEEE 754 big endian, with the sign bit turned over, and all bits of a negative number, so that bytes order as numbers do. */
function encodeNumber(number: number): string {
  double.setFloat64(0, number + 0)
  const high = double.getUint32(0)
  const negative = high >= 0x80000000
  double.setUint32(0, negative ? ~high : high ^ 0x80000000)
  if (negative) double.setUint32(4, ~double.getUint32(4))
  return Buffer.from(double.buffer).toString('latin1')
}
