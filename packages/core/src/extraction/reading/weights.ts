import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

/**
 * What was learned of a language. A head is a question about a sentence: whether it holds a fact of a type (`BUDGET`), of which kind it is
 * (`BUDGET.price`), and whether it denies such a fact (`!BUDGET`).
 */
export interface ReaderWeights {
  heads: readonly Head[]
  /** The features that have weights, ascending. */
  features: Uint32Array
  /** A row for each feature, a column for each head. A number n stands for a weight of n · |n| steps of the head: small weights are many, and matter. */
  rows: Int8Array
}

export interface Head {
  name: string
  step: number
  bias: number
  /** A score becomes a probability as 1 / (1 + exp(-(slope · score + offset))) (Platt 1999), fitted on texts that were left out. */
  slope: number
  offset: number
}

const decompress = promisify(brotliDecompress)

/**
 * Unpacks the weights that training packed: brotli over a line of JSON with the heads, then for each feature the difference to the one before as a
 * number of variable length, then for each head the weights of all features.
 */
export async function unpackWeights(packed: string): Promise<ReaderWeights> {
  const bytes = await decompress(Buffer.from(packed, 'base64'))
  const endOfHeads = bytes.indexOf('\n')
  const { heads, count }: { heads: Head[]; count: number } = JSON.parse(bytes.subarray(0, endOfHeads).toString())
  const features = new Uint32Array(count)
  let place = endOfHeads + 1
  let feature = 0
  for (let index = 0; index < count; index++) {
    const [gap, next] = varint(bytes, place)
    feature += gap
    features[index] = feature
    place = next
  }
  const columns = new Int8Array(bytes.subarray(place))
  const rows = new Int8Array(count * heads.length)
  for (let head = 0; head < heads.length; head++)
    for (let index = 0; index < count; index++) rows[index * heads.length + head] = columns[head * count + index] ?? 0
  return { heads, features, rows }
}

/** How likely each head is to be answered with yes, in their order, from 0 to 1. */
export function probabilities({ heads, features, rows }: ReaderWeights, of: Iterable<number>): Float64Array {
  const sums = new Float64Array(heads.length)
  for (const feature of of) {
    const index = indexOf(features, feature)
    if (index === -1) continue
    const row = index * heads.length
    for (let head = 0; head < heads.length; head++) {
      const weight = rows[row + head] ?? 0
      sums[head] = (sums[head] ?? 0) + weight * Math.abs(weight)
    }
  }
  return sums.map((sum, index) => {
    const { step = 0, bias = 0, slope = 1, offset = 0 } = heads[index] ?? {}
    return 1 / (1 + Math.exp(-(slope * (bias + sum * step) + offset)))
  })
}

function varint(bytes: Uint8Array, from: number): [value: number, next: number] {
  let value = 0
  let place = from
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[place++] ?? 0
    value |= (byte & 127) << shift
    if (byte < 128) return [value, place]
  }
}

function indexOf(sorted: Uint32Array, wanted: number): number {
  let low = 0
  let high = sorted.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = sorted[middle] ?? 0
    if (found === wanted) return middle
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return -1
}
