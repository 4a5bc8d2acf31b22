import { describe, expect, it } from 'vitest'
import { probabilityOf, rowsOf, unpackWeights } from '../../packages/core/src/extraction/reading/weights.js'
import { fitScale } from './fit-scale.js'
import { fitLogistic, scoreOf } from './logistic.js'
import { packWeights } from './pack-weights.js'
import { handsOf, sentencesOf } from './texts.js'

/** Column 0 means yes, column 1 means no, and column 2 says nothing about the answer. */
const rows = Array.from({ length: 60 }, (_, index) => Int32Array.from([index % 2, 2]))
const answers = rows.map((_, index) => index % 2 === 0)
const model = fitLogistic({ rows, columns: 3 }, (row) => answers[row], 1)

describe('learning', () => {
  it('tells examples apart, the same each time', () => {
    expect(rows.map((row) => scoreOf(model, row) > 0)).toEqual(answers)
    expect(fitLogistic({ rows, columns: 3 }, (row) => answers[row], 1)).toEqual(model)
  })

  it('takes no example whose answer is unknown', () => {
    const half = fitLogistic({ rows, columns: 3 }, (row) => (row % 2 === 0 ? true : undefined), 1)
    expect(half.weights[1]).toBe(0)
  })

  it('makes scores into probabilities', () => {
    const { slope, offset } = fitScale([-2, -1, -1, 1, 1, 2], [false, false, true, false, true, true])
    const probability = (score: number) => 1 / (1 + Math.exp(-(slope * score + offset)))
    expect(probability(0)).toBeCloseTo(0.5, 1)
    expect(probability(2)).toBeGreaterThan(probability(1))
  })
})

it('weights are unpacked as they were packed, but for the rounding', async () => {
  const features = Uint32Array.from([900, 7, 40_000])
  const packed = packWeights([{ name: 'BUDGET', ...model, kept: 10, slope: 1, offset: 0 }], features)
  const weights = await unpackWeights(packed)
  expect([...weights.features]).toEqual([7, 900, 40_000])
  const yes = probabilityOf(weights, 0, rowsOf(weights, [900, 40_000, 5]))
  const no = probabilityOf(weights, 0, rowsOf(weights, [7, 40_000]))
  expect([yes > 0.5, no < 0.5]).toEqual([true, true])
  expect(Math.log(yes / (1 - yes))).toBeCloseTo(scoreOf(model, Int32Array.from([0, 2])), 1)
})

it('the labelled texts are well formed', () => {
  const hands = ['en', 'de', 'fr', 'es', 'pt'].flatMap(handsOf)
  expect(hands.length).toBeGreaterThan(10)
  for (const { sentence, labels } of hands.flatMap(sentencesOf)) {
    expect(sentence.trim()).not.toBe('')
    for (const label of labels) expect(label).toMatch(/^[A-Z_]+(?:\.[a-z]+)?$/)
  }
})
