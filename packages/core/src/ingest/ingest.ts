import type { Clock } from '../clock.js'
import type { AcceptedEvent } from '../domain/identity/accepted-event.js'
import { applyEvents } from '../domain/identity/apply-events.js'
import type { Ids } from '../ids.js'
import type { Store } from '../storage/contract.js'
import { type IngestAnswer, IngestRefusal } from './answer.js'
import { Batcher, type BatcherLimits } from './batcher.js'
import { EventFault } from './event-fault.js'
import { type Envelope, readEnvelope } from './read-envelope.js'
import { readEvent } from './read-event.js'

/** Takes batches of events, from the HTTP route and from the host in process alike. */
export interface Ingest {
  /**
   * Checks a batch and stores its good events; resolves only after the commit. `body` is the request's JSON as parsed. Throws `IngestRefusal` when
   * nothing of it is taken.
   */
  submit(organizationId: string, body: unknown, receivedAt: number): Promise<IngestAnswer>
  /** Events that wait to be written. */
  waiting(): number
  /** Takes nothing more, and waits for what is being written. */
  close(): Promise<void>
}

/** The ingest of one Rapport: requests are read one by one and written in groups. */
export function createIngest({ store, clock, ids, limits }: { store: Store; clock: Clock; ids: Ids; limits?: BatcherLimits }): Ingest {
  const batcher = new Batcher(store, (transaction, events) => applyEvents(transaction, events, ids, clock.now()), limits)
  return {
    async submit(organizationId, body, receivedAt) {
      const { accepted, answer } = readBatch(organizationId, readEnvelope(body), receivedAt, ids)
      await batcher.submit(organizationId, accepted)
      return answer
    },
    waiting: () => batcher.waiting,
    close: () => batcher.close()
  }
}
/** The good events of a batch, and the answer it gets once they are stored. Throws when none is good. */
export function readBatch(organizationId: string, envelope: Envelope, receivedAt: number, ids: Ids) {
  const seen = new Map<string, number>()
  const ordinal = (content: string) => {
    const count = seen.get(content) ?? 0
    seen.set(content, count + 1)
    return count
  }
  const context = { organizationId, envelope, receivedAt, ordinal, newId: () => ids.uuid(receivedAt) }
  const accepted: AcceptedEvent[] = []
  const faults: { index: number; fault: EventFault }[] = []
  for (const [index, raw] of envelope.events.entries()) {
    try {
      accepted.push(readEvent(raw, context))
    } catch (error) {
      if (!(error instanceof EventFault)) throw error
      faults.push({ index, fault: error })
    }
  }
  if (accepted.length === 0) {
    const paths = faults.map(({ index, fault }) => ({
      path: ['events', index, ...(fault.field ? fault.field.split('.') : [])],
      message: fault.message
    }))
    throw new IngestRefusal(400, `No event of the batch can be taken: ${faults[0]?.fault.message}`, paths)
  }
  const answer: IngestAnswer = {
    success: true,
    processed: accepted.length,
    errors: faults.map(({ index, fault }) => ({ index, message: fault.message }))
  }
  return { accepted, answer }
}
