import { describe, expect, it } from 'vitest'
import { oddsOfLeaving } from './about-others.js'
import { commitmentIn } from './commitments.js'

describe('sentences in which a customer stays', () => {
  it.each([
    'Please treat my letter of 24 March as withdrawn.',
    'We withdraw our cancellation, three more years.',
    "Wes has talked me back into it, we're keeping you.",
    'We have decided to stay with you after all.',
    'We are renewing for another two years.',
    "I'm happy to stay after all."
  ])('are found: %s', (sentence) => expect(commitmentIn(sentence)).toBeGreaterThan(0.85))

  it.each([
    'Will you renew for another year?',
    'We are not renewing.',
    'If the export works, we are renewing for another year.',
    'We would have to stay with you until June.',
    'The notice board needs a new letter.',
    'He withdrew money.',
    'We will not withdraw our notice.',
    'We are not withdrawing the cancellation.',
    'Please do not ignore our cancellation letter.',
    "If nothing changes we won't withdraw our notice.",
    "I don't think we'll renew.",
    'We doubt we will renew.'
  ])('are not taken for what they are not: %s', (sentence) => expect(commitmentIn(sentence)).toBeUndefined())
})

describe('the odds of leaving', () => {
  it.each([
    "We've given notice on the lease, the landlord wanted another five years.",
    'I have to cancel on Wednesday, so sorry.',
    "They just don't renew, we find out by the bank.",
    'Please cancel my order.',
    'If the phones stay down I can forward the calls to your mobile for the time being.',
    "I wasn't sure if a customer can belong to two."
  ])('are low where it is about something else: %s', (sentence) => expect(oddsOfLeaving(sentence, false)).toBeLessThan(0.3))

  it.each([
    'If this is not fixed by May we will leave.',
    'We will cancel our contract with you.',
    'We cancel the subscription in May.',
    'We will not renew.',
    'I want to leave.'
  ])('stay as they are where it is about us: %s', (sentence) => expect(oddsOfLeaving(sentence, false)).toBe(1))

  it('are not lowered where a colleague reports of the customer', () => {
    expect(oddsOfLeaving("They don't renew.", true)).toBe(1)
  })
})
