import { expect, it } from 'vitest'
import { commonDomains, companyLabel, hasCommonSuffix } from './company-domain.js'

it.each([
  ['acme.io', 'acme'],
  ['acme.co.uk', 'acme'],
  ['app.acme.com', 'acme'],
  ['hp.com', null],
  ['acme.github.io', null],
  ['com', null]
])('the label of %s is %s', (domain, label) => {
  expect(companyLabel(domain)).toBe(label)
})

it('a label makes domains with the common suffixes', () => {
  expect(commonDomains('acme')).toEqual(expect.arrayContaining(['acme.com', 'acme.co.uk', 'acme.io']))
  expect(commonDomains('münchen')).toContain('xn--mnchen-3ya.de')
  for (const none of ['', 'abc', 'a.com', 'x'.repeat(64)]) expect(commonDomains(none)).toEqual([])
  for (const domain of commonDomains('acme')) expect([companyLabel(domain), hasCommonSuffix(domain)]).toEqual(['acme', true])
  expect(hasCommonSuffix('acme.robotics')).toBe(false)
})
