import { StoreUnavailableError } from '../index.js'

/** Counts running work, so that closing can wait for it, and refuses new work from then on. */
export class Lifecycle {
  #running = 0
  #closed: Promise<void> | undefined
  #whenIdle: (() => void) | undefined

  async run<R>(work: () => Promise<R>): Promise<R> {
    if (this.#closed) throw new StoreUnavailableError('The memory store is closed')
    this.#running += 1
    try {
      return await work()
    } finally {
      this.#running -= 1
      if (this.#running === 0) this.#whenIdle?.()
    }
  }

  /** Waits for running work, then runs `last`, once. */
  close(last: () => Promise<void>): Promise<void> {
    this.#closed ??= this.#idle().then(last)
    return this.#closed
  }

  #idle(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#running === 0) resolve()
      else this.#whenIdle = resolve
    })
  }
}
