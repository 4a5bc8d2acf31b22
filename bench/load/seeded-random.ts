/**
 * The same numbers for the same seeds, so that two processes make the same data without telling each other (sfc32). Its state of 128 bits keeps
 * the numbers of thousands of seeds from running into each other: with 32, events of different batches had the same uuids.
 */
export class SeededRandom {
  #a: number
  #b: number
  #c: number
  #counter = 1

  constructor(...seeds: readonly [number, number, number?]) {
    const [a, b, c = 0] = seeds.map((seed = 0) => spread(seed))
    this.#a = a ?? 0
    this.#b = b ?? 0
    this.#c = c
    for (let warmUp = 0; warmUp < 12; warmUp++) this.bits()
  }

  /** A whole number of 32 bits. */
  bits(): number {
    const sum = (this.#a + this.#b + this.#counter++) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0
    return sum >>> 0
  }

  /** At least 0, below `end`. */
  below(end: number): number {
    return Math.floor((this.bits() / 2 ** 32) * end)
  }

  chance(probability: number): boolean {
    return this.bits() / 2 ** 32 < probability
  }

  pick<T>(from: readonly [T, ...T[]]): T {
    return from[this.below(from.length)] ?? from[0]
  }

  /** A random UUID (version 4). */
  uuid(): string {
    const hex = [0, 1, 2, 3].map(() => this.bits().toString(16).padStart(8, '0')).join('')
    const variant = (8 + this.below(4)).toString(16)
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
  }
}

/** Spreads every bit of a seed over 32. */
function spread(seed: number): number {
  const bits = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b)
  return Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
}
