import { expect, it } from 'vitest'
import { TestClock } from '../../testing/test-clock.js'
import { Pace } from '../api/pace.js'
import { Paces } from './paces.js'

it('a pace goes on over a turn: what a minute allows does not begin anew', async () => {
  const clock = new TestClock()
  const rate = { name: 'history', perMinute: 20, atOnce: 2 }
  const { signal } = new AbortController()
  const paces = new Paces()
  const pace = new Pace(0, clock)
  for (let request = 0; request < 2; request++) await pace.next(signal, rate)
  paces.keep('connection', pace)
  expect(paces.take('another')).toBeUndefined()
  expect(paces.take('connection')?.untilFree(rate)).toBe(3_000)
  expect(paces.take('connection')).toBeUndefined()
})

it('keeps no more than a thousand', () => {
  const paces = new Paces()
  for (let index = 0; index <= 1_000; index++) paces.keep(`c${index}`, new Pace(0, new TestClock()))
  expect(['c0', 'c1', 'c1000'].map((id) => paces.take(id) !== undefined)).toEqual([false, true, true])
})
