import { describe, expect, it } from 'vitest'
import { runToEnd } from '../values/cooperative-work.js'
import { authorsLines } from './authors-lines.js'

const read = (text: string) => runToEnd(authorsLines(text)).map(({ start, end }) => text.slice(start, end))

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

  const replies = {
    German: 'Tom Reed <tom@ours.example> schrieb am Mo., 5. Jan. 2026, 09:12:',
    Spanish: 'El lun, 5 ene 2026 a las 9:12, Tom Reed (<tom@ours.example>) escribió:',
    Portuguese: 'Em seg., 5 de jan. de 2026 às 09:12, Tom Reed <tom@ours.example> escreveu:',
    Polish: 'pon., 5 sty 2026 o 09:12 Tom Reed <tom@ours.example> napisał(a):',
    Chinese: 'Tom Reed <tom@ours.example> 于2026年1月5日周一 09:12写道：',
    Japanese: '2026年1月5日(月) 9:12 Tom Reed <tom@ours.example>:',
    'German Outlook': 'Von: Tom Reed\nGesendet: Montag\nAn: Ana',
    'French Outlook': 'De : Tom Reed\nEnvoyé : lundi\nÀ : Ana',
    'Spanish Outlook': 'De: Tom Reed\nEnviado el: lunes\nPara: Ana',
    'Italian Outlook': 'Da: Tom Reed\nInviato: lunedì\nA: Ana',
    'Dutch Outlook': 'Van: Tom Reed\nVerzonden: maandag\nAan: Ana',
    'Outlook in bold': '*From:* Tom Reed\n*Sent:* Monday\n*To:* Ana'
  }
  for (const [kind, opening] of Object.entries(replies)) {
    it(`are not those below a reply header: ${kind}`, () => expect(read(`Ok.\n\n${opening}\n\nOur budget is $40k.`)).toEqual(['Ok.']))
  }

  it('are those below what only looks like a reply header', () => {
    const text = 'De: nothing new.\nMarc wrote to me on 5 January about this: we go live in May.\nThe dates, as I wrote in 2025:\n- May 1'
    expect(read(text)).toHaveLength(4)
    expect(read('A colleague wrote:\n- $40k')).toHaveLength(2)
    expect(read('Two numbers from Ana:\n- $40k\n- 20 seats')).toHaveLength(3)
  })

  it('are not a signature', () => {
    expect(read('Klar.\n\nMit besten Grüßen\nJana Weber')).toEqual(['Klar.'])
    expect(read('Prima.\n\nMet vriendelijke groet,\nJan')).toEqual(['Prima.'])
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
