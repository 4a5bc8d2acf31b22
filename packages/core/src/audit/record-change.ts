import { emit } from '../changes/index.js'
import type { JsonObject, Transaction } from '../storage/index.js'
import type { Author } from './change-origin.js'
import { auditEntries } from './tables/audit-entries.js'

/** What was changed: the id of the thing (null for the workspace itself), and how it was before and after; null where there was nothing. */
export interface Change {
  subjectId: string | null
  before: JsonObject | null
  after: JsonObject | null
}

/**
 * Writes a change's audit row. Call it in the transaction that makes the change, and only when something changed, so that the log tells neither more
 * nor less than what happened.
 *
 * @example await recordChange(transaction, context, { subjectId: id, before: null, after: { label } })
 */
export async function recordChange(
  transaction: Transaction,
  { now, ids, origin }: Author,
  { subjectId, before, after }: Change
): Promise<void> {
  const { tool, actorId, apiKeyId, requestId } = origin
  const by = { actor_id: actorId, api_key_id: apiKeyId, request_id: requestId }
  const id = ids.uuid(now)
  await transaction.insert(auditEntries, [{ id, at: now, tool, ...by, subject_id: subjectId, before, after }])
  emit(transaction, { kind: 'auditRecorded', entryId: id })
}
