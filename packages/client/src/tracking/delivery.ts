import { RapportError } from '../errors.js'
import type { Batch } from './batch.js'
import { EventQueue } from './event-queue.js'
import { type BatchJudgement, verdictOfRefusal } from './ingest-answer.js'
import type { Ledger, QueuedEvent } from './ledger.js'
import { type IngestRoute, postBatch } from './post-batch.js'

/** When batches are sent; times are in milliseconds. */
export interface DeliveryTimes {
  /** How long events wait for others to share a request. */
  flushInterval: number
  /** How old an event may grow before it fails. */
  maxAge: number
  /** The wait before a batch that failed so often goes again; the server may have asked for one. */
  backoff(failures: number, askedSeconds: number | undefined): number
}

/** Requests that run at the same time. */
const concurrency = 4
/** From so many failures in a row on the server counts as away: one request at a time asks after it. */
const failuresUntilAway = 4
/** The longest sleep: old events fail in time also while the server asks to wait for hours. */
const maxSleepMs = 15_000

/**
 * Sends what is queued, in batches, until each event is acknowledged or has failed; the ledger is told which. A batch that failed
 * waits apart, so that others pass it; what the server asks to wait holds for all. No timer of it keeps the process running.
 */
export class Delivery {
  readonly #route: IngestRoute
  readonly #times: DeliveryTimes
  readonly #ledger: Ledger
  readonly #queue = new EventQueue()
  readonly #stop = new AbortController()
  #again: Batch[] = []
  #active = 0
  #failuresInRow = 0
  #lastFailure: RapportError | undefined
  #pausedUntil = 0
  #draining = false
  #flushTimer: Timer | undefined
  #wakeTimer: Timer | undefined

  constructor(route: IngestRoute, times: DeliveryTimes, ledger: Ledger) {
    this.#route = route
    this.#times = times
    this.#ledger = ledger
  }

  /** Sends this event with the next batch: at once when that is full, else within the flush interval. */
  add(event: QueuedEvent): void {
    this.#queue.add(event)
    if (this.#queue.hasFull) this.#pump()
    else this.#flushTimer ??= later(() => this.flush(), this.#times.flushInterval)
  }

  /** Sends everything that waits now. */
  flush(): void {
    clearTimeout(this.#flushTimer)
    this.#flushTimer = undefined
    this.#draining = true
    this.#pump()
  }

  /** Gives up: fails what waits with this error and ends running requests, which then fail with it too. */
  abandon(error: RapportError): void {
    clearTimeout(this.#flushTimer)
    clearTimeout(this.#wakeTimer)
    this.#stop.abort(error)
    this.#failOlderThan(Number.POSITIVE_INFINITY, error)
  }

  #pump(): void {
    const now = performance.now()
    if (this.#lastFailure !== undefined) this.#failOlderThan(now - this.#times.maxAge, this.#lastFailure)
    const most = this.#failuresInRow < failuresUntilAway ? concurrency : 1
    while (this.#active < most && now >= this.#pausedUntil) {
      const batch = this.#next(now)
      if (batch === undefined) break
      void this.#send(batch)
    }
    this.#sleep(now)
  }

  #next(now: number): Batch | undefined {
    const index = this.#again.findIndex((batch) => batch.due <= now)
    if (index !== -1) return this.#again.splice(index, 1)[0]
    const events = this.#queue.take(this.#draining)
    if (events !== undefined) return { events, failures: 0, due: now }
    this.#draining = false
    return undefined
  }

  /** Wakes up when something may be sent that may not be sent now; the end of a running request pumps by itself. */
  #sleep(now: number): void {
    clearTimeout(this.#wakeTimer)
    if (this.#again.length === 0 && now >= this.#pausedUntil) return
    const due = Math.max(
      this.#pausedUntil,
      this.#again.reduce((earliest, batch) => Math.min(earliest, batch.due), Number.POSITIVE_INFINITY)
    )
    this.#wakeTimer = later(() => this.#pump(), Math.min(Math.max(due - now, 1), maxSleepMs))
  }

  /** Never rejects. */
  async #send(batch: Batch): Promise<void> {
    this.#active += 1
    try {
      this.#settle(await postBatch(this.#route, batch.events, this.#stop.signal))
    } catch (error) {
      this.#onFailure(batch, error instanceof RapportError ? error : internalError(error))
    }
    this.#active -= 1
    this.#pump()
  }

  #onFailure(batch: Batch, error: RapportError): void {
    if (this.#stop.signal.aborted) this.#ledger.fail(batch.events, this.#stop.signal.reason)
    else if (error.retryable) this.#postpone(batch, error)
    else this.#settle(verdictOfRefusal(batch.events, error))
  }

  /** The server is there: what it decided of each event goes into the ledger. */
  #settle(verdict: BatchJudgement): void {
    this.#failuresInRow = 0
    this.#lastFailure = undefined
    this.#ledger.acknowledge(verdict.acknowledged)
    for (const { event, error } of verdict.failed) this.#ledger.fail([event], error)
    for (const events of verdict.again) this.#again.push({ events, failures: 0, due: 0 })
  }

  /** The batch waits by how often it failed; all wait for what the server asks, or by how long it has been away. */
  #postpone(batch: Batch, error: RapportError): void {
    const now = performance.now()
    const { backoff } = this.#times
    this.#again.push({ events: batch.events, failures: batch.failures + 1, due: now + backoff(batch.failures, error.retryAfterSeconds) })
    this.#failuresInRow += 1
    this.#lastFailure = error
    const away = this.#failuresInRow - failuresUntilAway
    if (error.retryAfterSeconds === undefined && away < 0) return
    this.#pausedUntil = Math.max(this.#pausedUntil, now + backoff(Math.max(away, 0), error.retryAfterSeconds))
  }

  #failOlderThan(time: number, error: RapportError): void {
    this.#ledger.fail(this.#queue.takeOlder(time), error)
    this.#again = this.#again.flatMap((batch) => {
      this.#ledger.fail(
        batch.events.filter((event) => event.since < time),
        error
      )
      const young = batch.events.filter((event) => event.since >= time)
      return young.length > 0 ? [{ ...batch, events: young }] : []
    })
  }
}

type Timer = ReturnType<typeof setTimeout>

/** A timer that does not keep the process running, where there is a process. */
function later(work: () => void, milliseconds: number): Timer {
  const timer = setTimeout(work, milliseconds)
  if (typeof timer === 'object') timer.unref()
  return timer
}

/** A fault of ours or of the host's fetch: reported like any other failure, so that nothing escapes into the host. */
function internalError(cause: unknown): RapportError {
  return new RapportError('The tracker could not send the batch.', { code: 'TRACKER_FAILED', retryable: false }, { cause })
}
