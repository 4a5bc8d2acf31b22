import { InvalidInputError, type RapportError } from '../errors.js'
import { isRecord, numberOf, textOf } from '../json.js'
import type { QueuedEvent } from './ledger.js'

/** What one answer means for the events of its batch. */
export interface BatchJudgement {
  acknowledged: QueuedEvent[]
  /** With each event's own reason. */
  failed: { event: QueuedEvent; error: RapportError }[]
  /** To be sent again, in these batches: they are good, or nothing is known of them. */
  again: QueuedEvent[][]
}

/** Of a request that was taken: every event is acknowledged but those that the answer names. */
export function verdictOfSuccess(events: readonly QueuedEvent[], answer: Record<string, unknown>): BatchJudgement {
  const faults = Array.isArray(answer.errors) ? answer.errors.filter(isRecord) : []
  const reasons = new Map(faults.map((fault) => [numberOf(fault.index), textOf(fault.message) ?? 'no reason given']))
  return { ...separate(events, reasons), again: [] }
}

/**
 * Of a request that was refused: no event may take others down. Those that the refusal names fail, the others go again; where it
 * names none but may mean one, halves go again until that one is alone.
 */
export function verdictOfRefusal(events: readonly QueuedEvent[], error: RapportError): BatchJudgement {
  const reasons = new Map<number | undefined, string>()
  for (const { path, message } of error.faults) {
    if (path[0] === 'events' && typeof path[1] === 'number' && path[1] < events.length) reasons.set(path[1], message)
  }
  if (reasons.size > 0) {
    const { acknowledged: good, failed } = separate(events, reasons, error)
    return { acknowledged: [], failed, again: good.length > 0 ? [good] : [] }
  }
  const envelopeAtFault = error.faults.some(({ path }) => path.length > 0)
  const oneMayBeAtFault = (error.status === 400 || error.status === 413) && !envelopeAtFault && events.length > 1
  if (!oneMayBeAtFault) return { acknowledged: [], failed: events.map((event) => ({ event, error })), again: [] }
  const middle = events.length >> 1
  return { acknowledged: [], failed: [], again: [events.slice(0, middle), events.slice(middle)] }
}

function separate(events: readonly QueuedEvent[], reasons: ReadonlyMap<number | undefined, string>, cause?: RapportError) {
  const acknowledged: QueuedEvent[] = []
  const failed: BatchJudgement['failed'] = []
  events.forEach((event, index) => {
    const reason = reasons.get(index)
    if (reason === undefined) acknowledged.push(event)
    else failed.push({ event, error: new InvalidInputError(`The server refused the event: ${reason}`, { cause }) })
  })
  return { acknowledged, failed }
}
