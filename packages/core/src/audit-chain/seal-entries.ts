import { createHash } from 'node:crypto'
import { auditEntries, auditEntryOf } from '../audit/index.js'
import { beforeCommit, defineSubscriber, type Subscriber } from '../changes/index.js'
import { holdSingleton, type SingletonJob, triggerSingleton } from '../jobs/index.js'
import type { Transaction } from '../storage/index.js'
import { digestToUuid, type Ids } from '../values/index.js'
import { type AuditLine, chainStart, digestParts, hashOf } from './audit-line.js'
import { auditPending } from './tables/audit-pending.js'
import { auditSeals } from './tables/audit-seals.js'

/** The job that adds entries to the chain. */
export const auditSealKind = 'audit_seal'

/** Who reads and writes the end of a chain, or takes values out of entries, holds this lock. */
export const auditLock = 'audit'

const entriesPerStep = 200
const saltLength = 22

function sealJob(organizationId: string): SingletonJob {
  const id = digestToUuid(createHash('sha256').update(`${organizationId} ${auditSealKind}`).digest('hex'))
  return { id, kind: auditSealKind, payload: {} }
}

/**
 * Has the entries of a commit go into the chain after it. Their numbers follow the order of the commits, because asking for the job lets other commits
 * that ask wait up to the end of this one. It is among the last that a transaction does, so that they wait for a moment only.
 */
export const queueSealing: Subscriber = defineSubscriber({
  at: beforeCommit,
  kinds: ['auditRecorded'],
  async follow(changes, { transaction, now }) {
    const last = await triggerSingleton(transaction, sealJob(transaction.organizationId), changes.length, now)
    const rows = changes.map(({ entryId }, index) => ({ entry_id: entryId, number: last - changes.length + 1 + index }))
    await transaction.insert(auditPending, rows)
  }
})

/** How far entries from before there was a chain were looked at: the id of the last one, `all` at the end. */
export interface SealProgress {
  adopted?: string
}

const all = 'all'

/** Adds some entries to the chain. Answers undefined when none waits. */
export async function sealEntries(transaction: Transaction, { adopted }: SealProgress, ids: Ids): Promise<SealProgress | undefined> {
  await transaction.lock(auditLock)
  if (adopted !== all) return { adopted: await adoptEntries(transaction, adopted) }
  await holdSingleton(transaction, sealJob(transaction.organizationId).id)
  const pending = await transaction.find(auditPending, { orderBy: { column: 'number', direction: 'asc' }, limit: entriesPerStep })
  if (pending.length === 0) return undefined
  const entries = await transaction.get(
    auditEntries,
    pending.map(({ entry_id: id }) => ({ id }))
  )
  let { position, hash } = await headOf(transaction)
  const lines = entries.flatMap((row): AuditLine[] => {
    // An organization's rows may be removed, its entries with them.
    if (!row) return []
    const entry = auditEntryOf(row)
    const parts = digestParts(entry, () => ids.secret(saltLength))
    position += 1
    const line = { position, previousHash: hash, entry, parts }
    hash = hashOf(transaction.organizationId, line)
    return [{ ...line, hash }]
  })
  await transaction.insert(
    auditSeals,
    lines.map(({ position, previousHash, hash, entry, parts }) => ({
      entry_id: entry.id,
      position,
      previous_hash: previousHash,
      hash,
      parts
    }))
  )
  await transaction.remove(auditPending, { entry_id: { in: pending.map(({ entry_id }) => entry_id) } })
  return { adopted: all }
}

async function headOf(transaction: Transaction): Promise<{ position: number; hash: string }> {
  const [last] = await transaction.find(auditSeals, { orderBy: { column: 'position', direction: 'desc' }, limit: 1 })
  return last ?? { position: 0, hash: chainStart }
}

/** Lets entries from before there was a chain wait for it. A chain that has begun has them already; any other entry is none of ours. */
async function adoptEntries(transaction: Transaction, after: string | undefined): Promise<string> {
  if ((await transaction.count(auditSeals, {}, 1)) > 0) return all
  const found = await transaction.find(auditEntries, {
    columns: ['id'],
    limit: entriesPerStep,
    ...(after !== undefined && { after: { key: [after] } })
  })
  await transaction.insert(
    auditPending,
    found.map(({ id }) => ({ entry_id: id, number: 0 }))
  )
  return found.length < entriesPerStep ? all : (found.at(-1)?.id ?? all)
}
