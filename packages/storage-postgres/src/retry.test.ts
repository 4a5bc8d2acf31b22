import { describe, expect, it } from 'vitest'
import { withRetries } from './retry.js'

/** Work that fails so many times. */
function failing(times: number) {
  const work = { runs: 0, run: async () => (++work.runs > times ? 'done' : Promise.reject(new Error(`failure ${work.runs}`))) }
  return work
}

describe('withRetries', () => {
  it('runs work again until it succeeds', async () => {
    const work = failing(4)
    expect(await withRetries(work.run, () => true)).toBe('done')
    expect(work.runs).toBe(5)
  })

  it('throws the last error after five runs', async () => {
    const work = failing(9)
    await expect(withRetries(work.run, () => true)).rejects.toThrow('failure 5')
  })

  it('throws an error that is not transient at once', async () => {
    const work = failing(1)
    await expect(withRetries(work.run, () => false)).rejects.toThrow('failure 1')
    expect(work.runs).toBe(1)
  })
})
