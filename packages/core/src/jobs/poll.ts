import type { Logger } from '../values/index.js'

const maxPauseMs = 30_000

/** Runs work in a loop: again at once while there was something to do, else after a pause, or as soon as it is woken. */
export class Poll {
  private loop: Promise<void> | undefined
  private stopped = false
  private woken = false
  private endSleep: () => void = () => undefined

  constructor(
    /** Answers whether there was anything to do. */
    private readonly work: () => Promise<boolean>,
    /** The pause before the next run, when there was nothing to do; failures in a row make it longer. */
    private readonly pauseMs: () => number,
    private readonly logger: Logger
  ) {}

  start(): void {
    this.loop ??= this.run()
  }

  wake(): void {
    this.woken = true
    this.endSleep()
  }

  async stop(): Promise<void> {
    this.stopped = true
    this.wake()
    await this.loop
  }

  private async run(): Promise<void> {
    let failures = 0
    while (!this.stopped) {
      this.woken = false
      try {
        if (await this.work()) continue
        failures = 0
      } catch (error) {
        failures++
        if (failures === 1) this.logger.warn('Looking for jobs failed, and is tried again', { error: String(error) })
      }
      await this.sleep(Math.min(maxPauseMs, this.pauseMs() * 2 ** failures))
    }
  }

  private sleep(milliseconds: number): Promise<void> {
    if (this.woken) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      timer.unref()
      this.endSleep = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
