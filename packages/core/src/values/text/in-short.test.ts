import { expect, it } from 'vitest'
import { truncate } from './truncate.js'

it.each([
  ['', '""'],
  ['a "b"', '"a \\"b\\""'],
  ['x'.repeat(100), `"${'x'.repeat(100)}"`],
  ['x'.repeat(101), `"${'x'.repeat(100)}…"`],
  ['💥'.repeat(101), `"${'💥'.repeat(100)}…"`],
  [null, 'null'],
  [undefined, 'a value of type undefined'],
  [5n, 'a value of type bigint'],
  [{}, 'a value of type object']
])('case %#', (value, shown) => {
  expect(truncate(value)).toBe(shown)
})
