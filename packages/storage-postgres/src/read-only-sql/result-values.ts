import pg from 'pg'
import { readArray } from './array-text.js'

/** Turns the text that Postgres answers into what JSON can hold. */
type Reader = (text: string) => unknown

const { builtins } = pg.types

/** Whole numbers beyond ±2^53 stay text, as do infinities and NaN; decimals keep the precision of a double. */
function readNumber(text: string): unknown {
  const value = Number(text)
  return isHeld(text, value) && (!Number.isInteger(value) || Number.isSafeInteger(value)) ? value : text
}

/** Whether a double is as large, and as small, as what is written. */
function isHeld(text: string, value: number): boolean {
  return Number.isFinite(value) && (value !== 0 || !/[1-9]/.test(text.split(/e/i)[0] ?? ''))
}

/** `2026-01-01 10:00:00.5+00` as `2026-01-01T10:00:00.500Z`: the session's zone is UTC. Microseconds show only where there are some. */
function readTime(text: string): unknown {
  const parts = /^(\d{4,6}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?(?:\+00)?$/.exec(text)
  if (!parts) return text
  const [, date, time, fraction = ''] = parts
  const micros = fraction.padEnd(6, '0')
  return `${date}T${time}.${micros.endsWith('000') ? micros.slice(0, 3) : micros}Z`
}

/** Numbers that a double cannot hold stay text, as they do outside of JSON. */
function readJson(text: string): unknown {
  return JSON.parse(/\d{16}|\de/i.test(text) ? withExactNumbers(text) : text)
}

/** Goes from token to token: a pattern of a whole text with many escapes would exceed the stack. */
function withExactNumbers(json: string): string {
  let isInText = false
  return json.replace(/\\.|"|-?\d[\d.e+-]*/gi, (token) => {
    if (token === '"') isInText = !isInText
    return isInText || token === '"' || isExact(token) ? token : `"${token}"`
  })
}

/** Whether a double is written with the same digits again. */
function isExact(written: string): boolean {
  const value = Number(written)
  return isHeld(written, value) && (!/^-?\d+$/.test(written) || digitsOf(written) === digitsOf(String(value)))
}

function digitsOf(number: string): string {
  return number.replace(/e.*$|[.-]/g, '').replace(/0+$/, '')
}

const readers = new Map<number, Reader>([
  [builtins.BOOL, (text) => text === 't'],
  [builtins.INT2, readNumber],
  [builtins.INT4, readNumber],
  [builtins.INT8, readNumber],
  [builtins.FLOAT4, readNumber],
  [builtins.FLOAT8, readNumber],
  [builtins.NUMERIC, readNumber],
  [builtins.TIMESTAMP, readTime],
  [builtins.TIMESTAMPTZ, readTime],
  [builtins.JSON, readJson],
  [builtins.JSONB, readJson]
])

const asText: Reader = (text) => text

/** Arrays, by their type, with that of their elements. */
const elements = new Map<number, number>([
  [1000, builtins.BOOL],
  [1005, builtins.INT2],
  [1007, builtins.INT4],
  [1016, builtins.INT8],
  [1021, builtins.FLOAT4],
  [1022, builtins.FLOAT8],
  [1231, builtins.NUMERIC],
  [1115, builtins.TIMESTAMP],
  [1185, builtins.TIMESTAMPTZ],
  [199, builtins.JSON],
  [3807, builtins.JSONB],
  [1009, builtins.TEXT],
  [1014, builtins.BPCHAR],
  [1015, builtins.VARCHAR],
  [1182, builtins.DATE],
  [1183, builtins.TIME],
  [1187, builtins.INTERVAL],
  [1270, builtins.TIMETZ],
  [2951, builtins.UUID],
  // What is text here anyway: names, bytes, rows, paths, ranges.
  ...[1002, 1003, 1001, 2287, 4073, 3905, 3907, 3909, 3911, 3913, 3927, 6150, 6151, 6152, 6153, 6155, 6157].map(
    (type) => [type, builtins.TEXT] as const
  )
])

/** What reads the values of a column of this type; text for types that JSON does not have. */
export function readerOf(type: number): Reader {
  const element = elements.get(type)
  if (element === undefined) return readers.get(type) ?? asText
  const read = readers.get(element) ?? asText
  return (text) => readArray(text, read)
}

/** Names for the columns of a result, each its own: of several `count`, the second is `count_2`. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>(names)
  const seen = new Set<string>()
  return names.map((name) => {
    let free = name
    for (let number = 2; seen.has(free) || (free !== name && taken.has(free)); number++) free = `${name}_${number}`
    seen.add(free)
    return free
  })
}
