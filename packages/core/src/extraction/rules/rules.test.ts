import { describe, expect, it } from 'vitest'
import { findFacts } from '../find-facts.js'
import { factRules } from './index.js'

const typesIn = (sentence: string) =>
  findFacts({ sentence, before: '', byVendor: false, isReport: false, customerNames: [] }, undefined).map(({ factType }) => factType)

for (const rule of factRules) {
  describe(rule.factType, () => {
    it('has at least five examples of either kind', () => {
      expect(rule.positive.length).toBeGreaterThanOrEqual(5)
      expect(rule.negative.length).toBeGreaterThanOrEqual(5)
    })

    for (const sentence of rule.positive) it(`is in: ${sentence}`, () => expect(typesIn(sentence)).toContain(rule.factType))
    for (const sentence of rule.negative) it(`is not in: ${sentence}`, () => expect(typesIn(sentence)).not.toContain(rule.factType))
  })
}
