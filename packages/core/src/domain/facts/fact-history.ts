import { RapportError } from '../../errors.js'
import type { OrganizationStore } from '../../storage/contract.js'
import { factChanges } from '../../storage/tables/index.js'
import { oneOf } from '../enumeration.js'
import { isoTime, isoTimeOrNull } from '../instant.js'
import { type FactStatus, factStatuses } from './fact-kinds.js'
import { findFact } from './find-fact.js'
import { type ChangeCause, changeCauses } from './status-change.js'

/** A status that a fact came to. Times are ISO 8601 in UTC. */
export interface FactChange {
  at: string
  /** Null for the fact's first status. A snooze that ended by its time is no change: the next one is then from ACTIVE. */
  from: FactStatus | null
  to: FactStatus
  /** Until when it is snoozed; null for good, and for other statuses. */
  until: string | null
  /** A put of the host's, a detector, or `ws.facts.setStatus`. */
  cause: ChangeCause
  /** The member who decided, if it was said. */
  actorId: string | null
}

const most = 1000

/** How a fact came to its status, the newest change first, at most 1,000. Throws NOT_FOUND when there is no such fact. */
export async function factHistory(store: OrganizationStore, id: string): Promise<FactChange[]> {
  if (typeof id !== 'string') throw new RapportError('INVALID_TOOL_INPUT', 'history takes the id of a fact, which is a text')
  const fact = await findFact(store, id)
  const where = { fact_id: { eq: fact.id } }
  const found = await store.find(factChanges, { where, orderBy: { column: 'at', direction: 'desc' }, limit: most })
  return found.map(({ at, from_status, to_status, until, cause, actor_id }) => ({
    at: isoTime(at),
    from: from_status === null ? null : oneOf(factStatuses, from_status),
    to: oneOf(factStatuses, to_status),
    until: isoTimeOrNull(until),
    cause: oneOf(changeCauses, cause),
    actorId: actor_id
  }))
}
