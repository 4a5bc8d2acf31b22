import { parseBaseUrl } from '../base-url.js'
import { maxTimerMs, wholeNumber } from '../bounds.js'
import { ClosedError, InvalidInputError, RapportError, TimeoutError } from '../errors.js'
import { fetchTransport } from '../fetch-transport.js'
import { checkApiKey, checkPublicKey } from '../keys.js'
import { requireKnownOptions } from '../known-options.js'
import { patientDelay } from '../retry.js'
import type { Transport } from '../transport.js'
import { capture } from './capture.js'
import { Delivery, type DeliveryTimes } from './delivery.js'
import { methodOf } from './event-faults.js'
import { hostCallback } from './host-callback.js'
import type {
  BillingInput,
  CalendarInput,
  DeclaredTrackInput,
  EventInputs,
  EventsOf,
  EventType,
  IdentifyInput,
  PageInput,
  StageInput,
  TrackInput
} from './inputs.js'
import { type FlushReport, Ledger, type TrackerStats } from './ledger.js'
import type { IngestRoute } from './post-batch.js'
import { type TrackerOptions, trackerOptionNames } from './tracker-options.js'
import { isUuid } from './uuid.js'

/**
 * Sends a server's own events. No method waits, and none throws for an event: a bad one is reported to `onError` and counted.
 * Every event has a UUID from its capture on, so that the server counts it once however often it has to be sent.
 */
export interface Tracker<Input = TrackInput> {
  /** Something happened. Answers the event's UUID. */
  track(input: Input): string
  /** Identifies a person. Returns the event's UUID. */
  identify(input: IdentifyInput): string
  /** A page was served. Answers the event's UUID. */
  page(input: PageInput): string
  /** A user came so far. Answers the event's UUID. */
  stage(input: StageInput): string
  /** What an account pays. Answers the event's UUID. */
  billing(input: BillingInput): string
  /** A meeting was booked. Answers the event's UUID. */
  calendar(input: CalendarInput): string
  /**
   * Sends waiting events. Settles once every event tracked before has been acknowledged or has failed, and says which.
   * Never rejects. Keeps the process running until then, at most `maxAge` and some seconds. After `shutdown`, it reports the events tracked since then.
   */
  flush(): Promise<FlushReport>
  /**
   * Flushes, but no longer than `timeout` milliseconds (default 10000), fails what is left by then, and frees the connections. Call it once, when
   * the process ends: events tracked afterwards fail with a ClosedError, and the next call of `shutdown` or `flush` has them in `failed`, the newest
   * 1000 at most. A second call without such events answers as the first. Never rejects.
   */
  shutdown(options?: { timeout?: number | undefined }): Promise<FlushReport>
  /** What came of all events so far. */
  readonly stats: TrackerStats
}

/**
 * Makes a tracker for events that happen on a server. With the type of declared events it takes those alone: `createTracker<typeof events>(…)`.
 * Throws a ConfigurationError for options that cannot work.
 *
 * @example
 * const tracker = createTracker({ baseUrl: 'https://rapport.example.com', publicKey: 'pk_…' })
 * tracker.track({ eventName: 'order_placed', userId: 'u_42', properties: { total: 4200 } })
 * await tracker.shutdown()
 */
export function createTracker<Declared = unknown>(options: TrackerOptions): Tracker<DeclaredTrackInput<EventsOf<Declared>>> {
  return trackerOf(options, fetchTransport(options), patientDelay) as unknown as Tracker<DeclaredTrackInput<EventsOf<Declared>>>
}

/** A tracker over this transport, with this wait between retries. */
export function trackerOf(options: TrackerOptions, transport: Transport, backoff: DeliveryTimes['backoff']): Tracker {
  requireKnownOptions(options, trackerOptionNames)
  const { ledger, delivery } = partsOf(options, transport, backoff)
  let ended: Promise<FlushReport> | undefined

  function add<Type extends EventType>(type: Type, input: EventInputs[Type]): string {
    let uuid: string = crypto.randomUUID()
    try {
      const { uuid: given } = input ?? {}
      if (isUuid(given)) uuid = given
      if (ended !== undefined)
        throw new ClosedError('The tracker was shut down before this event. Call shutdown once, when the process ends.')
      const event = ledger.admit(capture(type, input, uuid, Date.now()))
      if (event !== undefined) delivery.add(event)
    } catch (error) {
      const known =
        error instanceof RapportError ? error : new InvalidInputError(`The input of ${methodOf(type)} cannot be read.`, { cause: error })
      ledger.refuse({ uuid, type, error: known }, ended !== undefined)
    }
    return uuid
  }

  async function flush(): Promise<FlushReport> {
    const report = await settle()
    if (ended !== undefined) report.failed.push(...ledger.takeLate())
    return report
  }

  async function settle(): Promise<FlushReport> {
    const awake = setInterval(() => undefined, maxTimerMs)
    const settled = ledger.settled()
    delivery.flush()
    const report = await settled
    clearInterval(awake)
    return report
  }

  async function end(timeout: number): Promise<FlushReport> {
    const timer = setTimeout(() => delivery.abandon(notInTime(timeout)), timeout)
    const report = await settle()
    clearTimeout(timer)
    await transport.destroy()
    return report
  }

  /** What a further call of shutdown answers: the events that came too late, so that their loss does not look like success. */
  function lateReport(first: FlushReport): FlushReport {
    const failed = ledger.takeLate()
    return failed.length === 0 ? first : { acknowledged: 0, failed }
  }

  return {
    track: (input) => add('custom', input),
    identify: (input) => add('identify', input),
    page: (input) => add('pageview', input),
    stage: (input) => add('stage', input),
    billing: (input) => add('billing', input),
    calendar: (input) => add('calendar', input),
    flush,
    shutdown({ timeout } = {}) {
      if (ended !== undefined) return ended.then(lateReport)
      ended = end(wholeNumber('timeout', timeout, 10_000, 0, maxTimerMs))
      return ended
    },
    get stats() {
      return ledger.stats
    }
  }
}

function partsOf(options: TrackerOptions, transport: Transport, backoff: DeliveryTimes['backoff']) {
  const { publicKey, apiKey, allowInsecureHttp = false } = options
  const baseUrl = parseBaseUrl(options.baseUrl)
  checkPublicKey(publicKey)
  if (apiKey !== undefined) checkApiKey(apiKey, baseUrl, allowInsecureHttp)
  const time = (name: 'flushInterval' | 'timeout' | 'maxAge', fallback: number) => wholeNumber(name, options[name], fallback, 1, maxTimerMs)
  const size = (name: 'maxQueueEvents' | 'maxQueueBytes', fallback: number) =>
    wholeNumber(name, options[name], fallback, 1, Number.MAX_SAFE_INTEGER)
  const bounds = { events: size('maxQueueEvents', 20_000), bytes: size('maxQueueBytes', 32 * 1024 * 1024) }
  const ledger = new Ledger(bounds, hostCallback(options.onError))
  const route: IngestRoute = {
    transport,
    origin: baseUrl.origin,
    path: `${baseUrl.path}/api/i/v1/${publicKey}/events`,
    headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
    timeout: time('timeout', 10_000)
  }
  const times = { flushInterval: time('flushInterval', 1_000), maxAge: time('maxAge', 300_000), backoff }
  return { ledger, delivery: new Delivery(route, times, ledger) }
}

function notInTime(timeout: number): TimeoutError {
  return new TimeoutError(`The server did not confirm the event within the ${timeout} ms of shutdown.`, {
    code: 'TIMEOUT',
    retryable: true
  })
}
