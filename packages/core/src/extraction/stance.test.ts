import { describe, expect, it } from 'vitest'
import { plainSentence } from './plain-sentence.js'
import { type Stance, stanceOf } from './stance.js'

/** What is set in the stance of the words between the brackets. */
function stance(marked: string): (keyof Stance)[] {
  const [before = '', words = '', after = ''] = marked.split(/[[\]]/)
  const start = plainSentence(`${before}|`).length - 1
  const sentence = plainSentence(before + words + after)
  const end = start + plainSentence(words).length
  const found = stanceOf(sentence, start, end)
  const names = ['negation', 'question', 'condition', 'modal', 'foreign', 'quoted'] as const
  return names.filter((name) => found[name])
}

describe('the stance of words in a sentence', () => {
  const cases: readonly (readonly [string, readonly (keyof Stance)[]])[] = [
    ['so we [add ten seats] in May.', []],
    ["we won't [add ten seats].", ['negation']],
    ["it didn't work, so we [add ten seats].", []],
    ['nobody wants to [add ten seats].', ['negation']],
    ['not only do we [add ten seats].', []],
    ['to [add ten seats] is off the table.', ['negation']],
    ['can we [add ten seats]?', ['question']],
    ['so, do you [add ten seats]', ['question']],
    ['she asked whether we [add ten seats].', ['question']],
    ['if we [add ten seats], it gets cheaper.', ['condition']],
    ['we [add ten seats] unless it gets dearer.', ['condition']],
    ['we might [add ten seats].', ['modal']],
    ['we would like to [add ten seats].', []],
    ['i read that they [add ten seats].', ['foreign']],
    ['my brother will [add ten seats].', ['foreign']],
    ['one of our customers wants to [add ten seats].', ['foreign']],
    ['the button says "[add ten seats]" in blue.', ['quoted']]
  ]
  for (const [sentence, expected] of cases)
    it(`is ${expected.join(', ') || 'plain'} in: ${sentence}`, () => expect(stance(sentence)).toEqual(expected))
})
