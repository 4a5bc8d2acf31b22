import { setImmediate } from 'node:timers/promises'
import { type EventSubject, noDeclaredEvents, noSuppression, type Settings, type Suppression } from '../context/index.js'
import { type AcceptedEvent, isCustomerIdKey, isEmailKey, isUserIdKey, keyValue, OwnerHints } from '../identity/index.js'
import type { IngestAnswer } from '../public-types/index.js'
import type { HostTransaction } from '../storage/index.js'
import { Metrics } from '../telemetry/index.js'
import { runCooperatively } from '../values/index.js'
import { IngestRefusal, type IngestWarning } from './answer.js'
import { reconcileStored, type StoredBatch, storeEvents } from './apply-events.js'
import { Batcher, type BatcherLimits, type EventWriter } from './batcher.js'
import { EventsCheck } from './declared/events-check.js'
import { type IngestIssue, IssueLog } from './issue-log.js'
import { type Batch, batchSteps } from './reading/read-batch.js'
import { type Envelope, readEnvelope } from './reading/read-envelope.js'
import type { Cut } from './reading/read-traits.js'
import { asTrusted, type Sender } from './sender.js'
import { ingestInbox } from './tables/index.js'

/** What goes with a batch. */
export interface SubmitOptions {
  /** The length of the request; 0 for a batch from the host's own code. */
  bytes?: number
  /** A sender that is not trusted in everything; left out for a trusted one. */
  sender?: Sender | undefined
  /** Gets what is left out or changed. */
  warnings?: IngestWarning[]
  /** Also warns about events that were stored before: for people who look for an event. Code sends again what it has no answer to. */
  warnsOfRepeats?: boolean
}

/** Takes batches of events, from the HTTP route and from the host in process alike. */
export interface Ingest {
  /**
   * Checks a batch and stores its good events; resolves only after the commit. `body` is the parsed JSON. Throws `IngestRefusal` when nothing of the batch is taken.
   */
  submit(organizationId: string, body: unknown, receivedAt: number, options?: SubmitOptions): Promise<IngestAnswer>
  /**
   * The same checks and answer, but the good events are stored only if the host commits its transaction, a moment after that commit. Throws
   * `HostTransactionError` when the transaction cannot take the events.
   */
  submitIn(
    host: HostTransaction,
    organizationId: string,
    body: unknown,
    receivedAt: number,
    warnings?: IngestWarning[]
  ): Promise<IngestAnswer>
  /** Notes for `issues` that a request was refused before its events were read; `origin` is the page that it came from. */
  noteRefusal(organizationId: string, message: string, origin: string | undefined): void
  /** Why events and requests of the last day were refused, or events changed. */
  issues(organizationId: string): Promise<IngestIssue[]>
  /** Writes the issues that wait in this process. */
  flushIssues(): Promise<void>
  /** How many events wait to be written. */
  waiting(): number
  /** Takes nothing more, and waits for what is being written. */
  close(): Promise<void>
}

/** Parsing, reading and writing a body of more bytes takes so long that others are served in between. */
const largeBody = 128 * 1_024

/** The settings that ingest needs. By default nobody's events are dropped. */
type IngestSettings = Pick<Settings, 'store' | 'clock' | 'ids' | 'logger'> &
  Partial<Pick<Settings, 'suppression' | 'declaredEvents' | 'limits' | 'metrics'>>

/** The ingest of one Rapport: requests are read one by one and written in groups, within the batcher's bounds. */
export function createIngest(
  {
    store,
    clock,
    ids,
    logger,
    suppression = noSuppression,
    declaredEvents = noDeclaredEvents,
    limits,
    metrics = new Metrics()
  }: IngestSettings,
  batcherLimits?: BatcherLimits
): Ingest {
  const hints = new OwnerHints()
  const declared = new EventsCheck(declaredEvents)
  const accepted = new WeakMap<StoredBatch, number>()
  const repeated = new WeakSet<AcceptedEvent>()
  const writer: EventWriter<StoredBatch> = {
    store: (transaction, events) => storeEvents(transaction, events, ids, clock.now(), hints),
    async settle(transaction, stored) {
      const fresh = await reconcileStored(transaction, stored, ids, clock.now(), { hints, inlineMoves: limits?.inlineMoves })
      accepted.set(stored, fresh.length)
      if (fresh.length < stored.batch.length) await noteRepeated(stored, repeated)
    },
    committed(batch) {
      const fresh = accepted.get(batch) ?? 0
      metrics.events.add({ result: 'accepted' }, fresh)
      metrics.events.add({ result: 'duplicate' }, batch.stored.events.length - fresh)
    }
  }
  const batcher = new Batcher(store, writer, batcherLimits, metrics)
  const log = new IssueLog(store, clock, logger)

  /** Reads a batch and notes what is wrong with it. Throws `IngestRefusal` when the envelope is wrong, or no event is good. */
  async function read(
    organizationId: string,
    body: unknown,
    receivedAt: number,
    { sender, warnings }: SubmitOptions
  ): Promise<Batch & { envelope: Envelope }> {
    const cuts: Cut[] = []
    const envelope = notingRefusal(log, organizationId, body, () => readEnvelope(body, cuts))
    const batch = await runCooperatively(batchSteps(organizationId, envelope, receivedAt, ids, declared))
    noteFaults(log, organizationId, envelope, batch)
    metrics.events.add({ result: 'refused' }, batch.faults.length)
    if (batch.accepted.length === 0) throw batch.refusal()
    const accepted = sender ? trustedEvents(batch, envelope, body, sender) : batch.accepted
    if (cuts.length + batch.cuts.length > 0) {
      const noted = [...cuts, ...batch.cuts]
      noteCuts(log, organizationId, envelope, noted)
      warnings?.push(...noted.map(toWarning))
    }
    return { ...batch, accepted, envelope }
  }

  return {
    async submit(organizationId, body, receivedAt, options = {}) {
      const { bytes = 0, warnings, warnsOfRepeats = false } = options
      const isLarge = bytes > largeBody
      if (isLarge) await setImmediate()
      const batch = await read(organizationId, body, receivedAt, options)
      const { accepted, answer, traitBytes } = batch
      if (isLarge) await setImmediate()
      const kept = await withoutSuppressed(suppression, organizationId, accepted)
      metrics.events.add({ result: 'suppressed' }, accepted.length - kept.length)
      const since = performance.now()
      if (kept.length > 0) await batcher.submit(organizationId, kept, bytes + traitBytes)
      metrics.ingestSeconds.observe({}, (performance.now() - since) / 1_000)
      if (warnsOfRepeats) warnings?.push(...repeatWarnings(batch, repeated))
      return answer
    },
    async submitIn(host, organizationId, body, receivedAt, warnings) {
      const { accepted, answer } = await read(organizationId, body, receivedAt, warnings ? { warnings } : {})
      const events = [...(await withoutSuppressed(suppression, organizationId, accepted))]
      if (events.length > 0) await host.insert(ingestInbox, [{ id: ids.uuid(receivedAt), events, received_at: receivedAt }])
      return answer
    },
    noteRefusal: (organizationId, message, origin) => log.note(organizationId, { kind: 'refused', field: '', message, origin }),
    issues: (organizationId) => log.list(organizationId),
    flushIssues: () => log.flush(),
    waiting: () => batcher.waiting,
    async close() {
      await batcher.close()
      await log.close()
    }
  }
}

/** Runs `read`, and notes its refusal. */
function notingRefusal<T>(log: IssueLog, organizationId: string, body: unknown, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof IngestRefusal) log.note(organizationId, { kind: 'refused', field: '', message: error.message, event: body })
    throw error
  }
}

/** A cut as the host's code is told of it: names within a field are a part of its path. */
function toWarning({ index, field, name, message }: Batch['cuts'][number]): IngestWarning {
  return { index: index ?? null, field: [field, name].filter(Boolean).join('.'), message }
}

function noteCuts(log: IssueLog, organizationId: string, envelope: Envelope, cuts: Batch['cuts']): void {
  for (const { kind = 'cut', field, message, name, index } of cuts) {
    const event = index === undefined ? undefined : envelope.events[index]
    log.note(organizationId, { kind, field, message, name, event })
  }
}

/** The events as far as their sender is trusted. What is not trusted is added to the batch's cuts. */
function trustedEvents(batch: Batch, envelope: Envelope, body: unknown, sender: Sender): Batch['accepted'] {
  const taken = takenIndexes(batch, envelope)
  return batch.accepted.map((event, place) => {
    const index = taken[place] ?? place
    const cuts: Cut[] = []
    const kept = asTrusted(event, sender, { body, raw: envelope.events[index] }, cuts)
    for (const cut of cuts) batch.cuts.push({ ...cut, index })
    return kept
  })
}

/** Marks the events that were stored before, so that their senders can be told. Those of the erased are neither new nor stored. */
async function noteRepeated({ stored, batch }: StoredBatch, repeated: WeakSet<AcceptedEvent>): Promise<void> {
  const areNew = await stored.isNew
  const isNew = new Map(stored.events.map(({ row }, index) => [row.event_id, areNew[index] === true]))
  for (const event of batch) {
    const id = event.row.event_id
    // A group that failed runs again: what was a repetition may be new then.
    if (isNew.get(id) === false) repeated.add(event)
    else repeated.delete(event)
    if (isNew.has(id)) isNew.set(id, false)
  }
}

/** What is said of events that were stored before. */
function repeatWarnings(batch: Batch & { envelope: Envelope }, repeated: WeakSet<AcceptedEvent>): IngestWarning[] {
  if (!batch.accepted.some((event) => repeated.has(event))) return []
  const indexes = takenIndexes(batch, batch.envelope)
  return batch.accepted.flatMap((event, place) => {
    if (!repeated.has(event)) return []
    const index = indexes[place] ?? place
    const { uuid } = Object(batch.envelope.events[index])
    return [uuid ? { index, field: 'uuid', message: sameUuid } : { index, field: '', message: sameContent }]
  })
}

const sameUuid = 'an event with this uuid was stored before, so this one was not stored again; send a new UUID with each new event'
const sameContent =
  'the same event, with the same time, was stored before, so this one was not stored again; send a UUID with each event to keep both'

/** Accepted events have no index of their own: they are the events as sent, without the faulty ones. */
export function takenIndexes(batch: Batch, envelope: Envelope): number[] {
  const faulty = new Set(batch.faults.map(({ index }) => index))
  return [...envelope.events.keys()].filter((index) => !faulty.has(index))
}

function noteFaults(log: IssueLog, organizationId: string, envelope: Envelope, { faults }: Batch): void {
  for (const { index, fault } of faults) {
    log.note(organizationId, { kind: 'refused', field: fault.field, message: fault.message, event: envelope.events[index] })
  }
}

/** The events of a batch without those of people and accounts on the suppression list. The list is asked once for each different subject. */
export async function withoutSuppressed(
  suppression: Suppression,
  organizationId: string,
  events: readonly AcceptedEvent[]
): Promise<readonly AcceptedEvent[]> {
  if (suppression === noSuppression) return events
  const verdicts = new Map<string, boolean | Promise<boolean>>()
  const suppressed = events.map((event) => {
    const subject = subjectOf(event)
    const key = JSON.stringify(subject)
    const verdict = verdicts.get(key) ?? suppression.isSuppressed(organizationId, subject)
    verdicts.set(key, verdict)
    return verdict
  })
  const settled = await Promise.all(suppressed)
  return events.filter((_, index) => !settled[index])
}

function subjectOf({ row: { identity, visitor_id, customer_key }, claimedEmail }: AcceptedEvent): EventSubject {
  return {
    userId: identity !== null && isUserIdKey(identity) ? keyValue(identity) : null,
    email: identity !== null && isEmailKey(identity) ? keyValue(identity) : claimedEmail,
    visitorId: visitor_id,
    customerId: customer_key !== null && isCustomerIdKey(customer_key) ? keyValue(customer_key) : null
  }
}
