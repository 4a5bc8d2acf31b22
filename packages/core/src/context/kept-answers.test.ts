import { expect, it } from 'vitest'
import { KeptAnswers } from './kept-answers.js'

const minute = 60_000

/** Counts how often an answer was made. */
function counted(text = 'x') {
  const made = { times: 0 }
  const make = async () => `${text}${++made.times}`
  return { made, make }
}

it('answers the same for ten minutes, to one organization and key alone', async () => {
  const answers = new KeptAnswers()
  const { make } = counted()
  expect(await answers.of('a', 'k', 0, false, make)).toEqual({ value: 'x1', madeAt: 0 })
  expect(await answers.of('a', 'k', 9 * minute, false, make)).toEqual({ value: 'x1', madeAt: 0 })
  expect((await answers.of('b', 'k', 0, false, make)).value).toBe('x2')
  expect((await answers.of('a', 'other', 0, false, make)).value).toBe('x3')
  expect(await answers.of('a', 'k', 10 * minute, false, make)).toEqual({ value: 'x4', madeAt: 10 * minute })
})

it('makes a new one when asked to, and one for all who wait', async () => {
  const answers = new KeptAnswers()
  const { make } = counted()
  await answers.of('a', 'k', 0, false, make)
  const both = await Promise.all([answers.of('a', 'k', 1, true, make), answers.of('a', 'k', 1, true, make)])
  expect(both.map(({ value }) => value)).toEqual(['x2', 'x2'])
})

it('keeps no failure', async () => {
  const answers = new KeptAnswers()
  await expect(answers.of('a', 'k', 0, false, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect((await answers.of('a', 'k', 0, false, async () => 1)).value).toBe(1)
})

it('lets the oldest go when it holds too much, and never keeps what is too large alone', async () => {
  const answers = new KeptAnswers({ bytes: 80, ageMs: minute })
  const { made, make } = counted('0123456789')
  for (const key of ['one', 'two', 'three']) await answers.of('a', key, 0, false, make)
  await answers.of('a', 'three', 0, false, make)
  expect(made.times).toBe(3)
  await answers.of('a', 'one', 0, false, make)
  expect(made.times).toBe(4)
  const large = counted('x'.repeat(100))
  for (const _ of [1, 2]) await answers.of('a', 'large', 0, false, large.make)
  expect(large.made.times).toBe(2)
  // A long key takes room as well.
  const short = counted('x')
  for (const _ of [1, 2]) await answers.of('a', 'k'.repeat(100), 0, false, short.make)
  expect(short.made.times).toBe(2)
})
