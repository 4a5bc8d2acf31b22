import { type ChangeContext, recordChange } from '../../audit/index.js'
import { RapportError } from '../../errors.js'
import { keyValue } from '../rules/keys.js'
import type { Decision } from '../rules/rules.js'
import { IdentityUnitOfWork } from '../work/unit-of-work.js'
import { decide, type SuggestionRow } from './decide.js'
import { findSuggestion } from './list-suggestions.js'
import { type Standing, standingOf } from './standing.js'
import { describeSuggestion, namesNobody, type Suggestion } from './suggestion.js'

/**
 * Merges the duplicate of a suggestion into its survivor. Merging it again changes nothing, and a rejected one can still be merged; if events have
 * merged the two already, the decision makes that hold for good. Throws NOT_FOUND, and CONFLICT if the duplicate belongs to somebody else now.
 */
export function mergeSuggestion(context: ChangeContext, id: string): Promise<Suggestion> {
  return review(context, id, 'merged', ({ duplicate_key, survivor_key }, standing) => {
    if (standing !== 'elsewhere') return
    const duplicate = keyValue(duplicate_key)
    const survivor = keyValue(survivor_key)
    throw new RapportError('CONFLICT', `${duplicate} belongs to somebody else by now; it cannot be merged into ${survivor}`)
  })
}

/**
 * Decides that the two of a suggestion are not one: they stay apart, whatever events say. Rejecting it again changes nothing. Throws NOT_FOUND, and
 * CONFLICT when they are merged, whoever did that: it has to be undone.
 */
export function rejectSuggestion(context: ChangeContext, id: string): Promise<Suggestion> {
  return review(context, id, 'rejected', (_, standing) => {
    if (standing === 'merged') throw new RapportError('CONFLICT', 'The two are merged; undo the merge instead')
  })
}

async function review(
  context: ChangeContext,
  id: string,
  verdict: Decision['verdict'],
  check: (row: SuggestionRow, standing: Standing) => void
): Promise<Suggestion> {
  const { store, ids, now, inlineMoves, origin } = context
  const row = await store.transaction(async (transaction) => {
    await transaction.lock('ingest')
    const found = await findSuggestion(transaction, id)
    if (found.status === verdict) return found
    const standing = await standingOf(transaction, found)
    if (!standing) throw namesNobody(found)
    check(found, standing)
    const decided = await decide(new IdentityUnitOfWork(transaction, ids, now, inlineMoves), found, verdict, origin.actorId)
    await recordChange(transaction, context, { subjectId: found.id, before: { status: found.status }, after: { status: verdict } })
    return decided
  })
  return describeSuggestion(store, row)
}
