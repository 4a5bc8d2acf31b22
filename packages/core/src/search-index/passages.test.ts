import { describe, expect, it } from 'vitest'
import { type Analyze, loadAnalyzer } from './analyze.js'
import { divide, type PlacedText } from './passages.js'

/** The most characters that are analyzed between two places at which others may have their turn. */
async function maxConcurrent(texts: readonly PlacedText[]): Promise<number> {
  const analyze = await loadAnalyzer()
  let read = 0
  let most = 0
  const noting = (text: string) => {
    read += text.length
    most = Math.max(most, read)
  }
  const whole = (text: string) => {
    noting(text)
    return analyze(text)
  }
  const byBlocks = (text: string) => {
    noting(text)
    return analyze.steps(text)
  }
  const watched: Analyze = Object.assign(whole, { steps: byBlocks })
  const steps = divide(texts, watched)
  while (!steps.next().done) read = 0
  return most
}

describe('divide', () => {
  it('gives way while it takes segments apart, however short each of them is', async () => {
    const text = `${'\ufdfa '.repeat(45)}.`
    const segments = Array.from({ length: 500 }, (_, position) => ({ position, text }))
    // 2,000 at one go, twice where the second reading follows on the first.
    expect(await maxConcurrent(segments)).toBeLessThanOrEqual(2 * 2_000)
  })

  it('gives way within one long segment', async () => {
    const text = 'They renew in May, and the budget is fifty thousand a year. '.repeat(1_000)
    const steps = divide([{ position: 0, text }], await loadAnalyzer())
    let turns = 0
    while (!steps.next().done) turns++
    expect(turns).toBeGreaterThan(text.length / 2_500)
  })
})
