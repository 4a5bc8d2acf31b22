import { providerRecords } from '../../identity/index.js'
import type { Operation, RecordedKind } from '../../providers/index.js'
import type { Transaction } from '../../storage/index.js'
import type { ApplyContext, OperationOf, RecordKind, RecordRow } from './apply-context.js'
import type { Outcome } from './counts.js'
import { digestOf } from './record-names.js'

type Kind = Exclude<RecordedKind, 'account' | 'person'>

/**
 * Stores records of one kind, each at most once: what is new or has changed is written by the kind, what is gone is taken back. A record that is gone
 * stays as one, so that an older state cannot bring it back. Answers what each operation did, in their order.
 */
export async function storeRecords<K extends Kind>(
  context: ApplyContext,
  kind: K,
  { put, remove }: RecordKind<K>,
  operations: readonly (OperationOf<K> | OperationOf<'removal'>)[]
): Promise<Outcome['change'][]> {
  const changes: Outcome['change'][] = []
  if (operations.length === 0) return changes
  const known = await loadRecords(context, kind, operations)
  const rows: RecordRow[] = []
  const changed: OperationOf<K>[] = []
  const given: RecordRow[] = []
  const released = new Set<string>()
  for (const [index, operation] of operations.entries()) {
    const before = known[index]
    const change = changeOf(operation, before)
    changes.push(change === 'stale' ? 'unchanged' : change)
    const row = nextRow(context, kind, operation, before, change)
    if (change === 'removed' && before?.target_id) released.add(before.target_id)
    if (change === 'added' || change === 'updated') {
      changed.push(operation as OperationOf<K>)
      given.push(row)
    } else if (row !== before) rows.push(row)
  }
  const targets = changed.length === 0 ? [] : await put(context, changed)
  for (const [index, row] of given.entries()) {
    const target = targets[index] ?? null
    if (row.target_id !== null && row.target_id !== target) released.add(row.target_id)
    rows.push({ ...row, target_id: target })
  }
  if (rows.length > 0) await context.transaction.upsert(providerRecords, rows)
  await takeBack(context, { remove }, [...released])
  return changes
}

/** Removes rows that no record stands for any more. Several connections may have told of one and the same. */
export async function takeBack(
  context: ApplyContext,
  { remove }: Pick<RecordKind<Kind>, 'remove'>,
  released: readonly string[]
): Promise<void> {
  if (released.length === 0) return
  const still = await context.transaction.find(providerRecords, {
    where: { target_id: { in: [...released] }, removed: { eq: false } },
    columns: ['target_id']
  })
  const kept = new Set(still.map((row) => row.target_id))
  const gone = released.filter((id) => !kept.has(id))
  if (gone.length > 0) await remove(context, gone)
}

function loadRecords({ transaction, from }: ApplyContext, kind: Kind, operations: readonly Operation[]): ReturnType<typeof getRecords> {
  const { provider, account } = from
  return getRecords(
    transaction,
    operations.map(({ id }) => ({ provider, account, kind, external_id: id }))
  )
}

const getRecords = (transaction: Transaction, keys: readonly Pick<RecordRow, 'provider' | 'account' | 'kind' | 'external_id'>[]) =>
  transaction.get(providerRecords, keys)

type RecordChange = 'added' | 'updated' | 'removed' | 'unchanged' | 'stale'

function changeOf(operation: Operation, before: RecordRow | undefined): RecordChange {
  if (before && operation.at < before.changed_at) return 'stale'
  const isLive = before !== undefined && !before.removed
  if (operation.kind === 'removal') return isLive ? 'removed' : 'unchanged'
  if (!isLive) return 'added'
  return before.digest === digestOf(operation) ? 'unchanged' : 'updated'
}

/** The row of a record after an operation. A walk that saw it notes that even where it told nothing new. */
function nextRow({ from }: ApplyContext, kind: Kind, operation: Operation, before: RecordRow | undefined, change: RecordChange): RecordRow {
  const { provider, account, stream, walk } = from
  const isGone = operation.kind === 'removal'
  const seen = !isGone && (before === undefined || walk > before.full_sync)
  const where = seen || before === undefined ? { stream, full_sync: walk } : { stream: before.stream, full_sync: before.full_sync }
  if (change === 'stale' && before) return seen ? { ...before, ...where } : before
  if (change === 'unchanged' && before && before.changed_at === operation.at && before.full_sync === where.full_sync) return before
  return {
    provider,
    account,
    kind,
    external_id: operation.id,
    ...where,
    content: null,
    changed_at: operation.at,
    identity: null,
    customer_key: null,
    domain: null,
    target_id: isGone ? null : (before?.target_id ?? null),
    digest: isGone ? null : digestOf(operation),
    removed: isGone
  }
}
