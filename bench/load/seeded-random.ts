/** The same numbers for the same seed, so that two processes make the same data without telling each other. */
export class SeededRandom {
  #state: number

  constructor(...seeds: readonly number[]) {
    this.#state = seeds.reduce((state, seed) => mix(state ^ mix(seed + 0x9e3779b9)), 0x6d2b79f5)
  }

  /** A whole number of 32 bits. */
  bits(): number {
    this.#state = (this.#state + 0x9e3779b9) | 0
    return mix(this.#state)
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

/** Spreads every bit of the input over the output (Mulberry32's last steps). */
function mix(bits: number): number {
  let t = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  t = Math.imul(t ^ (t >>> 13), 0xc2b2ae35)
  return (t ^ (t >>> 16)) >>> 0
}
