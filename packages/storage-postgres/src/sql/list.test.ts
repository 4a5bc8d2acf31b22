import { expect, it } from 'vitest'
import { listBytes } from './list.js'
import type { Column } from './shape.js'

const column = (kind: Column['kind'], nullable = false): Column => ({ table: 'things', name: kind, kind, nullable })
const hex = (...parts: string[]) => parts.join('')

it('an array is written in the form that array_recv reads', () => {
  const head = (hasNull: string, oid: string, length: string) => hex('00000001', hasNull, oid, length, '00000001')
  expect(listBytes(column('text', true), ['aé', null]).toString('hex')).toBe(
    hex(head('00000001', '00000019', '00000002'), '00000003', '61c3a9', 'ffffffff')
  )
  expect(listBytes(column('integer'), [-1, 2 ** 33]).toString('hex')).toBe(
    hex(head('00000000', '00000014', '00000002'), '00000008', 'ffffffffffffffff', '00000008', '0000000200000000')
  )
  expect(listBytes(column('time'), [Date.UTC(2000, 0, 1, 0, 0, 1)]).toString('hex')).toBe(
    hex(head('00000000', '000004a0', '00000001'), '00000008', '00000000000f4240')
  )
  expect(listBytes(column('uuid'), ['01234567-89ab-cdef-0123-456789abcdef']).toString('hex')).toBe(
    hex(head('00000000', '00000b86', '00000001'), '00000010', '0123456789abcdef0123456789abcdef')
  )
  expect(listBytes(column('json'), [{ a: 1 }]).toString('hex')).toBe(
    hex(head('00000000', '00000eda', '00000001'), '00000008', '01', Buffer.from('{"a":1}').toString('hex'))
  )
  expect(listBytes(column('boolean'), []).toString('hex')).toBe(hex('00000000', '00000000', '00000010'))
})

it.each<[Column['kind'], unknown, string]>([
  ['uuid', '01234567-89AB-cdef-0123-456789abcdef', 'must be a UUID in lower case'],
  ['uuid', '01234567089ab-cdef-0123-456789abcdef', 'must be a UUID in lower case'],
  ['uuid', '', 'must be a UUID in lower case'],
  ['text', 'a\u0000', 'holds a NUL character or a lone surrogate'],
  ['text', 'a long text whose last character is one that nobody can keep \ud800', 'holds a NUL character or a lone surrogate'],
  ['text', 5, 'must be text'],
  ['time', 1.5, 'must be a time in whole milliseconds'],
  ['integer', 2 ** 54, 'must be a whole number'],
  ['number', Number.NaN, 'must be a finite number'],
  ['boolean', 'true', 'must be true or false'],
  ['json', undefined, 'must be a JSON value'],
  ['json', { a: '\ud800' }, 'holds a NUL character or a lone surrogate'],
  ['text', null, 'must be text']
])('refuses what a column cannot hold: %s %j', (kind, value, message) => {
  expect(() => listBytes(column(kind), [value])).toThrow(`things.${kind} ${message}`)
})

it('an array is right also after another one failed halfway', () => {
  const right = listBytes(column('text'), ['a'])
  expect(() => listBytes(column('json'), [{}, { a: 1n }])).toThrow(TypeError)
  expect(() => listBytes(column('uuid'), ['01234567-89ab-cdef-0123-456789abcdef', 'no'])).toThrow(TypeError)
  expect(listBytes(column('text'), ['a'])).toEqual(right)
})
