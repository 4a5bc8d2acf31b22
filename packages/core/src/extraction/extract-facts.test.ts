import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extractFacts } from './extract-facts.js'
import { loadReader } from './reading/languages.js'
import { factRules } from './rules/index.js'
import type { Participant, SourceWords } from './source-words.js'

const words = (...texts: string[]): SourceWords => ({
  segments: texts.map((text, position) => ({ position, text, speaker: null, at: null })),
  participants: [],
  customerNames: []
})
const person = (name: string, affiliation: string, role = 'to'): Participant => ({ name, email: null, affiliation, role })

describe('the deterministic extractor', () => {
  it('answers the sentence, where it stands, and how sure it is', () => {
    const text = 'Hi there. Our budget for this\nis $50k. See you soon.'
    expect(extractFacts(words('Nothing here.', text))).toEqual([
      {
        factType: 'BUDGET',
        factCategory: 'MEMORY',
        assertion: 'Our budget for this is $50k.',
        confidence: 0.9,
        status: 'ACTIVE',
        quote: 'Our budget for this\nis $50k.',
        position: 1,
        at: null,
        key: 'amount: $50k'
      }
    ])
  })

  it('leaves to people what it is not sure of', () => {
    const [fact] = extractFacts(words("I'm not sure, but I think our budget is $50k."))
    expect(fact).toMatchObject({ status: 'CANDIDATE', confidence: 0.75 })
  })

  it('quotes exactly, whatever stands around', () => {
    const sentence = fc.constantFrom(...factRules.flatMap(({ positive }) => positive))
    const around = fc.oneof(fc.constantFrom('\n', ' ', '\n\n', '> ', '- ', 'Ana: ', '“', '\u00a0'), fc.string({ maxLength: 10 }))
    fc.assert(
      fc.property(fc.array(fc.tuple(around, sentence), { maxLength: 6 }), (pieces) => {
        const text = pieces.flat().join('')
        for (const { quote } of extractFacts(words(text))) expect(text.includes(quote) && quote.trim() === quote && quote !== '').toBe(true)
      })
    )
  })

  it('answers the same facts each time', () => {
    const source = words(...factRules.flatMap(({ positive }) => positive))
    expect(extractFacts(source)).toEqual(extractFacts(source))
  })

  it('does not take our own people for the customer', () => {
    const participants = [person('Rita Rep', 'internal'), person('Dana Ruiz', 'external')]
    const said = (speaker: string, text: string) =>
      extractFacts({ segments: [{ position: 0, text, speaker, at: 7 }], participants, customerNames: [] }).map(({ factType }) => factType)
    expect(said('Dana Ruiz', 'We raised a $20 million Series B.')).toEqual(['FUNDING_REVENUE'])
    expect(said('Rita Rep', 'We raised a $20 million Series B.')).toEqual([])
    expect(said('Rita Rep', "Dana told me that you're also evaluating Gainsight.")).toEqual(['COMPETITIVE'])
    expect(said('Rita Rep', 'Dana Ruiz: We raised a $20 million Series B.')).toEqual(['FUNDING_REVENUE'])
  })

  it('does not take what our own people say of themselves for news, wherever they name themselves', () => {
    const said = (text: string) =>
      extractFacts({ ...words(text), participants: [person('Rita Rep', 'internal', 'from')] }).map(({ factType }) => factType)
    const own = [
      'We moved from Salesforce to our own CRM.',
      'Our budget for events is $50k.',
      'My new number is +1 555 000 1111.',
      'Prices go up on March 1, and we will discontinue the old plan.'
    ]
    expect(own.flatMap(said)).toEqual([])
    expect(said('We understand the budget is $50k.')).toEqual(['BUDGET'])
    expect(said('I noted that your budget is $50k.')).toEqual(['BUDGET'])
  })

  it('knows who speaks up to the end of a paragraph that is marked with a name', () => {
    const participants = [person('Rita Rep', 'internal', 'host'), person('Dana Ruiz', 'external')]
    const call = "Rita Rep: What's your budget? We are moving to Salesforce.\nDana Ruiz: Let me see. Our budget is $70k.\n\nWe need SSO."
    const found = extractFacts({ ...words(call), participants })
    expect(found.map(({ quote }) => quote)).toEqual(['Our budget is $70k.'])
    const timed = 'Rita Rep  0:12\nWe are moving to Salesforce. Our budget is $9k.\n\nDana Ruiz (00:01:20)\nOur budget is $70k.'
    expect(extractFacts({ ...words(timed), participants }).map(({ quote }) => quote)).toEqual(['Our budget is $70k.'])
  })

  it('reads what the author wrote, and quotes it as it stands', () => {
    const text = 'We need SSO.\n> Our budget is $9k.\nWe use Snowflake.'
    const [whole] = words(text).segments
    const segments = whole ? [{ ...whole, own: [[0, 12] as const, [34, 51] as const] }] : []
    for (const isOneMessage of [true, false]) {
      const found = extractFacts({ ...words(text), segments, isOneMessage })
      expect(found.map(({ quote }) => quote)).toEqual(['We need SSO.', 'We use Snowflake.'])
    }
    const pieces = words('Our budget is $9k.', 'We need SSO.').segments.map((segment, index) =>
      index === 0 ? { ...segment, own: [] } : segment
    )
    expect(extractFacts({ ...words(), segments: pieces, isOneMessage: true })).toMatchObject([{ quote: 'We need SSO.', position: 1 }])
  })

  it('knows our own people by what chats and calls call them', () => {
    const participants = [{ ...person('Rita Rep', 'internal'), email: 'rita.rep@ours.example' }, person('Dana Ruiz', 'external')]
    const said = (speaker: string) =>
      extractFacts({ segments: [{ position: 0, text: 'Our budget is $50k.', speaker, at: null }], participants, customerNames: [] })
    for (const speaker of ['Rita Rep (she/her)', 'Rita Rep | Ours', 'rita.rep', 'Rita', 'RITA.REP@ours.example'])
      expect(said(speaker)).toEqual([])
    for (const speaker of ['Dana Ruiz (Acme)', 'Margarita', '(guest)']) expect(said(speaker)).toHaveLength(1)
  })

  it('takes the author of a mail for its speaker', () => {
    const mail = (affiliation: string) => ({
      ...words('We need SSO.'),
      participants: [person('Ana', affiliation, 'from'), person('Ben', 'external')]
    })
    expect(extractFacts(mail('external'))).toHaveLength(1)
    expect(extractFacts(mail('internal'))).toHaveLength(0)
  })

  it('knows the customer by name', () => {
    const text = 'Northwind raised a $40 million Series C last week.'
    expect(extractFacts({ ...words(text), customerNames: ['Northwind'] })).toMatchObject([{ factType: 'FUNDING_REVENUE' }])
    expect(extractFacts(words(text))).toEqual([])
  })

  it('has one key for a thing, however it is said', () => {
    const keys = extractFacts(words("We're evaluating Gainsight.", 'Just so you know, we are also looking at GAINSIGHT!')).map(
      ({ key }) => key
    )
    expect(keys).toEqual(['evaluates: gainsight', 'evaluates: gainsight'])
  })

  const endless = {
    letters: 'a'.repeat(300_000),
    digits: '1,000 '.repeat(50_000),
    names: 'Ana '.repeat(75_000),
    subjects: 'our team and our new '.repeat(15_000),
    lines: '\n'.repeat(300_000),
    quotes: '> '.repeat(150_000),
    replies: 'on Monday Ana\n'.repeat(20_000),
    senders: 'Ana <ana@acme.example> on 5 Jan schrieb am wrote 2026:\n'.repeat(6_000),
    introductions: `${'on 1 wrote '.repeat(36)}:\n`.repeat(750),
    phones: 'call me + ( 1 2 3 '.repeat(15_000),
    addresses: 'a@a.'.repeat(75_000),
    abbreviations: 'e.g. '.repeat(60_000)
  }
  for (const [what, text] of Object.entries(endless)) {
    it(`gets through endless ${what}`, async () => {
      const reader = { language: 'en', reader: await loadReader('en') }
      expect(extractFacts(words(text)).length).toBeLessThanOrEqual(200)
      expect(extractFacts(words(text), reader).length).toBeLessThanOrEqual(200)
    })
  }

  it('finds at most 200 facts, within the first million characters', () => {
    expect(extractFacts(words(...Array.from({ length: 300 }, (_, index) => `Our budget is $${index + 1}k.`)))).toHaveLength(200)
    expect(extractFacts(words(`${' '.repeat(1_000_000)}Our budget is $50k.`, 'Our budget is $60k.'))).toEqual([])
  })
})
