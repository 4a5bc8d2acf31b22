import type { Change, Entry, KeyRange, Reader } from './level/level.js'

/** Uncommitted changes on top of what is committed: reads see both. */
export class Changes implements Reader, Iterable<Change> {
  readonly #committed: Reader
  readonly #values = new Map<string, string | undefined>()
  #sorted: string[] = []
  #added: string[] = []

  constructor(committed: Reader) {
    this.#committed = committed
  }

  get size(): number {
    return this.#values.size
  }

  [Symbol.iterator](): IterableIterator<Change> {
    return this.#values.entries()
  }

  /** Sets a key's value; `undefined` deletes it. */
  set(key: string, value: string | undefined): void {
    if (!this.#values.has(key)) this.#added.push(key)
    this.#values.set(key, value)
  }

  async getMany(keys: readonly string[]): Promise<(string | undefined)[]> {
    const unchanged = keys.filter((key) => !this.#values.has(key))
    const committed = await this.#committed.getMany(unchanged)
    let read = 0
    return keys.map((key) => (this.#values.has(key) ? this.#values.get(key) : committed[read++]))
  }

  async *scan(range: KeyRange): AsyncGenerator<Entry> {
    const changed = this.#changedKeys(range)
    let at = 0
    for await (const entry of this.#committed.scan(range)) {
      for (let key = changed[at]; key !== undefined && (range.reverse ? key > entry[0] : key < entry[0]); key = changed[++at])
        yield* this.#entry(key)
      if (!this.#values.has(entry[0])) yield entry
    }
    for (const key of changed.slice(at)) yield* this.#entry(key)
  }

  *#entry(key: string): Generator<Entry> {
    const value = this.#values.get(key)
    if (value !== undefined) yield [key, value]
  }

  /** The changed keys of a range in its direction; new keys are sorted in when somebody scans, so that writing many rows stays cheap. */
  #changedKeys({ from, to, reverse }: KeyRange): string[] {
    if (this.#added.length > 0) {
      this.#sorted = this.#sorted.concat(this.#added.sort()).sort()
      this.#added = []
    }
    const keys = this.#sorted.slice(this.#position(from), Math.max(this.#position(from), this.#position(to)))
    return reverse ? keys.reverse() : keys
  }

  /** How many sorted keys come before this one. */
  #position(key: string): number {
    let low = 0
    let high = this.#sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const candidate = this.#sorted[middle]
      if (candidate !== undefined && candidate < key) low = middle + 1
      else high = middle
    }
    return low
  }
}
