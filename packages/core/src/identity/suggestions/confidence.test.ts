import { expect, it } from 'vitest'
import type { Confidence } from '../review/suggestion-values.js'
import { confidenceOf, explanationOf, type Reason } from './confidence.js'

const reason = (about: Reason['about'], confidence: Confidence, sentence: string = about): Reason => ({ about, confidence, sentence })

it('one reason is as sure as it is', () => {
  for (const confidence of ['HIGH', 'MEDIUM', 'LOW'] as const) expect(confidenceOf([reason('browser', confidence)])).toBe(confidence)
})

it('two independent reasons of one weight make the next', () => {
  expect(confidenceOf([reason('browser', 'MEDIUM'), reason('person name', 'MEDIUM')])).toBe('HIGH')
  expect(confidenceOf([reason('browser', 'LOW'), reason('person name', 'LOW')])).toBe('MEDIUM')
  expect(confidenceOf([reason('browser', 'MEDIUM'), reason('person name', 'LOW')])).toBe('MEDIUM')
})

it('reasons of one kind count once, the strongest', () => {
  expect(confidenceOf([reason('domain', 'MEDIUM'), reason('domain', 'MEDIUM', 'other')])).toBe('MEDIUM')
  expect(confidenceOf([reason('domain', 'LOW'), reason('domain', 'HIGH')])).toBe('HIGH')
})

it('explains with every sentence once, the strongest first, whatever the order', () => {
  const reasons = [
    reason('browser', 'LOW', 'c'),
    reason('mailbox', 'HIGH', 'b'),
    reason('mailbox', 'HIGH', 'a'),
    reason('browser', 'LOW', 'c')
  ]
  expect(explanationOf(reasons)).toEqual(['a', 'b', 'c'])
  expect(explanationOf(reasons.toReversed())).toEqual(['a', 'b', 'c'])
})
