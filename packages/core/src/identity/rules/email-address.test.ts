import fc from 'fast-check'
import { expect, it } from 'vitest'
import { normalizeEmail } from './email-address.js'

it.each([
  ['ann@acme.com', 'ann@acme.com'],
  [' Ann.Lee+x@ACME.com ', 'ann.lee+x@acme.com'],
  ['mailto:Ann@Acme.com', 'ann@acme.com'],
  ['MAILTO: ann@acme.com', 'ann@acme.com'],
  ['<ann@acme.com>', 'ann@acme.com'],
  [' < mailto:ann@acme.com >; ', 'ann@acme.com'],
  ['mailto:<ann@acme.com>', 'ann@acme.com'],
  ['ann@acme.com.', 'ann@acme.com'],
  ['ann@acme.com,', 'ann@acme.com'],
  ['ann@acme.com ; ', 'ann@acme.com'],
  ['ann@m\u00fcller.de', 'ann@xn--mller-kva.de'],
  ['Ann@M\u00dcLLER.de', 'ann@xn--mller-kva.de'],
  ['ann@mu\u0308ller.de', 'ann@xn--mller-kva.de'],
  ['ann@xn--mller-kva.de', 'ann@xn--mller-kva.de'],
  ['jo\u0308rg@m\u00fcller.de', 'j\u00f6rg@xn--mller-kva.de'],
  ['\u7528\u6237@\u4f8b\u5b50.\u5e7f\u544a', '\u7528\u6237@xn--fsqu00a.xn--4rr70v'],
  ['x..y@acme.com', 'x..y@acme.com'],
  ['"a"@acme.com', '"a"@acme.com'],
  ['ann@localhost', 'ann@localhost'],
  ['ann@127.1', 'ann@127.1']
])('%j is %s', (text, email) => {
  expect(normalizeEmail(text)).toBe(email)
})

it.each(['', ' ', 'ann', '@', 'ann@', '@acme.com', 'a@b@c.de', 'a b@c.de', '{{email}}', '{{user}}@acme.com', '{email}@acme.com'])(
  '%j is no address',
  (text) => {
    expect(normalizeEmail(text)).toBeNull()
  }
)

it.each(['ann@m\u00fc/ller.de', 'ann@m\u00fc:80', 'ann@\u00fc%2e', '<<a@b.de>>', 'Ann <a@b.de>', `a@${'\u00fc'.repeat(400)}.de`])(
  'nor is %j',
  (text) => {
    expect(normalizeEmail(text)).toBeNull()
  }
)

it.each([`a@a${'.a'.repeat(9_000_000)}`, `${'a'.repeat(9_000_000)}@b.de`, `<${'\u00fc@'.repeat(4_000_000)}b.de>`])(
  'nor is a text of very many characters, which no pattern is tried on',
  (text) => {
    expect(normalizeEmail(text)).toBeNull()
  }
)

it('what it answers stays as it is', () => {
  const part = fc.string({ unit: fc.constantFrom(...'aB.@<>{};,: m\u00fc\u00dc\u0308\u0130\u1e9e\u4f8b-_0'), minLength: 1, maxLength: 8 })
  const text = fc.tuple(part, part).map(([local, domain]) => `${local}@${domain}`)
  fc.assert(
    fc.property(text, (said) => {
      const email = normalizeEmail(said)
      if (email !== null) expect(normalizeEmail(email)).toBe(email)
    }),
    { numRuns: 2_000 }
  )
})
