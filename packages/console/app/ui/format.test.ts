import { expect, it } from 'vitest'
import { minorUnits, money } from './format'

it('counts amounts in the minor units of ISO 4217, whatever people write', () => {
  expect(['usd', 'HUF', 'IDR', 'JPY', 'KWD', ''].map(minorUnits)).toEqual([100, 100, 100, 1, 1000, 100])
  expect(money(500_000, 'HUF')).toContain('5,000')
  expect(money(500_000, 'JPY')).toContain('500,000')
})
