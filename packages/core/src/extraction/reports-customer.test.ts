import { describe, expect, it } from 'vitest'
import { findFacts } from './find-facts.js'
import { reportsCustomer } from './reports-customer.js'

describe('a sentence of a colleague', () => {
  it.each([
    'They told me that they will not renew.',
    'The customer wants twenty more seats.',
    'She said their board decided to leave us.',
    'Ana from Acme wants to add ten seats in May.',
    'Acme needs a second workspace.',
    'You mentioned that you need 20 more seats.',
    "They're moving to another tool in June.",
    'Their CFO has cancelled the contract.'
  ])('reports the customer: %s', (sentence) => {
    expect(reportsCustomer(sentence, ['Acme'])).toBe(true)
  })

  it.each([
    'Would you like to add ten seats?',
    'Are they going to leave us?',
    'We can offer you twenty more seats at a lower price.',
    "I'll ask them whether they want to add seats.",
    'We should pitch the larger plan before they are gone.',
    'Let us see if they want more seats.',
    'Happy to add ten seats for you.',
    'We want to expand this account to the whole company.',
    'You could use ten more seats.'
  ])('reports nothing: %s', (sentence) => {
    expect(reportsCustomer(sentence, ['Acme'])).toBe(false)
  })

  it('states no interest in more, and no risk, by an offer of ours; a customer and a report do', () => {
    const typesOf = (sentence: string, byVendor: boolean) =>
      findFacts({ sentence, before: '', byVendor, isReport: false, customerNames: [] }, undefined).map(({ factType }) => factType)
    expect(typesOf('We want to add twenty seats.', false)).toContain('EXPANSION')
    expect(typesOf('They want to add twenty seats.', true)).toContain('EXPANSION')
    expect(typesOf('If you are happy, you want to add twenty seats.', true)).not.toContain('EXPANSION')
  })
})
