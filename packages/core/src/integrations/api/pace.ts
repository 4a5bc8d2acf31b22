import type { Clock } from '../../clock.js'
import { wait } from './wait.js'

/** Keeps the requests of a connection apart, so that there are never more in a second than it may make. */
export class Pace {
  private readonly apartMs: number
  private lastAt: number | undefined

  constructor(
    requestsPerSecond: number,
    private readonly clock: Clock
  ) {
    this.apartMs = requestsPerSecond > 0 ? 1_000 / requestsPerSecond : 0
  }

  /** Waits until the next request may be made; answers how long that was. */
  async next(signal: AbortSignal): Promise<number> {
    const passed = this.lastAt === undefined ? this.apartMs : Math.max(0, this.clock.now() - this.lastAt)
    const waitMs = Math.max(0, Math.round(this.apartMs - passed))
    await wait(waitMs, signal)
    this.lastAt = this.clock.now()
    return waitMs
  }
}
