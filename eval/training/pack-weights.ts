import { brotliCompressSync, constants } from 'node:zlib'
import type { Head } from '../../packages/core/src/extraction/reading/weights.js'

/** A learned head, with a weight for each column. */
export interface LearnedHead extends Omit<Head, 'step'> {
  weights: Float32Array
  /** How many of the largest weights are kept. */
  kept: number
}

/** The largest number that a weight is stored as. */
const levels = 31

/** Packs learned heads for `unpackWeights`, which describes the format. `features` has the feature of each column. */
export function packWeights(learned: readonly LearnedHead[], features: Uint32Array): string {
  const order = [...features.keys()].sort((a, b) => (features[a] ?? 0) - (features[b] ?? 0))
  const gaps = order.flatMap((column, index) => varint((features[column] ?? 0) - (features[order[index - 1] ?? -1] ?? 0)))
  const heads = learned.map(({ name, weights, bias, slope, offset }): Head => {
    return {
      name,
      step: Number((largest(weights) / levels ** 2).toPrecision(4)),
      bias: round(bias),
      slope: round(slope),
      offset: round(offset)
    }
  })
  const columns = learned.map(({ weights, kept }) => {
    const top = largest(weights)
    const least = leastKept(weights, kept)
    return Buffer.from(
      Int8Array.from(order, (column) => {
        const weight = weights[column] ?? 0
        return Math.abs(weight) < least ? 0 : Math.sign(weight) * Math.round(Math.sqrt(Math.abs(weight) / top) * levels)
      }).buffer
    )
  })
  const bytes = Buffer.concat([Buffer.from(`${JSON.stringify({ heads, count: order.length })}\n`), Buffer.from(gaps), ...columns])
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } }).toString(
    'base64'
  )
}

const round = (value: number) => Math.round(value * 1_000) / 1_000
const largest = (weights: Float32Array) => weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-6)

function leastKept(weights: Float32Array, kept: number): number {
  return weights.length <= kept ? 0 : (weights.map(Math.abs).sort().at(-kept) ?? 0)
}

function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  while (rest >= 128) {
    bytes.push((rest & 127) | 128)
    rest >>>= 7
  }
  return [...bytes, rest]
}
