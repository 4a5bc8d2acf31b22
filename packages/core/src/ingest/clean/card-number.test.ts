import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holdsCardNumber } from './card-number.js'

/** The last digit that makes a number pass, found by trying: a computation of its own. */
function withCheckDigit(body: string): string {
  const sum = [...body].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? Number(digit) * 2 : Number(digit)
    return total + Math.floor(doubled / 10) + (doubled % 10)
  }, 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

const heads: [head: string, length: number][] = [
  ...[13, 16, 19].map((length): [string, number] => ['4', length]),
  ...['51', '55', '2221', '2720', '6011', '65', '62', '3528', '5018', '6759'].map((head): [string, number] => [head, 16]),
  ...['34', '37'].map((head): [string, number] => [head, 15]),
  ...['300', '36', '38'].map((head): [string, number] => [head, 14]),
  ...['62', '6759'].map((head): [string, number] => [head, 19]),
  ['6304', 13]
]
const card = fc.constantFrom(...heads).chain(([head, length]) => {
  const rest = length - head.length - 1
  return fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: rest, maxLength: rest })
    .map((digits) => withCheckDigit(`${head}${digits.join('')}`))
})
const gap = fc.constantFrom(
  '',
  '',
  '',
  ' ',
  '.',
  '-',
  '\u00a0',
  '\u202f',
  '\u2009',
  '\u3000',
  '\t',
  '\n',
  '\u2011',
  '\u2013',
  '\u2014',
  '\u2212',
  ' - ',
  '  ',
  '\u00b7',
  '\u200b',
  '_'
)

describe('a card number is found', () => {
  it.each([
    '4111111111111111',
    '4242 4242 4242 4242',
    'my card: 3782-822463-10005.',
    'card 4111 1111 1111 1111 12/27',
    '4111 1111 1111 1111 123',
    '4111111111111111 0927',
    '1 4111 1111 1111 1111',
    '4111.1111.1111.1111',
    '4111\u00a01111\u00a01111\u00a01111',
    '41111111111111110927',
    '004111111111111111',
    '４１１１１１１１１１１１１１１１',
    '٤١١١١١١١١١١١١١١١',
    '४१११ ११११ ११११ ११११',
    '4222222222222',
    '6304000000000000',
    '30569309025904'
  ])('in %j', (text) => {
    expect(holdsCardNumber(text)).toBe(true)
  })

  it('with any gaps, within any text', () => {
    fc.assert(
      fc.property(card, fc.array(gap, { minLength: 18, maxLength: 18 }), fc.string(), fc.string(), (number, gaps, before, after) => {
        const written = [...number].map((digit, index) => `${digit}${index < number.length - 1 ? gaps[index] : ''}`).join('')
        // After a plus the shortest ones are telephone numbers.
        expect(holdsCardNumber(`${before.replaceAll('+', '')}${written}${after}`)).toBe(true)
      })
    )
  })

  it('between any other digits', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 40 })
    fc.assert(
      fc.property(card, digits, digits, (number, before, after) => {
        expect(holdsCardNumber(before + number + after)).toBe(true)
      })
    )
  })
})

describe('no card number is seen', () => {
  it.each([
    '',
    '4111 1111 1111 1112',
    '4111 1111/1111 1111',
    '1 2 3',
    'room 4242',
    '2026-01-31 12:30:00',
    '1790000000000',
    '1790000000000123',
    '+49 151 1234567',
    '+4915112345678',
    '0151 23456789',
    '+1 (415) 555-2671',
    'DE89 3704 0044 0532 0130 00',
    '192.168.100.200',
    'order 1000000000004111',
    '0000000000000000',
    '8000000000000002'
  ])('in %j', (text) => {
    expect(holdsCardNumber(text)).toBe(false)
  })

  it('in a telephone number of 13 digits after its plus', () => {
    const number = fc.integer({ min: 1_000_000_000_000, max: 9_999_999_999_999 })
    fc.assert(
      fc.property(number, (digits) => {
        expect(holdsCardNumber(`tel. +${digits}`)).toBe(false)
      })
    )
  })

  it('in seven of eight order numbers of 16 digits', () => {
    const numbers = Array.from({ length: 5_000 }, (_, index) => String(1_000_000_000_000_000 + index * 1_799_999_999_993))
    expect(numbers.filter(holdsCardNumber).length).toBeLessThan(625)
  })
})
