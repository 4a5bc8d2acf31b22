import type { Logger } from '../logger.js'

const longestPause = 30_000

/** Does something again and again: at once while there was something to do, else after a while, or when it is woken. */
export class Poll {
  private loop: Promise<void> | undefined
  private stopped = false
  private woken = false
  private rouse: () => void = () => undefined

  constructor(
    /** Answers whether there was anything to do. */
    private readonly work: () => Promise<boolean>,
    /** Milliseconds to the next look. */
    private readonly pause: () => number,
    private readonly logger: Logger
  ) {}

  start(): void {
    this.loop ??= this.run()
  }

  wake(): void {
    this.woken = true
    this.rouse()
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
        if (failures === 1) this.logger.warn('Jobs cannot be looked for now; it is tried again', { error: String(error) })
      }
      await this.sleep(Math.min(longestPause, this.pause() * 2 ** failures))
    }
  }

  private sleep(milliseconds: number): Promise<void> {
    if (this.woken) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      timer.unref()
      this.rouse = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
