import { QueueFullError, type RapportError } from '../errors.js'
import type { CapturedEvent } from './capture.js'
import type { EventType } from './inputs.js'

/** An event that the server did not take, and why. */
export interface TrackingFailure {
  /** What the tracking method returned. */
  uuid: string
  type: EventType
  error: RapportError
}

/** How many events came to what. Their sum is the number of all tracked events. */
export interface TrackerStats {
  /** Not settled yet: waiting or on their way. */
  queued: number
  /** The server has them. */
  acknowledged: number
  /** Invalid, refused, or not delivered in time. */
  failed: number
  /** Turned away because the queue was full. */
  dropped: number
}

/** What came of the events that a flush waited for. */
export interface FlushReport {
  acknowledged: number
  failed: TrackingFailure[]
}

interface Waiter {
  /** Waits for the events up to this one. */
  last: number
  unsettled: number
  report: FlushReport
  resolve(report: FlushReport): void
}

/** Late events that are kept for the next report: a host that never stops tracking must not fill the memory. */
const maxLate = 1_000

/** Keeps account of every event from its capture to its end, so that none is lost in silence; its bounds bound the tracker's memory. */
export class Ledger {
  readonly #bounds: { events: number; bytes: number }
  readonly #report: (failure: TrackingFailure) => void
  /** One for all: making a stack trace for each event would cost most when there is least time. */
  readonly #full: QueueFullError
  readonly #waiters = new Set<Waiter>()
  readonly #stats: TrackerStats = { queued: 0, acknowledged: 0, failed: 0, dropped: 0 }
  /** Events of the time after shutdown that no report has named yet. */
  #late: TrackingFailure[] = []
  #bytes = 0
  #last = 0

  constructor(bounds: { events: number; bytes: number }, report: (failure: TrackingFailure) => void) {
    this.#bounds = bounds
    this.#report = report
    this.#full = new QueueFullError(`The queue is full (${bounds.events} events or ${bounds.bytes} bytes wait): the event was dropped.`)
  }

  get stats(): TrackerStats {
    return { ...this.#stats }
  }

  /** Takes an event in and numbers it, or turns it away when there is no room. */
  admit(captured: CapturedEvent): QueuedEvent | undefined {
    if (this.#stats.queued >= this.#bounds.events || this.#bytes + captured.bytes > this.#bounds.bytes) {
      this.#stats.dropped += 1
      this.#report({ uuid: captured.uuid, type: captured.type, error: this.#full })
      return undefined
    }
    this.#stats.queued += 1
    this.#bytes += captured.bytes
    this.#last += 1
    return { ...captured, number: this.#last, since: performance.now() }
  }

  /** Counts and reports an event that never came in. One that came after the shutdown is kept for the next report. */
  refuse(failure: TrackingFailure, isLate: boolean): void {
    this.#stats.failed += 1
    if (isLate) this.#late = [...this.#late.slice(1 - maxLate), failure]
    this.#report(failure)
  }

  /** Takes out the events that came after the shutdown and that no report has named yet. */
  takeLate(): TrackingFailure[] {
    const late = this.#late
    this.#late = []
    return late
  }

  /** The server has these. */
  acknowledge(events: readonly QueuedEvent[]): void {
    for (const event of events) {
      this.#stats.acknowledged += 1
      this.#settle(event, (report) => {
        report.acknowledged += 1
      })
    }
  }

  /** The server will not have these. */
  fail(events: readonly QueuedEvent[], error: RapportError): void {
    for (const event of events) {
      const failure = { uuid: event.uuid, type: event.type, error }
      this.#stats.failed += 1
      this.#settle(event, (report) => report.failed.push(failure))
      this.#report(failure)
    }
  }

  /** Settles once every event that is in now has been acknowledged or has failed. Never rejects. */
  settled(): Promise<FlushReport> {
    const report: FlushReport = { acknowledged: 0, failed: [] }
    if (this.#stats.queued === 0) return Promise.resolve(report)
    return new Promise((resolve) => {
      this.#waiters.add({ last: this.#last, unsettled: this.#stats.queued, report, resolve })
    })
  }

  #settle(event: QueuedEvent, note: (report: FlushReport) => void): void {
    this.#stats.queued -= 1
    this.#bytes -= event.bytes
    for (const waiter of this.#waiters) {
      if (event.number > waiter.last) continue
      note(waiter.report)
      waiter.unsettled -= 1
      if (waiter.unsettled > 0) continue
      this.#waiters.delete(waiter)
      waiter.resolve(waiter.report)
    }
  }
}

/** An event that the ledger has taken in. */
export interface QueuedEvent extends CapturedEvent {
  /** Its place in the order of capture. */
  number: number
  /** When it came in, by the clock of performance.now(), which nobody sets back. */
  since: number
}
