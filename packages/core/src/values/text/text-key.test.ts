import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutCodePoints, foldText, searchKey } from './text-key.js'

it('folds case and composition, and keeps 256 code points', () => {
  expect(foldText('E\u0301COLE')).toBe('école')
  expect(foldText('👩'.repeat(300))).toBe('👩'.repeat(256))
  expect(searchKey('Ann', null, 'A@B.test')).toBe('ann\na@b.test')
})

it('folds a part of a word as the whole word', () => {
  expect(foldText('ΟΔΥΣΣΕΥΣ')).toContain(foldText('ΟΔΥΣ'))
  expect(foldText('Οδυσσεύς')).toBe(foldText('ΟΔΥΣΣΕΎΣ'))
})

it('cuts like an array of code points, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), fc.nat(20), (text, limit) => {
      expect(cutCodePoints(text, limit)).toBe(Array.from(text).slice(0, limit).join(''))
    })
  )
})
