import { type ChangeContext, recordChange } from '../audit/index.js'
import { RapportError } from '../errors.js'
import type { Outcome } from './outcomes/term-outcome.js'
import { terms } from './tables/index.js'
import { itemOf, type Term } from './term-item.js'
import { contentOf, type TermRow } from './term-row.js'
import { writeTerms } from './write-terms.js'

/** What a person says of a term's outcome. */
interface Correction {
  id: string
  /** Null: the person's word is taken back, and what the host says or what follows holds again. */
  outcome: Outcome | null
  reason?: string | null | undefined
}

/**
 * Sets how a term ended, and why: that holds whatever the host puts or the other terms say. The audit log has who did, when, and what was said before.
 * Throws NOT_FOUND, and INVALID_TOOL_INPUT for a reason without an outcome.
 */
export async function setOutcome(context: ChangeContext, { id, outcome, reason = null }: Correction): Promise<Term> {
  if (outcome === null && reason !== null) throw new RapportError('INVALID_TOOL_INPUT', 'input.reason is only allowed with an outcome')
  const { store, ids, now } = context
  return store.transaction(async (transaction) => {
    await transaction.lock('ingest')
    const read = async () => (await transaction.get(terms, [{ id }]))[0]
    const before = await read()
    if (!before || before.removed_at !== null) throw new RapportError('NOT_FOUND', `No contract has the id ${JSON.stringify(id)}`)
    const content = { ...contentOf(before), set_outcome: outcome, set_reason: reason }
    await writeTerms(transaction, [{ known: before, customerId: before.customer_id, content }], ids, now)
    const after = (await read()) ?? before
    if (after.version !== before.version)
      await recordChange(transaction, context, { subjectId: id, before: said(before), after: said(after) })
    return itemOf(after)
  })
}

const said = ({ outcome, outcome_reason: reason, outcome_by: by }: TermRow) => ({ outcome, reason, by })
