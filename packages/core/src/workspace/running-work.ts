/** The longest time that a timer of Node takes, in milliseconds. */
export const longestTimer = 2_147_483_647

/**
 * The calls that are running now, so that closing can wait for them. While one runs, the process stays: the pauses of a call, such as
 * the one that a provider asks for, hold nothing open by themselves, and a script that awaits the call would end in the middle of it.
 */
export class RunningWork {
  private readonly running = new Set<Promise<unknown>>()
  private stay: ReturnType<typeof setInterval> | undefined

  /** Runs work, and counts it as running until it settles. */
  run<R>(work: () => Promise<R>): Promise<R> {
    const result = work()
    this.running.add(result)
    this.stay ??= setInterval(() => {}, longestTimer)
    const end = () => this.end(result)
    result.then(end, end)
    return result
  }

  /** Resolves when everything that runs at the time of the call has settled. Never rejects. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.running)
  }

  private end(result: Promise<unknown>): void {
    this.running.delete(result)
    if (this.running.size > 0) return
    clearInterval(this.stay)
    this.stay = undefined
  }
}
