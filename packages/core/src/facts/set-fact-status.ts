import { Type } from 'typebox'
import { emit } from '../changes/index.js'
import { RapportError } from '../errors.js'
import type { OrganizationStore } from '../storage/index.js'
import { checkOf } from '../validation/index.js'
import { type Ids, isStorableText, readTime } from '../values/index.js'
import { type FactStatus, factStatuses } from './fact-kinds.js'
import { statusAt } from './fact-status.js'
import { findFact } from './find-fact.js'
import { forgetDismissal } from './judgements/judge-fact.js'
import { describeFact, type Fact } from './read-facts.js'
import { foldFacts } from './statements/fold-facts.js'
import { statusChange, statusColumns } from './status-change.js'
import { factChanges, facts } from './tables/index.js'

/** Who sets a status, and until when a fact is snoozed. */
export interface StatusOptions {
  /**
   * Only with SNOOZED: from then on the fact is ACTIVE again. Left out, it stays snoozed until its status is set. A date-time, epoch
   * milliseconds, or a Date.
   */
  until?: string | number | Date
  /** The member who decided, for the history. */
  actor?: string
}

const check = checkOf(
  Type.Object({
    id: Type.String({ minLength: 1, maxLength: 500 }),
    status: Type.Enum([...factStatuses]),
    actor: Type.Optional(Type.String({ minLength: 1, maxLength: 500 }))
  })
)

/**
 * Sets the status of a fact, and writes who did into its history; the status that it has already changes nothing. A dismissed fact that gets a
 * status other than RESOLVED is dismissed no longer, and no language model withdraws it. Answers the fact. Throws NOT_FOUND when there is none,
 * INVALID_TOOL_INPUT for another status, and for an `until` that is past or not with SNOOZED.
 */
export async function setFactStatus(
  store: OrganizationStore,
  { ids, now }: { ids: Ids; now: number },
  id: string,
  status: FactStatus,
  { until: said, actor }: StatusOptions = {}
): Promise<Fact> {
  const named = { id, status, ...(actor !== undefined && { actor }) }
  if (!check.accepts(named)) throw invalid(check.fault(named, 'setStatus'))
  if (!isStorableText(id + (actor ?? ''))) throw invalid('setStatus.actor must not hold U+0000 or half of a surrogate pair')
  const until = said === undefined ? null : readTime(said, 'setStatus.until')
  if (until !== null && status !== 'SNOOZED') throw invalid('setStatus.until goes with the status SNOOZED only')
  if (until !== null && until <= now) throw invalid('setStatus.until must be in the future')
  return store.transaction(async (transaction) => {
    await transaction.lock('ingest')
    const fact = await findFact(transaction, id)
    // Who sets a status does not leave it to a language model any more.
    const columns = { ...statusColumns({ status, until, cause: 'set' }), check_due_at: null, updated_at: now }
    const changed = { ...fact, ...columns }
    const from = statusAt(fact, now)
    if (from !== status || changed.snoozed_until !== fact.snoozed_until) {
      await transaction.update(facts, { id: { eq: fact.id } }, columns)
      const change = statusChange(ids.uuid(now), fact.id, from, { status, until, cause: 'set', actorId: actor ?? null }, now)
      await transaction.insert(factChanges, [change])
      if (status !== 'RESOLVED') await forgetDismissal(transaction, fact)
      await foldFacts(transaction, { customerIds: [fact.customer_id], factTypes: [fact.fact_type] }, ids, now)
      emit(transaction, { kind: 'factStatusChanged', factId: fact.id, customerId: fact.customer_id, status, at: now })
    }
    const [current = changed] = await transaction.get(facts, [{ id: fact.id }])
    return describeFact(transaction, current, now)
  })
}

const invalid = (message: string) => new RapportError('INVALID_TOOL_INPUT', message)
