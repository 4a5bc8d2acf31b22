import type { Clock } from '../values/index.js'

/** A clock that is further from the store's than this is shown. */
const shownMs = 5_000
/** How often work that runs anyway has it measured, in milliseconds. */
const measuredEveryMs = 30_000

/** What tells the store's time: its rows do. */
interface StoreTime {
  now(): Promise<number>
}

/** A clock that differs from the store's: `offsetMs` is positive where it is ahead. */
export interface ClockWarning {
  offsetMs: number
  message: string
}

/**
 * How far this process's clock is from the store's. A measurement says that the difference lies between two bounds, as far apart as the answer took: the
 * offset changes only where they exclude it, so that on one machine it stays 0.
 */
export class ClockOffset {
  /** By how many milliseconds the process's clock is ahead of the store's; 0 until it was measured. */
  milliseconds = 0
  /** The store's time by the process's clock. */
  readonly corrected: Clock
  private measuredAt = Number.NEGATIVE_INFINITY

  constructor(private readonly own: Clock) {
    this.corrected = { now: () => own.now() - this.milliseconds }
  }

  /** Asks for the store's time, and answers it. */
  async measure(rows: StoreTime): Promise<number> {
    const askedAt = this.own.now()
    const storeNow = await rows.now()
    const answeredAt = this.own.now()
    this.measuredAt = performance.now()
    // A clock that was set while the store answered says nothing.
    if (answeredAt < askedAt) return storeNow
    // The store has left out what is less than a millisecond.
    const least = askedAt - storeNow - 1
    const most = answeredAt - storeNow
    if (this.milliseconds < least || this.milliseconds > most) this.milliseconds = most - Math.floor((most - least) / 2)
    return storeNow
  }

  /** Measures when it is time to, beside the work that calls it. A store that is away is asked the next time. */
  keepMeasured(rows: StoreTime): void {
    if (performance.now() - this.measuredAt < measuredEveryMs) return
    this.measuredAt = performance.now()
    void this.measure(rows).catch(() => undefined)
  }

  /** What people have to know of this clock, in words; undefined while it is right. */
  warning(): ClockWarning | undefined {
    const { milliseconds: offsetMs } = this
    if (Math.abs(offsetMs) <= shownMs) return undefined
    const seconds = Math.round(Math.abs(offsetMs) / 1000)
    const message = `The clock of this process is ${seconds} seconds ${offsetMs > 0 ? 'ahead of' : 'behind'} the store's: synchronize the machine's clock (NTP)`
    return { offsetMs, message }
  }
}
