import { type ChangeContext, recordChange } from '../../audit/index.js'
import { RapportError } from '../../errors.js'
import { isCustomerIdKey, isDomainKey, isEmailKey } from '../rules/keys.js'
import { suggestionId } from '../suggestions/suggestion-id.js'
import { mergeSuggestions } from '../tables/merge-suggestions.js'
import { merges } from '../tables/merges.js'
import { IdentityUnitOfWork } from '../work/unit-of-work.js'
import { decide } from './decide.js'
import { mergedKeys } from './merge-record.js'
import { describeSuggestion, type Suggestion } from './suggestion.js'

/**
 * Undoes the merge of this id: the email, domain or provider's account is a user or customer of its own again, with its events, and stays apart from the former survivor,
 * whatever events say. If another one claims it, it goes there instead. What was entered by hand for the survivor (owner, grants) stays there.
 *
 * Answers the decision as a rejected suggestion, which can be merged again. Throws NOT_FOUND when there is no such merge, also when it was undone.
 */
export async function undoMerge(context: ChangeContext, id: string): Promise<Suggestion> {
  const { store, ids, now, inlineMoves, origin } = context
  const row = await store.transaction(async (transaction) => {
    await transaction.lock('ingest')
    const [merge] = await transaction.get(merges, [{ from_id: id.toLowerCase() }])
    const joined = merge && (await mergedKeys(transaction, [merge])).get(merge.from_id)
    if (!merge || !joined) throw new RapportError('NOT_FOUND', `No merge has the id ${JSON.stringify(id)}; it may have been undone`)
    const { duplicate, survivor } = joined
    const pairId = suggestionId(duplicate, survivor)
    const [known] = await transaction.get(mergeSuggestions, [{ id: pairId }])
    const pair = known ?? {
      id: pairId,
      entity: merge.entity,
      duplicate_key: duplicate,
      survivor_key: survivor,
      confidence: 'HIGH',
      explanation: [explanationOf(duplicate)],
      found_at: now
    }
    const decided = await decide(new IdentityUnitOfWork(transaction, ids, now, inlineMoves), pair, 'rejected', origin.actorId)
    await recordChange(transaction, context, { subjectId: merge.from_id, before: { intoId: merge.into_id }, after: null })
    return decided
  })
  return describeSuggestion(store, row)
}

function explanationOf(duplicate: string): string {
  if (isCustomerIdKey(duplicate)) return 'Somebody said that the two are one.'
  if (isEmailKey(duplicate)) return 'The user claimed this email.'
  return isDomainKey(duplicate) ? 'The customer owned this domain.' : 'The account of a provider named this customer or its domain.'
}
