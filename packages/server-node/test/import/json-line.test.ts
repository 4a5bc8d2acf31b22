import { expect, test } from 'vitest'
import { jsonFault, parseJsonLine } from '../../src/import/json-line.js'

test.each([
  ['{"a":1', 7, 'the JSON ends too early'],
  ['', 1, 'the JSON ends too early'],
  ['{"a":"b', 8, 'the JSON ends too early'],
  ['{"a":1,}', 8, 'no JSON: "}" is not expected here'],
  ['{"a":nul}', 6, 'no JSON: "nul}" is not expected here'],
  ['{"a":[1,{"b":tru]}', 14, 'no JSON: "tru]}" is not expected here'],
  ['{"a":1} x', 9, 'no JSON: "x" is not expected here'],
  ["{'a':1}", 2, `no JSON: "'a':1}" is not expected here`],
  ['{"a":"\\x"}', 7, 'no JSON: "\\\\x\\"}" is not expected here'],
  ['{"a" 1}', 6, 'no JSON: "1}" is not expected here'],
  ['{"a":01}', 7, 'no JSON: "1}" is not expected here'],
  ['[]', 1, 'a line must be a JSON object'],
  ['"text"', 1, 'a line must be a JSON object']
])('%s is refused at column %i', (text, column, message) => {
  expect(() => parseJsonLine(text)).toThrow(expect.objectContaining({ column, message }))
})

test('the place of a fault is where the text was broken, in nested objects too', () => {
  const text = JSON.stringify({ a: [1, -2.5e3, { b: [], c: {}, d: 'é\\"\n' }, null, true], e: [[[]], { f: false }] })
  expect(parseJsonLine(text)).toEqual(JSON.parse(text))
  for (let length = 0; length < text.length; length++) {
    const { column } = jsonFault(text.slice(0, length))
    // A number, a name or an escape that is cut is a fault where it begins, or ends.
    expect(column).toBeLessThanOrEqual(length + 1)
    expect(column).toBeGreaterThan(length - 6)
  }
  for (const [at, letter] of [...text].entries()) {
    if (!'{}[]:,'.includes(letter)) continue
    const broken = `${text.slice(0, at)}#${text.slice(at + 1)}`
    expect(jsonFault(broken).column).toBe(at + 1)
  }
})

test('deep nesting does not overflow the stack', () => {
  expect(jsonFault('['.repeat(1_000_000)).column).toBe(1_000_001)
})
