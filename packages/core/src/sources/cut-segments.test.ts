import { describe, expect, it } from 'vitest'
import { runToEnd } from '../values/index.js'
import { cutSegments } from './cut-segments.js'
import { ownText } from './own-text.js'

const said = (text: string, speaker: string | null = null, at: number | null = null) => ({ text, speaker, at })

function read(sourceType: string, ...segments: ReturnType<typeof said>[]) {
  const { own, cut } = runToEnd(cutSegments(sourceType, segments))
  return { texts: segments.map(({ text }, index) => ownText({ text, own: own[index] ?? null })), own, cut }
}

describe('the segments of a source', () => {
  it('are one text in a mail: what begins in one paragraph goes on in the next', () => {
    const { texts, cut } = read('EMAIL', said('Ok.'), said('From: Rita\nSent: Monday\nTo: Ana'), said('We switch to Planhat.'))
    expect(texts).toEqual(['Ok.', '', ''])
    expect(cut).toBe('From: Rita\nSent: Monday\nTo: Ana\n\nWe switch to Planhat.')
  })

  it('are texts of their own in a thread and in a ticket', () => {
    const segments = [said('Ok.\n\n-----Original Message-----\nFrom: Lee', 'Ana'), said('Fine.', 'Ben')]
    expect(read('EMAIL', ...segments).texts).toEqual(['Ok.', 'Fine.'])
    expect(read('SUPPORT_TICKET', said('Ok.\n-----Original Message-----\nFrom: Lee'), said('Fine.')).texts).toEqual(['Ok.', 'Fine.'])
  })

  it('are whole in calls, chats and records', () => {
    const text = 'From: Rita\nSent: Monday\nTo: Ana\n> We switch.\n\nSent from my iPhone'
    for (const type of ['CALL', 'SLACK', 'CALENDAR_EVENT', 'CRM', 'OPPORTUNITY', 'PERSON_PROFILE', 'CRM_OPPORTUNITY']) {
      expect(read(type, said(text))).toMatchObject({ own: [null], cut: null })
    }
  })

  it('are whole where nothing is cut, with the space around them', () => {
    expect(read('EMAIL', said('\n  We need SSO.  \n\n'), said(' '))).toMatchObject({ own: [null, null], cut: null })
  })

  it('are kept or cut, and nothing is lost', () => {
    const text =
      'Hi,\n\nOn 3 Mar 2026 at 10:12, Ana <a@b.example> wrote:\n> What is your budget?\nAbout $20k.\n> And when?\nIn May.\n-- \nTom'
    const { texts, cut } = read('EMAIL', said(text))
    expect(texts).toEqual(['Hi,\n\nAbout $20k.\n\nIn May.'])
    const words = `${texts[0]} ${cut}`.split(/\s+/u).sort()
    expect(words).toEqual(text.split(/\s+/u).sort())
  })

  it('are cut up to 20,000 characters of a note', () => {
    const quoted = '> 😀 word\n'.repeat(9_000)
    const { cut } = read('EMAIL', said(`Ok.\n${quoted}`))
    expect([...(cut ?? '')]).toHaveLength(20_000)
    expect(cut?.isWellFormed()).toBe(true)
  })
})
