/** An answer with the time at which it was made. */
export interface KeptAnswer<T> {
  value: T
  madeAt: number
}

interface Entry {
  answer: KeptAnswer<unknown>
  bytes: number
}

/** How much a process keeps at most, and for how long. */
const bounds = { bytes: 32 * 1024 * 1024, ageMs: 10 * 60_000 }

/**
 * Answers that took work, kept in this process for ten minutes so that several readers share them. The oldest go first when they hold more than 32 MiB. Who
 * asks while an answer is made waits for that one. A failure is not kept.
 */
export class KeptAnswers {
  readonly #entries = new Map<string, Entry>()
  readonly #making = new Map<string, Promise<KeptAnswer<unknown>>>()
  #bytes = 0

  constructor(private readonly most = bounds) {}

  /**
   * The answer of this key for an organization. `make` makes it where there is none, where it is too old, or where `refresh` asks for a new one. A key always
   * stands for the same kind of answer.
   *
   * @example
   * const { value, madeAt } = await answers.of(organizationId, 'adoption 12', clock.now(), false, () => read())
   */
  async of<T>(organizationId: string, key: string, now: number, refresh: boolean, make: () => Promise<T>): Promise<KeptAnswer<T>> {
    const name = `${organizationId} ${key}`
    const kept = this.#entries.get(name)
    if (kept && !refresh && now - kept.answer.madeAt < this.most.ageMs) return kept.answer as KeptAnswer<T>
    const running = this.#making.get(name)
    if (running) return running as Promise<KeptAnswer<T>>
    const making = make().then((value) => ({ value, madeAt: now }))
    this.#making.set(name, making)
    try {
      const answer = await making
      this.#keep(name, answer, now)
      return answer
    } finally {
      this.#making.delete(name)
    }
  }

  #keep(name: string, answer: KeptAnswer<unknown>, now: number): void {
    this.#drop(name)
    const bytes = 2 * (name.length + JSON.stringify(answer.value).length)
    if (bytes > this.most.bytes) return
    this.#entries.set(name, { answer, bytes })
    this.#bytes += bytes
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.most.bytes && now - entry.answer.madeAt < this.most.ageMs) return
      this.#drop(oldest)
    }
  }

  #drop(name: string): void {
    const entry = this.#entries.get(name)
    if (!entry) return
    this.#entries.delete(name)
    this.#bytes -= entry.bytes
  }
}
