/** Lets so many works run at a time; the others wait in order. */
export class Slots {
  readonly #waiting: (() => void)[] = []
  #free: number

  constructor(slots: number) {
    this.#free = slots
  }

  async run<R>(work: () => Promise<R>): Promise<R> {
    if (this.#free > 0) this.#free--
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free++
    }
  }
}
