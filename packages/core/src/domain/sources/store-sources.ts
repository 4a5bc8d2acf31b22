import type { Transaction } from '../../storage/contract.js'
import { note } from '../changes/note.js'
import { settleEvidence } from '../facts/settle-evidence.js'
import { removeEmptyCustomers } from '../identity/customers.js'
import type { WorkingSet } from '../identity/working-set.js'
import type { IndexContents } from '../search/index-content.js'
import { settleSourceActivity } from './source-activity.js'
import { type ChangedSource, writeSources } from './write-sources.js'

/** Stores those of these sources that say or belong to something else than before, and brings up to date whatever follows from them. */
export async function storeSources(set: WorkingSet, said: readonly ChangedSource[], contents?: IndexContents): Promise<void> {
  const changed = said.filter(isChanged)
  await writeSources(set, changed, contents)
  for (const source of changed) notePut(set.transaction, source)
  await settleEvidence(set.transaction, changed)
  await settleSourceActivity(set, changed)
  const lost = changed.flatMap(({ row, known }) => (known?.customer_id && known.customer_id !== row.customer_id ? [known.customer_id] : []))
  await set.customers.load(lost)
  await removeEmptyCustomers(set, new Set(lost))
  set.flush()
}

function notePut(transaction: Transaction, { row, known }: ChangedSource): void {
  const { id: sourceId, source_type: sourceType, external_id: externalId, customer_id: customerId, occurred_at: at } = row
  note(transaction, { kind: 'sourcePut', sourceId, sourceType, externalId, customerId, isNew: known === undefined, at })
}

function isChanged({ row, known }: ChangedSource): boolean {
  if (!known) return true
  const told = ['content_digest', 'customer_key', 'customer_id', 'names_customer', 'contested', 'event_type'] as const
  return told.some((column) => row[column] !== known[column])
}
