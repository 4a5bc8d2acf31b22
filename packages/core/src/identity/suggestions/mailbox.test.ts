import { expect, it } from 'vitest'
import { mailbox, otherSpellings } from './mailbox.js'

it.each([
  ['ann@acme.test', 'ann@acme.test'],
  ['ann+news@acme.test', 'ann@acme.test'],
  ['ann+a+b@acme.test', 'ann@acme.test'],
  ['a.nn@acme.test', 'a.nn@acme.test'],
  ['a.nn@gmail.com', 'ann@gmail.com'],
  ['a.n.n+x@googlemail.com', 'ann@gmail.com'],
  ['+ann@acme.test', '+ann@acme.test']
])('%s is the mailbox %s', (email, expected) => {
  expect(mailbox(email)).toBe(expected)
})

it('looks for the spellings without a tag, at Google without dots and at both its domains', () => {
  expect(otherSpellings('ann@acme.test')).toEqual([])
  expect(otherSpellings('ann+x@acme.test')).toEqual(['ann@acme.test'])
  expect(otherSpellings('ann@gmail.com')).toEqual(['ann@googlemail.com'])
  expect(otherSpellings('a.nn+x@gmail.com')).toEqual(['a.nn@gmail.com', 'a.nn@googlemail.com', 'ann@gmail.com', 'ann@googlemail.com'])
  expect(otherSpellings('...@gmail.com')).not.toContain('@gmail.com')
})

it('every other spelling is of the same mailbox', () => {
  for (const email of ['a.b+c@gmail.com', 'a.b@googlemail.com', 'a.b+c@acme.test'])
    for (const spelling of otherSpellings(email)) expect(mailbox(spelling)).toBe(mailbox(email))
})
