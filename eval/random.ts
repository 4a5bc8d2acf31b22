/** Random numbers from a seed (mulberry32): the same seed gives the same world. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** Between 0 and 1. */
  next(): number {
    this.#state = (this.#state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** Of the standard normal distribution (Box and Muller 1958). */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next())
  }

  /** Of the Poisson distribution (Knuth, in parts of at most 30). */
  poisson(mean: number): number {
    if (mean > 30) return this.poisson(30) + this.poisson(mean - 30)
    const limit = Math.exp(-mean)
    let count = -1
    let product = 1
    do {
      product *= this.next()
      count++
    } while (product > limit)
    return count
  }

  /** Of the gamma distribution of mean 1, for shapes of at least 1 (Marsaglia and Tsang 2000). */
  gammaOfMeanOne(shape: number): number {
    const d = shape - 1 / 3
    const c = 1 / Math.sqrt(9 * d)
    for (;;) {
      const x = this.normal()
      const v = (1 + c * x) ** 3
      if (v > 0 && Math.log(1 - this.next()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return (d * v) / shape
    }
  }
}
