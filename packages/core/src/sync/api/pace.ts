import type { Clock } from '../../values/index.js'
import { wait } from './wait.js'

/** A kind of requests of which a minute allows so many. */
export interface Rate {
  name: string
  perMinute: number
  /** How many of them may be made without a wait; half of a minute's unless told otherwise. */
  atOnce?: number
}

/** Keeps the requests of a connection apart, so that there are never more in a second than it may make, nor more of a kind in a minute. */
export class Pace {
  private lastAt: number | undefined
  private readonly kinds = new Map<string, { left: number; at: number }>()

  constructor(
    private readonly requestsPerSecond: number,
    private readonly clock: Clock
  ) {}

  /** How long it is until a request of this kind may be made. */
  untilFree({ name, perMinute, atOnce = Math.floor(perMinute / 2) }: Rate): number {
    const now = this.clock.now()
    const most = Math.max(1, atOnce)
    const known = this.kinds.get(name) ?? { left: most, at: now }
    const left = Math.min(most, known.left + (Math.max(0, now - known.at) * perMinute) / 60_000)
    this.kinds.set(name, { left, at: now })
    return left >= 1 ? 0 : Math.ceil(((1 - left) * 60_000) / perMinute)
  }

  /** Waits until the next request may be made; answers how long that was. One of a kind counts. */
  async next(signal: AbortSignal, rate?: Rate): Promise<number> {
    const ofKind = rate === undefined ? 0 : this.untilFree(rate)
    const minIntervalMs = this.requestsPerSecond > 0 ? 1_000 / this.requestsPerSecond : 0
    const passed = this.lastAt === undefined ? minIntervalMs : Math.max(0, this.clock.now() - this.lastAt)
    const waitMs = Math.max(0, Math.round(minIntervalMs - passed), ofKind)
    await wait(waitMs, signal, this.clock)
    this.lastAt = this.clock.now()
    const kind = rate && this.kinds.get(rate.name)
    // Who has waited takes what came free by waiting.
    if (rate && kind) this.kinds.set(rate.name, ofKind > 0 ? { left: 0, at: this.lastAt } : { left: kind.left - 1, at: kind.at })
    return waitMs
  }
}
