import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runCooperatively, runToEnd } from '../../values/cooperative-work.js'
import { parseBounded, UnboundedJson } from './bounded-json.js'
import { LongJson } from './long-json.js'

/** What becomes of a text, or that it is none. */
function outcome(parse: () => unknown): unknown {
  try {
    return { value: parse() }
  } catch (error) {
    if (error instanceof SyntaxError) return 'no JSON'
    throw error
  }
}

const both = (text: string) => [outcome(() => runToEnd(new LongJson(text).whole())), outcome(() => JSON.parse(text))]
const long = 'x'.repeat(70_000)

describe('a long answer', () => {
  it('is what JSON.parse makes of it', () => {
    const leaf = fc.oneof(fc.constant(long), fc.constant(`\\"${long}`), fc.jsonValue({ maxDepth: 2 }))
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        leaf,
        fc.array(tie('value'), { maxLength: 5 }),
        fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', '1', '"', long)), tie('value'), { maxKeys: 4 })
      )
    }))
    fc.assert(
      fc.property(value, fc.boolean(), (given, isSpaced) => {
        const [read, meant] = both(JSON.stringify(given, null, isSpaced ? 2 : 0))
        expect(JSON.stringify(read)).toBe(JSON.stringify(meant))
      }),
      { numRuns: 40 }
    )
  })

  it('is not JSON where JSON.parse says so', () => {
    const marks = fc.constantFrom(...'[]{},:"\\ 1', 'true', `"${long}"`, `"a":"${long}"`, '"b":2', '{}')
    fc.assert(
      fc.property(fc.array(marks, { maxLength: 12 }), (parts) => {
        for (const text of [parts.join(''), `[${parts.join('')}]`, `{${parts.join('')}}`, `[${parts.join(',')}]`]) {
          const [read, meant] = both(text)
          expect(JSON.stringify(read), text.replaceAll(long, '…')).toBe(JSON.stringify(meant))
        }
      }),
      { numRuns: 120 }
    )
  })

  it('keeps a key of any name, and the last of equal ones', () => {
    const text = `{"__proto__":{"a":1},"a":"${long}","b":1,"a":2}`
    const read = runToEnd(parseBounded(text))
    expect(JSON.stringify(read)).toBe('{"__proto__":{"a":1},"a":2,"b":1}')
    expect(Reflect.getPrototypeOf(Object(read))).toBe(Object.prototype)
  })

  it('lets other work have its turn while it is looked at and parsed', async () => {
    const records = Array.from({ length: 60_000 }, (_, index) => ({ id: index, text: 'some words of a record' }))
    const text = JSON.stringify({ data: { records } })
    let turns = 0
    let isRead = false
    const others = (async () => {
      for (; !isRead; turns++) await setImmediate()
    })()
    const read = await runCooperatively(parseBounded(text))
    isRead = true
    await others
    expect(read).toEqual({ data: { records } })
    expect(turns).toBeGreaterThan(text.length / (128 * 1024))
  })
})

describe('an answer without bounds', () => {
  const brackets = 9_000_000
  it.each([
    ['nested brackets', '['.repeat(brackets) + ']'.repeat(brackets), 'It is nested deeper than 64 levels'],
    ['nested objects', '{"a":'.repeat(65), 'It is nested deeper than 64 levels'],
    ['empty records', `[${'{},'.repeat(600_000)}{}]`, 'It has more than 1,000,000 values'],
    ['numbers', `{"a":[${'0,'.repeat(1_100_000)}0]}`, 'It has more than 1,000,000 values']
  ])('is refused before it is parsed: %s', (_, text, words) => {
    expect(() => runToEnd(parseBounded(text))).toThrow(new UnboundedJson(words, false).message)
  })

  it('is not what only looks like one', () => {
    const text = '['.repeat(200)
    expect(runToEnd(parseBounded(JSON.stringify([text, text])))).toEqual([text, text])
    expect(runToEnd(parseBounded(JSON.stringify({ a: `\\"${text}` })))).toEqual({ a: `\\"${text}` })
    expect(() => runToEnd(parseBounded(`<p>${text}`))).toThrow(SyntaxError)
    expect(() => runToEnd(parseBounded('{"a":1}\n{"a":2}'))).toThrow(SyntaxError)
    expect(runToEnd(parseBounded(`${'['.repeat(64)}${']'.repeat(64)}`))).toBeDefined()
  })
})
