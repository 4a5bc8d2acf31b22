import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerWithin } from './answer-within.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('passes an answer and a failure on, and leaves no timer behind', async () => {
  expect(await answerWithin(Promise.resolve('here'), 5_000)).toBe('here')
  await expect(answerWithin(Promise.reject(new Error('away')), 5_000)).rejects.toThrow('away')
  expect(vi.getTimerCount()).toBe(0)
})

it('gives up a store that never answers', async () => {
  const waiting = expect(answerWithin(new Promise(() => undefined), 5_000)).rejects.toThrow('no answer within 5 s')
  await vi.advanceTimersByTimeAsync(5_000)
  await waiting
})
