/**
 * Numbers that look random and follow from a name alone: the same name gives the same numbers, and two names have nothing to do with each other, so that
 * any part of the world can be made by itself. The generator is sfc32 (public domain, by Chris Doty-Humphrey), seeded by FNV-1a of the name.
 */
export class Random {
  private a: number
  private b: number
  private c: number
  private counter = 1

  constructor(private readonly name: string) {
    this.a = hash(name, 0x811c9dc5)
    this.b = hash(name, 0x01000193)
    this.c = hash(name, 0x9e3779b9)
    for (let round = 0; round < 12; round++) this.bits()
  }

  /** Another one, whose numbers follow from this one's name and `part` alone. */
  of(part: string | number): Random {
    return new Random(`${this.name}/${part}`)
  }

  /** From 0 up to, and without, 1. */
  next(): number {
    return this.bits() / 4294967296
  }

  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** One of the items. Throws when there is none. */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)]
    if (item === undefined) throw new RangeError('Nothing to pick from')
    return item
  }

  /** The items in another order. */
  shuffled<Item>(items: readonly Item[]): Item[] {
    const keyed = items.map((item) => ({ item, key: this.next() }))
    return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item)
  }

  /** How often something happens that happens `mean` times on average (Poisson; for a large mean its normal approximation). */
  count(mean: number): number {
    if (mean <= 0) return 0
    if (mean > 30) return Math.max(0, Math.round(mean + Math.sqrt(mean) * this.normal()))
    const limit = Math.exp(-mean)
    let product = this.next()
    let count = 0
    while (product > limit) {
      product *= this.next()
      count++
    }
    return count
  }

  /** A UUID of version 4, by its form. */
  uuid(): string {
    const hex = Array.from({ length: 4 }, () => this.bits().toString(16).padStart(8, '0')).join('')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  }

  private normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next())
  }

  private bits(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0
    this.counter = (this.counter + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0
    return sum >>> 0
  }
}

function hash(text: string, basis: number): number {
  let value = basis
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value | 0
}
