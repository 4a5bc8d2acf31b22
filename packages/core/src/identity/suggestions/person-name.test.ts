import { expect, it } from 'vitest'
import { fullName, readsLikeName } from './person-name.js'

it.each([
  ['Ann Lee', 'ann lee'],
  ['  ANN   LEE ', 'ann lee'],
  ['Ann B. Lee', 'ann b lee'],
  ["Conan O'Brien", 'conan obrien'],
  ['José García', 'josé garcía'],
  ['山田 太郎', '山田 太郎']
])('%s is the full name %s', (name, expected) => {
  expect(fullName(name)).toBe(expected)
})

it.each([[null], [''], ['Ann'], ['Anne-Marie'], ["O'Brien"], ['...']])('%s is no full name', (name) => {
  expect(fullName(name)).toBeNull()
})

it.each(['john.smith@acme.test', 'johnsmith@acme.test', 'john_smith+x@acme.test', 'john-smith@other.test'])(
  '%s reads like John Smith',
  (email) => {
    expect(readsLikeName(email, 'John Smith')).toBe(true)
  }
)

it('an address is compared without accents', () => {
  expect(readsLikeName('jose.garcia@acme.test', 'José García')).toBe(true)
})

it.each([
  ['jsmith@acme.test', 'John Smith'],
  ['john.smith2@acme.test', 'John Smith'],
  ['john@acme.test', 'John'],
  ['al@acme.test', 'A L'],
  ['@acme.test', '. .'],
  ['john.smith@acme.test', null]
])('%s does not read like %s', (email, name) => {
  expect(readsLikeName(email, name)).toBe(false)
})
