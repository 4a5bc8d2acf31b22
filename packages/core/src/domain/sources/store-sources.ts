import { settleEvidence } from '../facts/settle-evidence.js'
import { removeEmptyCustomers } from '../identity/customers.js'
import type { WorkingSet } from '../identity/working-set.js'
import { settleSourceActivity } from './source-activity.js'
import { type ChangedSource, writeSources } from './write-sources.js'

/** Stores those of these sources that say or belong to something else than before, and brings up to date whatever follows from them. */
export async function storeSources(set: WorkingSet, said: readonly ChangedSource[]): Promise<void> {
  const changed = said.filter(isChanged)
  await writeSources(set, changed)
  await settleEvidence(set.transaction, changed)
  await settleSourceActivity(set, changed)
  const lost = changed.flatMap(({ row, known }) => (known?.customer_id && known.customer_id !== row.customer_id ? [known.customer_id] : []))
  await set.customers.load(lost)
  await removeEmptyCustomers(set, new Set(lost))
  set.flush()
}

function isChanged({ row, known }: ChangedSource): boolean {
  if (!known) return true
  const told = ['content_digest', 'customer_key', 'customer_id', 'names_customer', 'contested', 'event_type'] as const
  return told.some((column) => row[column] !== known[column])
}
