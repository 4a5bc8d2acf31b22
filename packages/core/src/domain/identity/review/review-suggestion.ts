import { RapportError } from '../../../errors.js'
import type { Transaction } from '../../../storage/contract.js'
import { customerIdentities, identities } from '../../../storage/tables/index.js'
import type { ChangeContext } from '../../audit/change-origin.js'
import { recordChange } from '../../audit/record-change.js'
import type { Decision } from '../rules.js'
import { WorkingSet } from '../working-set.js'
import { decide, type SuggestionRow } from './decide.js'
import { findSuggestion } from './list-suggestions.js'
import { describeSuggestion, type Suggestion } from './suggestion.js'

/** What deciding needs: who decides, and how many stored events may move at once. */
export interface ReviewContext extends ChangeContext {
  inlineMoves: number
}

/**
 * Merges the duplicate of a suggestion into its survivor. Merging it again changes nothing, and a rejected one can still be merged. Throws NOT_FOUND,
 * and CONFLICT when the duplicate belongs to somebody else by now.
 */
export function mergeSuggestion(context: ReviewContext, id: string): Promise<Suggestion> {
  return review(context, id, 'merged', requireOwnDuplicate)
}

/**
 * Decides that the two of a suggestion are not one: they stay apart, whatever events say. Rejecting it again changes nothing. Throws NOT_FOUND, and
 * CONFLICT when they are merged: that has to be undone.
 */
export function rejectSuggestion(context: ReviewContext, id: string): Promise<Suggestion> {
  return review(context, id, 'rejected', async (_, { status }) => {
    if (status === 'merged') throw new RapportError('CONFLICT', 'The two are merged; undo the merge instead')
  })
}

async function review(
  context: ReviewContext,
  id: string,
  verdict: Decision['verdict'],
  check: (transaction: Transaction, row: SuggestionRow) => Promise<void>
): Promise<Suggestion> {
  const { store, ids, now, inlineMoves, origin } = context
  const row = await store.transaction(async (transaction) => {
    await transaction.lock('ingest')
    const found = await findSuggestion(transaction, id)
    if (found.status === verdict) return found
    await check(transaction, found)
    const decided = await decide(new WorkingSet(transaction, ids, now, inlineMoves), found, verdict, origin.actorId)
    await recordChange(transaction, context, { subjectId: found.id, before: { status: found.status }, after: { status: verdict } })
    return decided
  })
  return describeSuggestion(store, row)
}

/** Only who is nobody else's can be merged: else the reviewer has looked at something that is no more. */
async function requireOwnDuplicate(transaction: Transaction, { entity, duplicate_key, survivor_key }: SuggestionRow): Promise<void> {
  const isOwn = entity === 'user' ? await isOwnUser(transaction, duplicate_key) : await isOwnCustomer(transaction, duplicate_key)
  if (!isOwn)
    throw new RapportError(
      'CONFLICT',
      `${duplicate_key.slice(2)} belongs to somebody else by now; it cannot be merged into ${survivor_key.slice(2)}`
    )
}

async function isOwnUser(transaction: Transaction, identity: string): Promise<boolean> {
  const [row] = await transaction.get(identities, [{ identity }])
  return row?.user_id === row?.home_id
}

async function isOwnCustomer(transaction: Transaction, customerKey: string): Promise<boolean> {
  const [row] = await transaction.get(customerIdentities, [{ customer_key: customerKey }])
  return row?.customer_id === row?.home_id
}
