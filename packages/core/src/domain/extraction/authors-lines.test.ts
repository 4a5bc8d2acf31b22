import { describe, expect, it } from 'vitest'
import { authorsLines } from './authors-lines.js'

const read = (text: string) => authorsLines(text).map(({ start, end }) => text.slice(start, end))

describe("an author's own lines", () => {
  it('are all lines of a plain text', () => {
    expect(read('We have a budget.\n\nIt is $20k.')).toEqual(['We have a budget.', 'It is $20k.'])
  })

  it('are not those below a reply header', () => {
    expect(read('Sounds good.\n\nOn Tue, 3 Mar 2026 at 10:12, Ana <ana@acme.example> wrote:\nWe want to cancel.')).toEqual(['Sounds good.'])
    expect(read('Ok.\nAm 3. März 2026 schrieb Ana:\n> Wir kündigen.')).toEqual(['Ok.'])
  })

  it('are those between quoted lines', () => {
    const text = 'Hi,\nOn Monday, Ana wrote:\n> What is your budget?\nAbout $20k.\n> And when?\nIn May.'
    expect(read(text)).toEqual(['Hi,', 'About $20k.', 'In May.'])
  })

  it('are found when the reply header is broken in two', () => {
    const text = 'See below.\nOn Tue, 3 Mar 2026 at 10:12, Ana Silva of the Acme team\n<ana@acme.example> wrote:\n> Budget?\nWe have $20k.'
    expect(read(text)).toEqual(['See below.', 'We have $20k.'])
  })

  it('are not a forwarded or original message', () => {
    expect(read('FYI\n\n---------- Forwarded message ---------\nFrom: Lee\nWe switch to Planhat.')).toEqual(['FYI'])
    expect(read('FYI\n-----Original Message-----\nFrom: Lee')).toEqual(['FYI'])
    expect(read('FYI\n\nFrom: Lee <lee@acme.example>\nSent: Monday\nTo: Ana\n\nWe switch.')).toEqual(['FYI'])
  })

  it('are not a signature', () => {
    expect(read('We need SSO.\n\nBest regards,\nTom Becker\nHead of IT\nT: +1 212 555 0142')).toEqual(['We need SSO.'])
    expect(read('We need SSO.\n-- \nTom, our new VP')).toEqual(['We need SSO.'])
    expect(read('We need SSO.\n\nJane Miller\nVP of Sales | Fabrikam GmbH\n+49 30 5550199\njane@fabrikam.example')).toEqual([
      'We need SSO.'
    ])
  })

  it('go on with a postscript and with prose after a farewell', () => {
    expect(read('Hi.\nThanks,\nTom\n\nPS: our budget is $20k.')).toEqual(['Hi.', 'PS: our budget is $20k.'])
    expect(read('Thanks!\nOne more thing about this: our budget for the year is $20k.')).toEqual([
      'One more thing about this: our budget for the year is $20k.'
    ])
  })

  it('are not a disclaimer or footer', () => {
    const footer = 'This email is confidential and intended solely for the addressee.\nSent from my phone\nUnsubscribe | 1 Main Street'
    expect(read(`We need SSO.\n\n${footer}`)).toEqual(['We need SSO.'])
  })
})
