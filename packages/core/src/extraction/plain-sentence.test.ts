import { describe, expect, it } from 'vitest'
import { plainSentence } from './plain-sentence.js'

describe('the plain form of a sentence', () => {
  it('marks what may be a name, and is in lower case', () => {
    expect(plainSentence('We use Snowflake and SAP.')).toBe('we use ^snowflake and ^sap.')
  })

  it('writes contractions out', () => {
    expect(plainSentence("We can't, we won’t and she's left; it’s what they'd like.")).toBe(
      'we can not, we will not and she has left; it is what they would like.'
    )
  })

  it('leaves the possessive alone', () => {
    expect(plainSentence("the team's budget")).toBe("the team's budget")
  })

  it('has single spaces and straight quotes', () => {
    expect(plainSentence('  so “we”\n  need\u00a0it ')).toBe('so "we" need it')
  })

  it('calls the customer the customer, unless the name stands for a word', () => {
    expect(plainSentence('Front raised $5M, said acme.example.', ['Front', 'acme'])).toBe('the customer raised $5m, said acme.example.')
    expect(plainSentence('the front end', ['Front'])).toBe('the front end')
  })
})
