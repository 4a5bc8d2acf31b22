/** Fair locks by name, shared or exclusive, first come, first served. An idle lock takes no memory. */
export class Locks {
  readonly #locks = new Map<string, Lock>()

  /** Runs the work beside other shared holders, never beside an exclusive one. */
  shared<R>(name: string, work: () => Promise<R>): Promise<R> {
    return this.#hold(name, false, work)
  }

  /** Runs the work alone. */
  exclusive<R>(name: string, work: () => Promise<R>): Promise<R> {
    return this.#hold(name, true, work)
  }

  /** Runs the work holding all these locks alone. Taking them in one order for everybody is what keeps two calls from waiting for each other. */
  exclusiveAll<R>(names: readonly string[], work: () => Promise<R>): Promise<R> {
    const inOrder = [...new Set(names)].sort()
    return inOrder.reduceRight((inner, name) => () => this.exclusive(name, inner), work)()
  }

  async #hold<R>(name: string, exclusive: boolean, work: () => Promise<R>): Promise<R> {
    const lock = this.#locks.get(name) ?? new Lock()
    this.#locks.set(name, lock)
    await lock.acquire(exclusive)
    try {
      return await work()
    } finally {
      lock.release(exclusive)
      if (lock.idle) this.#locks.delete(name)
    }
  }
}

class Lock {
  #shared = 0
  #exclusive = false
  readonly #waiting: { exclusive: boolean; start: () => void }[] = []

  get idle(): boolean {
    return this.#shared === 0 && !this.#exclusive && this.#waiting.length === 0
  }

  acquire(exclusive: boolean): Promise<void> {
    return new Promise((start) => {
      this.#waiting.push({ exclusive, start })
      this.#admit()
    })
  }

  release(exclusive: boolean): void {
    if (exclusive) this.#exclusive = false
    else this.#shared -= 1
    this.#admit()
  }

  #admit(): void {
    for (let next = this.#waiting[0]; next && this.#admits(next.exclusive); next = this.#waiting[0]) {
      this.#waiting.shift()
      if (next.exclusive) this.#exclusive = true
      else this.#shared += 1
      next.start()
    }
  }

  #admits(exclusive: boolean): boolean {
    return !this.#exclusive && (!exclusive || this.#shared === 0)
  }
}
