/** What runs at this moment, so that closing can let it finish. */
export class RunningWork {
  private readonly running = new Set<Promise<unknown>>()

  /** Runs work, known as running until it settles. */
  run<R>(work: () => Promise<R>): Promise<R> {
    const result = work()
    this.running.add(result)
    const end = () => void this.running.delete(result)
    result.then(end, end)
    return result
  }

  /** Resolves when all that runs now has settled. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.running)
  }
}
