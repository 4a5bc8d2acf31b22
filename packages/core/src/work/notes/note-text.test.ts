import { describe, expect, it } from 'vitest'
import { mentionedIn, plainTexts } from './note-text.js'

describe('the text of a note', () => {
  it('is read without its marks, a text for each paragraph and each point of a list', () => {
    const body = [
      '**Call** with _Ann_: they want `SSO`.',
      'And 2 * 3 * 4 snake_case_names.',
      '',
      '- First [point](https://acme.test/a)',
      '1. Second, says [@Ana Lopez](member:m_1)',
      '```',
      'a **b**',
      '',
      'c',
      '```'
    ].join('\n')
    expect(plainTexts(body)).toEqual([
      'Call with Ann: they want SSO.\nAnd 2 * 3 * 4 snake_case_names.',
      'First point',
      'Second, says Ana Lopez',
      'a **b**\n\nc'
    ])
  })

  it('keeps HTML and links that are not safe as text', () => {
    const body = '<b>Hi</b> [x](javascript:alert(1)) ![y](data:z)'
    expect(plainTexts(body)).toEqual([body])
  })

  it('mentions members, each once, whatever their ids hold', () => {
    const id = 'a b)|ü'
    const body = `[@A](member:m_1) [@A](member:m_1) [@B](member:${encodeURIComponent(id).replace(')', '%29')}) [C](member:m_2) [@D](member:%E0)`
    expect(mentionedIn(body)).toEqual(['m_1', id, '%E0'])
  })

  it('says nothing where there is only white space', () => expect(plainTexts(' \n\n\t')).toEqual([]))

  it('is read in a time that grows with its length', () => {
    for (const part of ['*', '**a', '[@', '[a](', '`', '_a ']) expect(plainTexts(part.repeat(5_000)).length).toBeLessThanOrEqual(5_000)
  })
})
