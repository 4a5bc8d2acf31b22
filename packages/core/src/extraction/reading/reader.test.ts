import { describe, expect, it } from 'vitest'
import { findFacts } from '../find-facts.js'
import { featuresOf } from './features.js'
import { languageOf, loadReader } from './languages.js'
import { wordsOf } from './words.js'

const typesIn = async (sentence: string, { before = '', byVendor = false, isReport = false, language = 'en' } = {}) =>
  findFacts({ sentence, before, byVendor, isReport, customerNames: [] }, await loadReader(language)).map(({ factType }) => factType)

describe('words', () => {
  it('are written out, and have classes for figures and names', () => {
    expect(wordsOf("We won't pay €1,200 to Dana by 5pm!").map(({ text }) => text)).toEqual(
      'we will not pay #money to dana by #time !'.split(' ')
    )
    expect(wordsOf('We asked Dana').map(({ root }) => root)).toEqual(['we', 'asked', '#name'])
    expect(wordsOf('Wir fragen Kunden', false).map(({ root }) => root)).toEqual(['wir', 'frage', 'kunde'])
  })

  it('are at most 120', () => expect(wordsOf('word '.repeat(1_000))).toHaveLength(120))
})

describe('features', () => {
  it('hang on the sentence before and on whose words they are', () => {
    const of = (before: string, voice: 'customer' | 'colleague') =>
      [...featuresOf({ words: wordsOf('No.'), before: wordsOf(before), voice })].sort().join()
    expect(of('Will you renew?', 'customer')).toBe(of('Will you renew?', 'customer'))
    expect(of('Will you renew?', 'customer')).not.toBe(of('Is it raining?', 'customer'))
    expect(of('Will you renew?', 'customer')).not.toBe(of('Will you renew?', 'colleague'))
  })
})

describe('languages', () => {
  it('are told apart', () => {
    expect(languageOf('We would like to add ten seats for the new office.')).toBe('en')
    expect(languageOf('Wir möchten zehn weitere Lizenzen für das neue Büro.')).toBe('de')
    expect(languageOf('Nous souhaitons dix licences de plus pour le nouveau bureau.')).toBe('fr')
    expect(languageOf('We willen graag tien extra licenties voor het nieuwe kantoor, en wel zo snel mogelijk.')).toBe('nl')
    expect(languageOf('ok 👍')).toBe('en')
    expect(languageOf('')).toBe('en')
  })

  it('that have no weights are not taken for their neighbours', () => {
    expect(languageOf('Emme jatka sopimusta, koska hinta on liian korkea.')).toBe('fi')
    expect(languageOf('Mulțumim pentru ajutor, acum totul merge bine.')).toBe('ro')
    expect(languageOf('Tack för hjälpen, nu fungerar allt bra.')).toBe('sv')
    expect(languageOf('Jövőre nem újítjuk meg a szerződést, mert az ár túl magas.')).toBe('hu')
    expect(languageOf('Θα θέλαμε να προσθέσουμε δέκα άδειες.')).toBe('el')
    expect(languageOf('אנחנו רוצים להוסיף עשרה רישיונות למשרד החדש.')).toBe('und')
  })

  it('have readers if they have weights', async () => {
    for (const language of ['en', 'de', 'fr', 'es', 'pt']) expect(await loadReader(language)).toBeDefined()
    expect(await loadReader('nl')).toBeUndefined()
  })
})

describe('reading by weights', () => {
  it('finds what no rule knows, and in other languages', async () => {
    expect(await typesIn('Not renewing. Please confirm in writing.')).toContain('CHURN_RISK')
    expect(await typesIn('Wir werden den Vertrag nicht verlängern.', { language: 'de' })).toContain('CHURN_RISK')
    expect(await typesIn('Nous ne renouvellerons pas notre abonnement.', { language: 'fr' })).toContain('CHURN_RISK')
    expect(await typesIn('No vamos a renovar el contrato.', { language: 'es' })).toContain('CHURN_RISK')
    expect(await typesIn('Não vamos renovar o contrato.', { language: 'pt' })).toContain('CHURN_RISK')
  })

  it('reads an answer with its question', async () => {
    expect(await typesIn('No, probably not.', { before: 'Are you going to renew with us?' })).toContain('CHURN_RISK')
    expect(await typesIn('No, probably not.', { before: 'Is it raining over there?' })).not.toContain('CHURN_RISK')
  })

  it('does not take our own offers for what the customer wants', async () => {
    expect(await typesIn('We could add the analytics module to your plan if you like.', { byVendor: true })).not.toContain('EXPANSION')
  })

  it('refutes a rule where the sentence is about something else', async () => {
    expect(await typesIn('They cancelled the contract with the cleaning company.')).not.toContain('CHURN_RISK')
  })

  it('takes a denial for the end of what was said before', async () => {
    const found = findFacts(
      { sentence: 'We have decided to stay with you after all.', before: '', byVendor: false, isReport: false, customerNames: [] },
      await loadReader('en')
    )
    expect(found).toMatchObject([{ factType: 'CHURN_RISK', effect: expect.stringMatching(/ends|weakens/) }])
  })
})
