import { type Static, Type } from 'typebox'
import { emit } from '../changes/index.js'
import type { Settings } from '../context/index.js'
import { RapportError } from '../errors.js'
import { type AcceptedEvent, OwnerHints } from '../identity/index.js'
import { strictObject } from '../validation/index.js'
import { runCooperatively } from '../values/index.js'
import { IngestRefusal } from './answer.js'
import { reconcileStored, type StoredBatch, storeEvents } from './apply-events.js'
import { EventsCheck } from './declared/events-check.js'
import { takenIndexes, withoutSuppressed } from './ingest.js'
import { type Batch, batchSteps } from './reading/read-batch.js'
import { type Envelope, readEnvelope } from './reading/read-envelope.js'
import type { Cut } from './reading/read-traits.js'

const maxBatches = 2_000
const maxImportedEvents = 5_000

export const importInput = strictObject({
  batches: Type.Array(Type.Record(Type.String(), Type.Unknown()), {
    minItems: 1,
    maxItems: maxBatches,
    description: `Batches in the form of the ingest route, each with 1 to 100 events. At most ${maxImportedEvents} events in all.`
  }),
  dryRun: Type.Optional(Type.Boolean({ description: 'Check the events, and store nothing.' }))
})

const note = strictObject({
  batch: Type.Integer({ minimum: 0, description: "The batch's place." }),
  index: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
    description: "The event's place in the batch; null for the batch as a whole."
  }),
  field: Type.String({ description: 'The field at fault; empty for the event as a whole.' }),
  message: Type.String()
})

export const importAnswer = strictObject({
  processed: Type.Integer({ minimum: 0, description: 'Accepted events, including duplicates and suppressed ones.' }),
  added: Type.Integer({ minimum: 0, description: 'Events that were not stored before.' }),
  errors: Type.Array(note, { description: 'Refused events. An error with index null refuses its whole batch.' }),
  warnings: Type.Array(note, { description: 'What was left out or changed in accepted events.' })
})

/** What came of an import. */
export type EventImportAnswer = Static<typeof importAnswer>

type ImportSettings = Pick<Settings, 'store' | 'clock' | 'ids' | 'suppression' | 'declaredEvents' | 'plans' | 'limits'>

/** Guesses of one process's imports; those of live events are elsewhere, so that an import drives none of them out. */
const hintsOf = new WeakMap<object, OwnerHints>()

/**
 * Stores events of the past, each exactly once and at its own time. Signals match nothing of them, and hooks are told that they are historical. All good events are stored in
 * one commit. Throws RapportError INVALID_TOOL_INPUT for too many events, and UNPROCESSABLE when the plan has no website tracking.
 */
export async function importEvents(
  settings: ImportSettings,
  organizationId: string,
  { batches, dryRun = false }: Static<typeof importInput>
): Promise<EventImportAnswer> {
  const { store, clock, ids, suppression, declaredEvents, plans, limits } = settings
  if (!(await plans.websiteTracking(organizationId)))
    throw new RapportError('UNPROCESSABLE', 'The plan does not include website tracking, so no events can be imported')
  const answer: EventImportAnswer = { processed: 0, added: 0, errors: [], warnings: [] }
  const accepted: AcceptedEvent[] = []
  const receivedAt = clock.now()
  const declared = new EventsCheck(declaredEvents)
  let events = 0
  for (const [batch, body] of batches.entries()) {
    const cuts: Batch['cuts'] = []
    const envelope = envelopeOf(body, batch, cuts, answer)
    if (!envelope) continue
    events += envelope.events.length
    if (events > maxImportedEvents)
      throw new RapportError('INVALID_TOOL_INPUT', `batches must hold at most ${maxImportedEvents} events in all`)
    const read = await runCooperatively(batchSteps(organizationId, envelope, receivedAt, ids, declared))
    for (const { index, fault } of read.faults) answer.errors.push({ batch, index, field: fault.field, message: fault.message })
    const timeless = new Set<number>()
    const taken = takenIndexes(read, envelope)
    for (const [place, event] of read.accepted.entries()) {
      const index = taken[place] ?? place
      if (hasOwnTime(event, envelope.events[index], receivedAt, read.cuts, index)) accepted.push(event)
      else timeless.add(index)
    }
    for (const index of timeless) answer.errors.push({ batch, index, field: 'timestamp', message: noOwnTime })
    for (const { index = null, field, name, message } of [...cuts, ...read.cuts]) {
      if (index === null || !timeless.has(index))
        answer.warnings.push({ batch, index, field: [field, name].filter(Boolean).join('.'), message })
    }
  }
  answer.processed = accepted.length
  const kept = dryRun ? [] : await withoutSuppressed(suppression, organizationId, accepted)
  if (kept.length > 0) answer.added = await storeHistory({ store, clock, ids, limits }, organizationId, kept, knownHints(store))
  return answer
}

const noOwnTime =
  'timestamp is missing or is not a time; an imported event must say when it happened, in milliseconds since the epoch or as a date-time with its zone'

function envelopeOf(body: unknown, batch: number, cuts: Cut[], answer: EventImportAnswer): Envelope | undefined {
  try {
    return readEnvelope(body, cuts)
  } catch (error) {
    if (!(error instanceof IngestRefusal)) throw error
    const faults = error.faults.length > 0 ? error.faults : [{ path: [], message: error.message }]
    for (const { path, message } of faults)
      answer.errors.push({ batch, index: null, field: path.join('.'), message: [path.join('.'), message].join(' ').trim() })
    return undefined
  }
}

/** Whether an event says when it happened. Ingest gives the others the time of receipt, which is wrong for the past. */
function hasOwnTime({ row }: AcceptedEvent, raw: unknown, receivedAt: number, cuts: Batch['cuts'], at: number): boolean {
  if (row.occurred_at !== receivedAt || row.clamped) return true
  const { timestamp, occurredAt } = Object(raw)
  if ((timestamp ?? occurredAt ?? null) === null) return false
  return !cuts.some(({ index, field }) => index === at && (field === 'timestamp' || field === 'occurredAt'))
}

function knownHints(store: object): OwnerHints {
  const known = hintsOf.get(store) ?? new OwnerHints()
  hintsOf.set(store, known)
  return known
}

function storeHistory(
  { store, clock, ids, limits }: Pick<ImportSettings, 'store' | 'clock' | 'ids' | 'limits'>,
  organizationId: string,
  events: readonly AcceptedEvent[],
  hints: OwnerHints
): Promise<number> {
  let stored: StoredBatch | undefined
  return store.groupTransaction([organizationId], {
    prepare: async (of) => {
      stored = await storeEvents(of(organizationId), events, ids, clock.now(), hints)
    },
    async settle(of) {
      if (!stored) return 0
      const transaction = of(organizationId)
      emit(transaction, { kind: 'historyRead' })
      const { inlineMoves } = limits
      const fresh = await reconcileStored(transaction, stored, ids, clock.now(), { hints, inlineMoves, isHistorical: true })
      return fresh.length
    }
  })
}
