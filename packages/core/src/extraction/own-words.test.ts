import { describe, expect, it } from 'vitest'
import { extractFacts } from './extract-facts.js'
import { OwnWords } from './own-words.js'
import { loadReader } from './reading/languages.js'

const names = { competitors: ['Brightloop', 'Front', 'Deal Desk'], products: ['Atlas', 'HubSpot'] }
const words = new OwnWords(names)
const read = (sentence: string, more: { language?: string; voice?: 'customer' | 'colleague' } = {}) =>
  words.read(sentence, { language: 'en', voice: 'customer', isEveryday: (word) => word === 'front', ...more })

async function factsIn(text: string, language: string, ownWords?: OwnWords) {
  const source = { segments: [{ position: 0, text, speaker: null, at: null }], participants: [], customerNames: [] }
  const found = extractFacts({ ...source, ...(ownWords && { ownWords }) }, { language, reader: await loadReader(language) })
  return found.map(({ factType, key, quote }) => [factType, key, quote])
}

describe('a sentence', () => {
  it('names known competitors in place of those of the workspace, each by another name', () => {
    const { sentence, subject } = read('We compare brightloop, Zendesk and Deal\nDesk; Brightloop leads.')
    expect(sentence).toBe('We compare HubSpot, Zendesk and Pipedrive; HubSpot leads.')
    expect([subject('hubspot'), subject('pipedrive'), subject('zendesk'), subject(null)]).toEqual([
      'brightloop',
      'deal\ndesk',
      'zendesk',
      null
    ])
  })

  it('names our products as rules and weights know them, without the article', () => {
    expect(read('We love the Atlas reports.').sentence).toBe('We love your product reports.')
    expect(read('Globex loves our Atlas.', { voice: 'colleague' }).sentence).toBe('Globex loves the product.')
    expect(read("L'équipe aime l'Atlas.", { language: 'fr' }).sentence).toBe("L'équipe aime votre produit.")
  })

  it('keeps names within other words, addresses and links', () => {
    for (const same of [
      'The Atlassian wiki.',
      'Write to ana@brightloop.com.',
      'See https://x.test/Brightloop now.',
      'brightloop.io is down.'
    ])
      expect(read(same).sentence).toBe(same)
  })

  it('keeps an everyday word that may be no name', () => {
    expect(read('We sit in front of it.').sentence).toBe('We sit in front of it.')
    expect(read('Front row seats, please.').sentence).toBe('Front row seats, please.')
    expect(read('We also look at Front.').sentence).toBe('We also look at HubSpot.')
  })

  it('is looked through for 500 names', () => {
    const many = new OwnWords({ competitors: Array.from({ length: 500 }, (_, index) => `name ${index}`), products: [] })
    const { sentence } = many.read(`${'name '.repeat(60)}name 77`, { language: 'en', voice: 'customer' })
    expect(sentence).toBe(`${'name '.repeat(60)}HubSpot`)
  })
})

describe('facts', () => {
  it.each([
    ['en', 'We are trialling brightloop at the moment.'],
    ['de', 'Wir testen gerade Brightloop.'],
    ['fr', 'Nous passons chez Brightloop.']
  ])('about a competitor of the workspace are found, with the exact quote: %s', async (language, text) => {
    expect(await factsIn(text, language)).toEqual([])
    expect(await factsIn(text, language, words)).toEqual([['COMPETITIVE', expect.stringMatching(/: brightloop$/), text]])
  })

  it('about our product are none about a competitor', async () => {
    const text = 'We decided to go with HubSpot instead.'
    expect(await factsIn(text, 'en')).toMatchObject([['COMPETITIVE', 'prefers: hubspot', text]])
    const types = (await factsIn(text, 'en', words)).map(([type]) => type)
    expect(types).not.toContain('COMPETITIVE')
  })
})

it('a model is told of the names that it reads, as they are written', () => {
  expect(words.namedIn(['We compare brightloop.', 'Atlas is slow.'])).toEqual({ competitors: ['brightloop'], ourProducts: ['Atlas'] })
  expect(words.namedIn(['Nothing to see.'])).toEqual({})
})
