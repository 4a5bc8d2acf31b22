import { emit, Phase, runSubscribers } from '../changes/index.js'
import { type IdentityUnitOfWork, removeEmptyCustomers, writeRows } from '../identity/index.js'
import type { IndexContents } from '../search-index/index.js'
import type { Transaction } from '../storage/index.js'
import type { Ids } from '../values/index.js'
import { reconcileMeetings } from './meetings.js'
import { reconcileSourceActivity } from './source-activity.js'
import { type ChangedSource, writeSources } from './write-sources.js'

/** What subscribers are handed where sources have been written. */
export interface PutSources {
  transaction: Transaction
  ids: Ids
  now: number
  /** Those that say or belong to something else than before. */
  changed: readonly ChangedSource[]
}

/** Where changed sources have been written with their text: what rests on them follows. */
export const sourcesPut = new Phase<PutSources>('sourcesPut')

/** Stores those of these sources that say or belong to something else than before, and brings up to date whatever follows from them. */
export async function storeSources(set: IdentityUnitOfWork, said: readonly ChangedSource[], contents?: IndexContents): Promise<void> {
  const changed = said.filter(isChanged)
  await writeSources(set, changed, contents)
  await reconcileMeetings(
    set.transaction,
    changed.flatMap(({ row, known }) => [row, known ?? []].flat())
  )
  for (const source of changed) notePut(set.transaction, source)
  await runSubscribers(set.transaction, sourcesPut, { transaction: set.transaction, ids: set.ids, now: set.now, changed })
  await reconcileSourceActivity(set, changed)
  const lost = changed.flatMap(({ row, known }) => (known?.customer_id && known.customer_id !== row.customer_id ? [known.customer_id] : []))
  await set.customers.load(lost)
  await removeEmptyCustomers(set, new Set(lost))
  await writeRows(set)
}

function notePut(transaction: Transaction, { row, known }: ChangedSource): void {
  const { id: sourceId, source_type: sourceType, external_id: externalId, customer_id: customerId, occurred_at: at } = row
  emit(transaction, { kind: 'sourcePut', sourceId, sourceType, externalId, customerId, isNew: known === undefined, at })
}

function isChanged({ row, known }: ChangedSource): boolean {
  if (!known) return true
  const told = ['content_digest', 'customer_key', 'customer_id', 'names_customer', 'contested', 'event_type'] as const
  return told.some((column) => row[column] !== known[column])
}
