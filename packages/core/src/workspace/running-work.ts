/** The calls that are running now, so that closing can wait for them. */
export class RunningWork {
  private readonly running = new Set<Promise<unknown>>()

  /** Runs work, and counts it as running until it settles. */
  run<R>(work: () => Promise<R>): Promise<R> {
    const result = work()
    this.running.add(result)
    const end = () => void this.running.delete(result)
    result.then(end, end)
    return result
  }

  /** Resolves when everything that runs at the time of the call has settled. Never rejects. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.running)
  }
}
