import { describe, expect, it } from 'vitest'
import { plainSentence } from './plain-sentence.js'
import { requiredWords } from './required-words.js'
import { factRules } from './rules/index.js'

describe('the words that a pattern requires', () => {
  it('are the rarest that every match has', () => {
    expect(requiredWords('(?:we|they) (?:cancel|terminat)(?:e|ing)? (?:our )?plan')).toEqual(['plan'])
    expect(requiredWords('budgets? (?:is|are) cut')).toEqual(['budget'])
    expect(requiredWords('(?:need|needs)(?: not)? (?<subject>sso|saml)')).toEqual(['need', 'needs'])
  })

  it('are none where an alternative has none', () => {
    expect(requiredWords('(?:budget|\\d+)')).toBeUndefined()
    expect(requiredWords('(?:budget)?')).toBeUndefined()
    expect(requiredWords('(?!budget)[a-z]+')).toBeUndefined()
  })

  it('are in every example that a pattern of the rules matches', () => {
    const sentences = factRules.flatMap(({ positive, negative }) => [...positive, ...negative]).map((sentence) => plainSentence(sentence))
    let matches = 0
    for (const { match } of factRules.flatMap(({ patterns }) => patterns)) {
      const words = requiredWords(match.source)
      for (const sentence of sentences.filter((each) => match.test(each))) {
        matches += 1
        expect(words?.some((word) => sentence.includes(word)) ?? true, `${match.source} in ${sentence}`).toBe(true)
      }
    }
    expect(matches).toBeGreaterThan(factRules.length)
  })
})
