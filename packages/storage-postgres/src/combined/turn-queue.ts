/** What one organization asks. */
export interface Asked<I> {
  organizationId: string
  input: I
}

interface Call<I, O> extends Asked<I> {
  resolve: (output: O) => void
  reject: (error: unknown) => void
}

/** Gathers what organizations ask in one turn of the event loop, to answer it together. */
export class TurnQueue<I, O> {
  readonly #answer: (asked: readonly Asked<I>[]) => Promise<O[]>
  #calls: Call<I, O>[] = []

  /** `answer` is asked for each organization at most once, and answers in order. */
  constructor(answer: (asked: readonly Asked<I>[]) => Promise<O[]>) {
    this.#answer = answer
  }

  ask(organizationId: string, input: I): Promise<O> {
    if (this.#calls.length === 0) process.nextTick(() => this.#endTurn())
    return new Promise((resolve, reject) => this.#calls.push({ organizationId, input, resolve, reject }))
  }

  #endTurn(): void {
    const calls = this.#calls
    this.#calls = []
    for (const round of roundsOf(calls)) void this.#settle(round)
  }

  async #settle(calls: readonly Call<I, O>[]): Promise<void> {
    try {
      const outputs = await this.#answer(calls)
      if (outputs.length !== calls.length) throw new Error('Combined calls lost an answer')
      for (const [index, output] of outputs.entries()) calls[index]?.resolve(output)
    } catch (error) {
      for (const { reject } of calls) reject(error)
    }
  }
}

/** The calls in rounds: in each an organization is at most once. */
function roundsOf<C extends { organizationId: string }>(calls: readonly C[]): C[][] {
  const rounds: C[][] = []
  const turns = new Map<string, number>()
  for (const call of calls) {
    const turn = turns.get(call.organizationId) ?? 0
    turns.set(call.organizationId, turn + 1)
    rounds[turn] = [...(rounds[turn] ?? []), call]
  }
  return rounds
}
