import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readCursor, writeCursor } from './cursor.js'

const id = '00000000-0000-4000-8000-000000000001'

it('is short and opaque, and reads back what was written, but for the tail of long texts', () => {
  const value = fc.oneof(fc.constant(null), fc.maxSafeInteger(), fc.string({ unit: 'binary', maxLength: 900 }))
  fc.assert(
    fc.property(value, fc.option(fc.nat()), fc.nat(), fc.string({ maxLength: 255 }), (value, total, asOf, id) => {
      const text = writeCursor({ asOf, total, value, id }, ['binding'])
      expect(text).toMatch(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{22}$/)
      expect(text.length).toBeLessThan(1000)
      const read = readCursor(text, ['binding'])
      expect(read).toMatchObject({ asOf, total, id })
      if (read?.isCut) expect(`${value}`.startsWith(`${read.value}`)).toBe(true)
      else if (typeof value !== 'string' || value.isWellFormed()) expect(read?.value).toBe(value)
    })
  )
})

it('is read by the same binding alone, in whatever order its keys come', () => {
  const text = writeCursor({ asOf: 1, total: 2, value: null, id }, ['tool', { a: 1, b: [2] }])
  expect(readCursor(text, ['tool', { b: [2], a: 1 }])).toBeDefined()
  expect(readCursor(text, ['tool', { a: 1, b: [3] }])).toBeUndefined()
  expect(readCursor(text, ['tools', { a: 1, b: [2] }])).toBeUndefined()
})

it('is refused after any change of one character', () => {
  const text = writeCursor({ asOf: 1, total: 2, value: 'abc', id }, [])
  for (let at = 0; at < text.length; at++) {
    for (const letter of ['A', '_', '.', '=', 'é']) {
      if (text[at] !== letter) expect(readCursor(text.slice(0, at) + letter + text.slice(at + 1), [])).toBeUndefined()
    }
  }
})

/** What anybody can make who knows how cursors are made: there is no secret in them. */
function forged(payload: string): string {
  const seal = createHash('sha256').update(`[]\n${payload}`).digest('base64url').slice(0, 22)
  return `${Buffer.from(payload).toString('base64url')}.${seal}`
}

it('is refused when it was made up, whatever it holds', () => {
  expect(readCursor(forged(JSON.stringify([1, 2, 'abc', id, false])), [])).toMatchObject({ value: 'abc', id })
  for (const payload of ['', '[', '"', 'x', '[1,', '['.repeat(100_000), 'null', '{}', '[]', '[1]', `[1e400,2,null,"${id}",false]`]) {
    expect(readCursor(forged(payload), [])).toBeUndefined()
  }
})
