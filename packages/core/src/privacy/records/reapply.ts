import type { ErasureRecord } from '../../context/index.js'
import { type ErasedName, erasedNames, erasures, NameFinder } from '../../identity/index.js'
import type { OrganizationStore } from '../../storage/index.js'
import { beginErasure, type ErasingContext, finishErasure } from '../erase/begin-erasure.js'
import { countOf, getErasure } from '../erase/erase.js'
import { findErasedByNames } from '../erase/erased-subject.js'
import { subjectTables } from '../subject-rows.js'
import type { Reapplied } from './reapplied.js'

const rowsPerPage = 1_000
/** The job goes on with an erasure if this process ends. */
const callMs = 10 * 60_000

/**
 * Erases again whom the database does not know to be erased, because it was restored from a backup of before. Whom a record is about is found by comparing
 * digests with everything that names people. Records of other organizations are passed over; doing it twice changes nothing.
 */
export async function reapply(context: ErasingContext, records: readonly ErasureRecord[]): Promise<Reapplied> {
  const { store, now } = context
  const own = records.filter(({ organizationId }) => organizationId === store.organizationId)
  const newest = [...new Map(own.map((record) => [record.id, record])).values()].sort((a, b) => a.at - b.at)
  const stored = await store.find(erasures, { where: { id: { in: newest.map(({ id }) => id) } }, columns: ['id', 'status'] })
  const known = new Map(stored.map(({ id, status }) => [id, status]))
  const missing = newest.filter(({ id }) => !known.has(id))
  const found = await findNames(store, missing)
  const done: Reapplied = { erasures: [], lifted: 0 }
  for (const record of newest) {
    if (known.has(record.id)) {
      done.lifted += await liftAgain(store, record)
    } else {
      const subject = await findErasedByNames(
        store,
        record.names.flatMap(({ digest }) => found.get(digest) ?? [])
      )
      await beginErasure(context, record, subject, await countOf(store, subject), now + callMs)
    }
    if (known.get(record.id) !== 'done') await finishErasure(context, record.id)
    if (known.has(record.id)) continue
    const { id, removed, masked } = await getErasure(store, record.id)
    done.erasures.push({ id, removed, masked })
  }
  return done
}

/** Goes through all rows once: a digest does not tell where its name stands. */
async function findNames(store: OrganizationStore, records: readonly ErasureRecord[]): Promise<ReadonlyMap<string, readonly ErasedName[]>> {
  const finder = new NameFinder(
    store.organizationId,
    records.flatMap(({ names }) => names)
  )
  if (records.length === 0) return finder.found
  for (const table of subjectTables) {
    const columns = Object.entries(table.personal).flatMap(([column, personal]) => (personal === 'none' ? [] : [column]))
    let after: { key: unknown[] } | undefined
    do {
      const page = await store.find(table, { limit: rowsPerPage, ...(after && { after }) })
      for (const row of page) for (const column of columns) finder.look(column, row[column])
      const last = page.length === rowsPerPage ? page.at(-1) : undefined
      after = last && { key: table.key.map((column) => last[column]) }
    } while (after)
  }
  return finder.found
}

/** Names that were let back after the backup was made. */
async function liftAgain(store: OrganizationStore, { id, names }: ErasureRecord): Promise<number> {
  const lifted = names.flatMap(({ digest, isLifted }) => (isLifted ? [digest] : []))
  const where = { digest: { in: lifted }, erasure_id: { eq: id }, is_lifted: { eq: false } }
  return lifted.length === 0 ? 0 : store.update(erasedNames, where, { is_lifted: true })
}
