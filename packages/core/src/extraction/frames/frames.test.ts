import { describe, expect, it } from 'vitest'
import { readSentence } from '../extract-facts.js'
import { frameSets } from './index.js'

const typesIn = (sentence: string) => readSentence(sentence).map(({ factType }) => factType)

for (const { factType, frames, kinds, positive, negative } of frameSets) {
  describe(factType, () => {
    it('has at least five examples of either kind, and says what each of its kinds is', () => {
      expect(positive.length).toBeGreaterThanOrEqual(5)
      expect(negative.length).toBeGreaterThanOrEqual(5)
      expect(Object.keys(kinds).sort()).toEqual([...new Set(frames.map(({ kind }) => kind))].sort())
    })

    for (const sentence of positive) it(`is in: ${sentence}`, () => expect(typesIn(sentence)).toContain(factType))
    for (const sentence of negative) it(`is not in: ${sentence}`, () => expect(typesIn(sentence)).not.toContain(factType))
  })
}
