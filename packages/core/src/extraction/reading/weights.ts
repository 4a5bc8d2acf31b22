import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { runCooperatively, type Steps } from '../../values/index.js'

/**
 * The learned weights of a language. A head is a question about a sentence: whether the sentence states a fact of a type (`BUDGET`), of which kind the
 * fact is (`BUDGET.price`), and whether the sentence denies such a fact (`!BUDGET`).
 */
export interface ReaderWeights {
  heads: readonly Head[]
  /** The features that have weights, ascending. */
  features: Uint32Array
  /** A hash table with linear probing: one more than the place of a feature in `features`, or 0. It has a power of two of slots. */
  slots: Int32Array
  /**
   * A row for each feature, a column for each head. A number n means a weight of n · |n| steps of the head. This keeps small weights: there are many of
   * them, and they matter.
   */
  rows: Int8Array
}

export interface Head {
  name: string
  step: number
  bias: number
  /** The probability of a score is 1 / (1 + exp(-(slope · score + offset))) (Platt 1999). Slope and offset are fitted on texts that were left out. */
  slope: number
  offset: number
}

const featuresPerStep = 8_192
const decompress = promisify(brotliDecompress)

/**
 * Unpacks the weights that training packed. The format is brotli over three parts: a line of JSON with the heads; for each feature, the difference from
 * the feature before, as a number of variable length; for each head, the weights of all features.
 */
export async function unpackWeights(packed: string): Promise<ReaderWeights> {
  const bytes = await decompress(Buffer.from(packed, 'base64'))
  return runCooperatively(unpackSteps(bytes))
}

/** There are millions of numbers, so other work gets its turn in between. */
function* unpackSteps(bytes: Buffer): Steps<ReaderWeights> {
  const endOfHeads = bytes.indexOf('\n')
  const { heads, count }: { heads: Head[]; count: number } = JSON.parse(bytes.subarray(0, endOfHeads).toString())
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(count * 2)))
  const features = new Uint32Array(count)
  let place = endOfHeads + 1
  let feature = 0
  for (let index = 0; index < count; index++) {
    const [gap, next] = varint(bytes, place)
    feature += gap
    features[index] = feature
    let slot = feature & (slots.length - 1)
    while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1)
    slots[slot] = index + 1
    place = next
    if (index % featuresPerStep === 0) yield
  }
  const rows = new Int8Array(count * heads.length)
  for (let start = 0; start < count; start += featuresPerStep) {
    yield
    const end = Math.min(count, start + featuresPerStep)
    for (let head = 0; head < heads.length; head++)
      for (let index = start; index < end; index++) rows[index * heads.length + head] = bytes.readInt8(place + head * count + index)
  }
  return { heads, features, slots, rows }
}

/** The rows of those features that have weights. */
export function rowsOf({ heads, features, slots }: ReaderWeights, of: Iterable<number>): number[] {
  const found: number[] = []
  for (const feature of of) {
    let slot = feature & (slots.length - 1)
    for (let entry = slots[slot] ?? 0; entry !== 0; entry = slots[slot] ?? 0) {
      if (features[entry - 1] === feature) {
        found.push((entry - 1) * heads.length)
        break
      }
      slot = (slot + 1) & (slots.length - 1)
    }
  }
  return found
}

/** The probability that the answer of a head is yes, from 0 to 1. `rowsFound`: what `rowsOf` found of a sentence. */
export function probabilityOf({ heads, rows }: ReaderWeights, head: number, rowsFound: readonly number[]): number {
  let sum = 0
  for (const row of rowsFound) {
    const weight = rows[row + head] ?? 0
    sum += weight < 0 ? -weight * weight : weight * weight
  }
  const { step = 0, bias = 0, slope = 1, offset = 0 } = heads[head] ?? {}
  return 1 / (1 + Math.exp(-(slope * (bias + sum * step) + offset)))
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
