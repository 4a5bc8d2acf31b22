import { expect, it } from 'vitest'
import { PathAnswers } from './path-answers.js'

it('an answer is made once for a path, and again after many other paths', async () => {
  const made: string[] = []
  const answers = new PathAnswers(async (path) => made.push(path))
  for (const path of ['/a', '/a', '/b']) await answers.at(path)
  expect(made).toEqual(['/a', '/b'])
  for (let n = 0; n < 20; n++) await answers.at(`/made-up/${n}`)
  for (const path of ['/a', '/a']) await answers.at(path)
  expect(made.filter((path) => path === '/a')).toHaveLength(2)
})

it('what could not be made is tried again', async () => {
  let tries = 0
  const answers = new PathAnswers(async () => {
    tries++
    if (tries === 1) throw new Error('away')
    return tries
  })
  await expect(answers.at('/a')).rejects.toThrow('away')
  expect(await answers.at('/a')).toBe(2)
})
