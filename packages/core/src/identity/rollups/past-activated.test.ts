import { expect, it } from 'vitest'
import { day } from '../../values/time/window.js'
import { pastActivatedAt } from './put-rollups.js'

const nothing = { active_days: [], engaged_at: null, inactive_at: null }
const at = (days: number) => days * day

it.each([
  ['never activated', null, { active_days: [3, 2, 1], engaged_at: 5, inactive_at: 5 }, null],
  ['activated alone', at(1), nothing, null],
  ['on two active days', at(1), { active_days: [2, 1] }, null],
  ['on three days of thirty', at(71) + 5, { active_days: [100, 99, 71] }, at(71) + 5],
  ['on three days of 31', at(70), { active_days: [100, 99, 70] }, null],
  ['on three days of thirty before the activation', at(100), { active_days: [90, 89, 71] }, at(100)],
  ['on three days long before the activation', at(100), { active_days: [72, 71, 70] }, null],
  ['back after thirty days of silence', at(1), { active_days: [33, 32, 1] }, at(32)],
  ['back after a silence of just thirty days', at(1), { active_days: [31, 1] }, null],
  ['silent before, not after the activation', at(40), { active_days: [41, 40, 1] }, null],
  ['active sparsely, but never silent for so long', at(1), { active_days: [60, 31, 2] }, null],
  ['said to be engaged', at(1), { engaged_at: at(9) }, at(9)],
  ['said to be engaged before the activation', at(9), { engaged_at: at(1) }, at(9)],
  ['said to be inactive', at(1), { active_days: [3, 2], inactive_at: at(2) }, at(2)],
  ['said to be inactive before the activation', at(3), { active_days: [3, 2], inactive_at: at(2) }, null]
])('somebody %s', (_, activatedAt, facts, since) => {
  expect(pastActivatedAt(activatedAt, { ...nothing, ...facts })).toBe(since)
})
