import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentencesOf } from './sentences.js'

const read = (text: string) => [...sentencesOf(text)].flatMap((span) => (span ? [text.slice(span.start, span.end)] : []))

describe('the sentences of a text', () => {
  it('end where people end them', () => {
    expect(read('We have a budget. It is small!  Is it enough? Yes')).toEqual(['We have a budget.', 'It is small!', 'Is it enough?', 'Yes'])
  })

  it('do not end in abbreviations, numbers and addresses', () => {
    const sentences = ['Dr. Meyer of Acme Inc. approved approx. $1.5 million.', 'See acme.example, e.g. the page on prices.']
    expect(read(sentences.join(' '))).toEqual(sentences)
  })

  it('go on over a wrapped line, and quote it as it stands', () => {
    const wrapped =
      'We would like to add twenty more seats to our subscription,\nstarting with the first of next month. Thanks for your help.'
    expect(read(wrapped)).toEqual([
      'We would like to add twenty more seats to our subscription,\nstarting with the first of next month.',
      'Thanks for your help.'
    ])
  })

  it('are lines in a list and in a dialogue', () => {
    expect(read('We need:\n- SSO\n- an audit log\nAna: Sure\nBen: Good')).toEqual([
      'We need:',
      '- SSO',
      '- an audit log',
      'Ana: Sure',
      'Ben: Good'
    ])
  })

  it('come in parts when they do not end', () => {
    const parts = read('word '.repeat(1000))
    expect(parts.length).toBeGreaterThan(8)
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(600)
    expect(parts.join(' ')).toBe('word '.repeat(1000).trim())
  })

  it('lie within the text, in order, and never overlap', () => {
    const piece = fc.constantFrom(
      'We need SSO. ',
      'Hi,\n',
      '> quoted\n',
      'e.g. ',
      '\n\n',
      '- item\n',
      'Best regards,\n',
      'On Monday Ana wrote:\n',
      '?! ',
      'ß😀 ',
      '-- \n'
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 20 })), { maxLength: 30 }), (pieces) => {
        const text = pieces.join('')
        let last = 0
        for (const span of sentencesOf(text)) {
          if (!span) continue
          const { start, end } = span
          expect(start).toBeGreaterThanOrEqual(last)
          expect(text.slice(start, end).trim()).toBe(text.slice(start, end))
          last = end
        }
        expect(last).toBeLessThanOrEqual(text.length)
      })
    )
  })
})
