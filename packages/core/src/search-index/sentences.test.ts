import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sentencesOf } from './sentences.js'

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Sentences as people write them, none longer than is cut. */
const written = fc.array(
  fc.constantFrom(
    'We renew. ',
    'Mr. Lee said no! ',
    'e.g. this ',
    '予算は五万円です。',
    'Мы хотим продлить? ',
    '3.5 GB, ',
    'and so on\n',
    '\r\n',
    '“Yes.” '
  ),
  { minLength: 1, maxLength: 40 }
)

it('the sentences of a text that is read in windows are those of the whole text', () => {
  fc.assert(
    fc.property(written, fc.integer({ min: 100, max: 400 }), (pieces, times) => {
      const text = `${pieces.join('')}Yes. `.repeat(Math.ceil((times * 40) / pieces.join('').length))
      const whole = [...segmenter.segment(text)].filter(({ segment }) => segment.length <= 600).map(({ segment }) => segment)
      const read = [...sentencesOf(text)].map((sentence) => sentence.text)
      expect(read.join('')).toBe(text)
      if (whole.join('') === text) expect(read).toEqual(whole)
    }),
    { numRuns: 20 }
  )
})
