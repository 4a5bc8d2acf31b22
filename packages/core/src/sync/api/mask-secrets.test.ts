import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanWords } from './clean-words.js'

const prefixes = ['rk_live_', 'sk_live_', 'sk_test_', 'xoxb-', 'xoxp-', 'pat-na1-', 'phx_', 'whsec_', '']
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=_-.~!*% ']

/** The part of a key that nobody may see; random, so that it is in no text by chance. */
/** What follows the prefix of a key. It does not itself begin as a prefix does, which may be shown. */
const body = fc
  .string({ unit: fc.constantFrom(...letters), minLength: 16, maxLength: 60 })
  .filter((text) => text.trim().length >= 16 && !/^[A-Za-z]{2,8}[_-]/.test(text))
const around = fc.string({ unit: fc.constantFrom(...letters, 'ä', '漢', '😀', '\n', '"', '<', '&'), maxLength: 40 })

const hex = (byte: number) => byte.toString(16).padStart(2, '0')
const percent = (text: string, isEncoded: (index: number) => boolean, isUpper: boolean) =>
  [...Buffer.from(text)]
    .map((byte, index) => (isEncoded(index) ? `%${isUpper ? hex(byte).toUpperCase() : hex(byte)}` : String.fromCharCode(byte)))
    .join('')

/** What an answer may make of what it was sent. */
const forms: Record<string, (secret: string, before: string, after: string) => string> = {
  plain: (secret) => secret,
  encodeURIComponent: (secret) => encodeURIComponent(secret),
  'all percent-encoded, in capitals': (secret) => percent(secret, () => true, true),
  'all percent-encoded, in small letters': (secret) => percent(secret, () => true, false),
  'some of it percent-encoded': (secret) => percent(secret, (index) => index % 3 === 0 || secret[index] === '%', false),
  'percent-encoded twice': (secret) => encodeURIComponent(encodeURIComponent(secret)),
  'a form': (secret) => new URLSearchParams({ a: secret }).toString(),
  'base64 of it among others': (secret, before, after) => Buffer.from(`${before}${secret}${after}`).toString('base64'),
  base64url: (secret, before, after) => Buffer.from(`${before}${secret}${after}`).toString('base64url'),
  'base64 in an address': (secret, before) => encodeURIComponent(Buffer.from(before + secret).toString('base64')),
  JSON: (secret) => JSON.stringify({ a: secret }),
  'escapes of JSON': (secret) => [...secret].map((letter) => `\\u00${hex(letter.charCodeAt(0))}`).join(''),
  HTML: (secret) => [...secret].map((letter) => `&#${letter.charCodeAt(0)};`).join('')
}

/** Whether a text gives away eight characters of a secret in a row, however it is written. */
function tells(text: string, hidden: string): boolean {
  const parts = Array.from({ length: hidden.length - 7 }, (_, index) => hidden.slice(index, index + 8))
  const read = [text]
  for (let index = 0; index < 3; index++) read.push(decoded(read.at(-1) ?? ''))
  return read.some((each) => parts.some((part) => each.includes(part) || each.includes(part.replaceAll(' ', '+')))) || inBase64(text, parts)
}

function decoded(text: string): string {
  return text
    .replaceAll(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString('utf8'))
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
}

function inBase64(text: string, parts: readonly string[]): boolean {
  const runs = [text, decoded(text)].flatMap((each) => each.match(/[A-Za-z0-9+/_-]{8,}/g) ?? [])
  const read = runs.flatMap((run) => [0, 1, 2, 3].map((start) => Buffer.from(run.slice(start), 'base64').toString('latin1')))
  return read.some((each) => parts.some((part) => each.includes(part)))
}

describe('the words of a provider', () => {
  for (const [name, write] of Object.entries(forms)) {
    it(`show no key: ${name}`, () => {
      fc.assert(
        fc.property(fc.constantFrom(...prefixes), body, around, around, (prefix, hidden, before, after) => {
          const written = write(prefix + hidden, before, after)
          expect(tells(written, hidden)).toBe(true)
          const shown = cleanWords(`It said ${before} ${written} ${after}`, [prefix + hidden])
          expect(tells(shown, hidden), `${written} became ${shown}`).toBe(false)
          expect(shown).toContain('[credential]')
        }),
        { numRuns: 60 }
      )
    })
  }

  it('show no part of a key that has eight characters or more, and its prefix', () => {
    fc.assert(
      fc.property(fc.constantFrom(...prefixes), body, fc.nat(), fc.integer({ min: 8, max: 60 }), (prefix, hidden, from, length) => {
        const start = from % (hidden.length - 7)
        const part = hidden.slice(start, start + length)
        const shown = cleanWords(`The key ${prefix}${part}... is wrong`, [prefix + hidden])
        expect(tells(shown, hidden), shown).toBe(false)
      }),
      { numRuns: 150 }
    )
  })

  it('keep what tells nothing of the key', () => {
    const secret = 'rk_live_51HqLyjWDarjtT1zdp7dc'
    for (const words of ['Use a key that begins with rk_live_ or sk_live_', 'Your key ends in 7dc', 'The account 51Hq is closed'])
      expect(cleanWords(words, [secret])).toBe(words)
    expect(cleanWords(`Invalid API key: ${secret}.`, [secret])).toBe('Invalid API key: [credential].')
    expect(cleanWords('Invalid API key: rk_live_51HqLyjWD****', [secret])).toBe('Invalid API key: rk_live_[credential]****')
    expect(cleanWords('eu-west and europe', ['eu'])).toBe('eu-west and europe')
  })

  it('are looked at in their beginning alone', () => {
    const secret = 'xoxb-1234567890-abcdefghij'
    const long = `${secret} `.repeat(700_000)
    expect(cleanWords(long, [secret]).length).toBeLessThanOrEqual(500)
    expect(cleanWords('%2525'.repeat(4_000_000), [secret])).toMatch(/^%2525/)
  })
})
