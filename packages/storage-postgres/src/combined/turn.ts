/** A call of one organization. */
export interface Asked<I> {
  organizationId: string
  input: I
}

/** Answers calls of several organizations, at most one of each, in their order. */
export type AnswerAll<I, O> = (asked: readonly Asked<I>[]) => Promise<O[]>

interface Call<I, O> extends Asked<I> {
  resolve: (output: O) => void
  reject: (error: unknown) => void
}

/** Calls that are answered together. */
class Batch<I, O> {
  readonly #calls: Call<I, O>[] = []

  constructor(
    /** Its place among the batches of the turn. */
    readonly position: number,
    private readonly answer: AnswerAll<I, O>
  ) {}

  add(organizationId: string, input: I): Promise<O> {
    return new Promise((resolve, reject) => this.#calls.push({ organizationId, input, resolve, reject }))
  }

  async send(): Promise<void> {
    try {
      const outputs = await this.answer(this.#calls)
      if (outputs.length !== this.#calls.length) throw new Error('Combined calls lost an answer')
      for (const [index, output] of outputs.entries()) this.#calls[index]?.resolve(output)
    } catch (error) {
      for (const { reject } of this.#calls) reject(error)
    }
  }
}

/** Calls of one kind, which are answered together where that is possible. */
export class Kind<I, O> {
  readonly #batches = new Map<string, Batch<I, O>[]>()
  #turn = -1

  /** The batches of this turn with this name. */
  batches(turn: number, name: string): Batch<I, O>[] {
    if (turn !== this.#turn) this.#batches.clear()
    this.#turn = turn
    const batches = this.#batches.get(name) ?? []
    this.#batches.set(name, batches)
    return batches
  }
}

/**
 * Gathers the calls that organizations make in one turn of the event loop. Calls of the same kind and name are answered together, as one batch.
 * Batches are sent in an order that keeps each organization's own calls in theirs.
 */
export class Turn {
  #number = 0
  #batches: { send(): Promise<void> }[] = []
  /** The position of the last batch that each organization is in; its next call goes into a later one. */
  readonly #reached = new Map<string, number>()

  ask<I, O>(kind: Kind<I, O>, name: string, organizationId: string, input: I, answer: AnswerAll<I, O>): Promise<O> {
    const batches = kind.batches(this.#number, name)
    const reached = this.#reached.get(organizationId) ?? -1
    const batch = batches.find(({ position }) => position > reached) ?? this.#open(batches, answer)
    this.#reached.set(organizationId, batch.position)
    return batch.add(organizationId, input)
  }

  /** Makes a call that is answered alone, in its place among the organization's calls. */
  askAlone<O>(organizationId: string, answer: () => Promise<O>): Promise<O> {
    return this.ask(new Kind<undefined, O>(), '', organizationId, undefined, async () => [await answer()])
  }

  /** Sends all batches of the turn. */
  end(): void {
    const batches = this.#batches
    this.#batches = []
    this.#reached.clear()
    this.#number++
    for (const batch of batches) void batch.send()
  }

  #open<I, O>(batches: Batch<I, O>[], answer: AnswerAll<I, O>): Batch<I, O> {
    if (this.#batches.length === 0) {
      const turn = this.#number
      process.nextTick(() => turn === this.#number && this.end())
    }
    const batch = new Batch(this.#batches.length, answer)
    this.#batches.push(batch)
    batches.push(batch)
    return batch
  }
}
