import { createHash } from 'node:crypto'

/**
 * Counts how often a line was seen before, so that equal lines of a file get different ids, and the same ids whenever the file is read. It keeps 12 bytes a
 * line. Two lines with the same 64 bits of a digest count as equal, which changes the id of the second, and always in the same way.
 */
export class RepeatedLines {
  #capacity = 1_024
  #count = 0
  #digests = new BigUint64Array(this.#capacity)
  #seen = new Uint32Array(this.#capacity)

  /** How often this line has come before. */
  ordinal(text: string): number {
    if (this.#count * 2 > this.#capacity) this.#grow()
    const digest = createHash('sha256').update(text).digest().readBigUInt64LE()
    const place = this.#placeOf(digest)
    const before = this.#seen[place] ?? 0
    if (before === 0) {
      this.#digests[place] = digest
      this.#count += 1
    }
    this.#seen[place] = before + 1
    return before
  }

  #placeOf(digest: bigint): number {
    let place = Number(digest % BigInt(this.#capacity))
    while (this.#seen[place] !== 0 && this.#digests[place] !== digest) place = (place + 1) % this.#capacity
    return place
  }

  #grow(): void {
    const digests = this.#digests
    const seen = this.#seen
    this.#capacity *= 2
    this.#digests = new BigUint64Array(this.#capacity)
    this.#seen = new Uint32Array(this.#capacity)
    for (const [at, times] of seen.entries()) {
      const digest = digests[at]
      if (times === 0 || digest === undefined) continue
      const place = this.#placeOf(digest)
      this.#digests[place] = digest
      this.#seen[place] = times
    }
  }
}
