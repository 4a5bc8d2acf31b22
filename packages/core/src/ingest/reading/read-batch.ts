import type { AcceptedEvent } from '../../identity/index.js'
import type { IngestAnswer } from '../../public-types/index.js'
import { type Ids, runToEnd, type Steps } from '../../values/index.js'
import { IngestRefusal } from '../answer.js'
import { isRecord } from '../clean/clean-json.js'
import type { EventsCheck } from '../declared/events-check.js'
import { boundingSteps } from './bound-traits.js'
import { EventError } from './event-error.js'
import { contentDigest } from './event-id.js'
import type { Envelope } from './read-envelope.js'
import { readEvent } from './read-event.js'
import type { Cut } from './read-traits.js'

/** A batch whose events have all been checked. */
export interface Batch {
  accepted: AcceptedEvent[]
  faults: { index: number; fault: EventError }[]
  /** What was left out of events that are taken, by the place of the event; without one it was left out of several. */
  cuts: (Cut & { index?: number })[]
  /** The bytes of traits that are written, each counted for everybody who gets it. */
  traitBytes: number
  /** The answer once the accepted events are stored. */
  answer: IngestAnswer
  /** The refusal when no event is good. */
  refusal(): IngestRefusal
}

/** Names of traits that are read between two turns of other work: some milliseconds. */
const namesPerTurn = 2_000

/** Reads a batch's events at one go. */
export function readBatch(organizationId: string, envelope: Envelope, receivedAt: number, ids: Ids): Batch {
  return runToEnd(batchSteps(organizationId, envelope, receivedAt, ids))
}

/** Reads a batch's events, each by itself, and compares them with the declared ones. An ordinary batch has no steps; one with very many traits has some. */
export function* batchSteps(
  organizationId: string,
  envelope: Envelope,
  receivedAt: number,
  ids: Ids,
  declared?: EventsCheck
): Steps<Batch> {
  const seen = new Map<string, number>()
  const ordinal = (content: string) => {
    const count = seen.get(content) ?? 0
    seen.set(content, count + 1)
    return count
  }
  // Events with a uuid need no digest of the envelope, so it is made on first use.
  const { events: _, ...identity } = envelope
  let digest: string | undefined
  const envelopeDigest = () => {
    digest ??= contentDigest(identity)
    return digest
  }
  const cuts: Cut[] = []
  const context = { organizationId, envelope, receivedAt, cuts, envelopeDigest, ordinal, newId: () => ids.uuid(receivedAt) }
  const accepted: AcceptedEvent[] = []
  const noted: Batch['cuts'] = []
  const faults: Batch['faults'] = []
  let names = 0
  for (const [index, raw] of envelope.events.entries()) {
    try {
      const event = readEvent(raw, context)
      declared?.compare(event.row, cuts)
      accepted.push(event)
      for (const cut of cuts) noted.push({ ...cut, index })
    } catch (error) {
      if (!(error instanceof EventError)) throw error
      faults.push({ index, fault: error })
    }
    cuts.length = 0
    names += traitsIn(raw)
    if (names < namesPerTurn) continue
    names = 0
    yield
  }
  const errors = faults.map(({ index, fault }) => ({ index, message: fault.message }))
  const bounded = yield* boundingSteps(accepted, namesPerTurn)
  noted.push(...bounded.cuts)
  return {
    accepted: bounded.events,
    faults,
    cuts: noted,
    traitBytes: bounded.traitBytes,
    answer: { success: true, processed: accepted.length, errors },
    refusal: () => refusalOf(faults)
  }
}

/** How many traits an event was sent with. */
function traitsIn(raw: unknown): number {
  const { traits, customerTraits } = Object(raw)
  return countNames(traits) + countNames(customerTraits)
}

function countNames(traits: unknown): number {
  return isRecord(traits) ? Object.keys(traits).length : 0
}

function refusalOf(faults: Batch['faults']): IngestRefusal {
  const paths = faults.map(({ index, fault }) => ({
    path: ['events', index, ...(fault.field ? fault.field.split('.') : [])],
    message: fault.message
  }))
  return new IngestRefusal(400, `No event of the batch was accepted: ${faults[0]?.fault.message}`, paths)
}
