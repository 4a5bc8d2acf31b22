import type { Clock } from '../values/index.js'

const capacity = 10_000

/**
 * Remembers what was looked up for some seconds, so that a request need not ask the store who its key is. What is not found is not remembered:
 * a key works as soon as it is made. Holds a bounded number of entries; the oldest go first.
 */
export class LookupCache<Value> {
  private readonly entries = new Map<string, { value: Value; until: number }>()
  private generation = 0

  constructor(
    private readonly clock: Clock,
    private readonly seconds: number
  ) {}

  /** The remembered value, or the one that `load` finds. */
  async get(key: string, load: () => Promise<Value | undefined>): Promise<Value | undefined> {
    const known = this.entries.get(key)
    // One that would hold for longer than any does was looked up before the clock was set back.
    const left = known ? known.until - this.clock.now() : 0
    if (known && left > 0 && left <= this.seconds * 1000) return known.value
    const { generation } = this
    const value = await load()
    this.entries.delete(key)
    if (value !== undefined && generation === this.generation) this.put(key, value)
    return value
  }

  /** Forgets everything, also what is being looked up right now. Call it after a change, so that it holds at once in this process. */
  clear(): void {
    this.generation++
    this.entries.clear()
  }

  private put(key: string, value: Value): void {
    for (const oldest of this.entries.keys()) {
      if (this.entries.size < capacity) break
      this.entries.delete(oldest)
    }
    this.entries.set(key, { value, until: this.clock.now() + this.seconds * 1000 })
  }
}
