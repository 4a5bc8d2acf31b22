import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalJson, compareText } from '../values/canonical-json.js'

/** The same by way of an object whose keys were set in order. */
function byObject(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(byObject)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, inner]) => [key, byObject(inner)] as const)
  return Object.fromEntries(entries.sort(([a], [b]) => byBytes(a, b)))
}

const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))
const key = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.constantFrom('0', '7', '10', '01', '4294967294', '4294967295', '-1', '__proto__')
)

it('is the text of an object whose keys were set in order', () => {
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(null, true, undefined, Number.NaN, -0),
      fc.string(),
      fc.double(),
      tie('list'),
      tie('map')
    ),
    list: fc.array(tie('value'), { maxLength: 4 }),
    map: fc.dictionary(key, tie('value'), { maxKeys: 5 })
  }))
  fc.assert(
    fc.property(value, (any) => {
      expect(canonicalJson(any)).toBe(JSON.stringify(byObject(any)) ?? 'null')
    })
  )
})

it('orders texts as their bytes', () => {
  const text = fc
    .tuple(fc.constantFrom('', 'x'.repeat(63), 'é'.repeat(64), 'x'.repeat(70)), fc.string({ unit: 'binary', maxLength: 3 }))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(Math.sign(compareText(a, b))).toBe(byBytes(a, b))
    }),
    { numRuns: 1_000 }
  )
})
