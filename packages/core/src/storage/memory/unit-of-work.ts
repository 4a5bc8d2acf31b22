import { Changes } from './changes.js'
import type { Reader } from './level/level.js'
import type { Runner } from './verbs.js'

/** One transaction's changes until its commit. Verbs run one after the other in the order of their calls, also when the work does not wait for each. */
export class UnitOfWork implements Runner {
  readonly changes: Changes
  #last: Promise<unknown> = Promise.resolve()
  #failure: { error: unknown } | undefined
  #isOver = false

  constructor(committed: Reader) {
    this.changes = new Changes(committed)
  }

  read<R>(work: (reader: Reader) => Promise<R>): Promise<R> {
    return this.#enqueue(() => work(this.changes))
  }

  write<R>(work: (changes: Changes) => Promise<R>): Promise<R> {
    return this.#enqueue(() => work(this.changes))
  }

  /** Does the work and waits for all its verbs. One that failed may have left half of its changes, so it fails the whole, also when the work went on. */
  async complete<R>(work: () => Promise<R>): Promise<R> {
    const result = await work().finally(() => {
      this.#isOver = true
      return this.#last
    })
    if (this.#failure) throw this.#failure.error
    return result
  }

  #enqueue<R>(verb: () => Promise<R>): Promise<R> {
    if (this.#isOver) return Promise.reject(new Error('This transaction is over: its verbs must be awaited inside its work'))
    const result = this.#last.then(() => {
      if (this.#failure) throw new Error('This transaction has failed; nothing of it will be kept', { cause: this.#failure.error })
      return verb()
    })
    this.#last = result.catch((error: unknown) => {
      this.#failure ??= { error }
    })
    return result
  }
}
