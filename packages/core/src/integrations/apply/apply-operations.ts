import { putProviderRecords } from '../../domain/identity/records/put-provider-records.js'
import type { ProviderRecord } from '../../domain/identity/records/said.js'
import { readColleagues } from '../../domain/sources/colleagues.js'
import type { Operation } from '../operations.js'
import { absentRecords } from './absent-records.js'
import { activityRecords } from './activity-records.js'
import type { ApplyContext, OperationOf } from './apply-context.js'
import { addCounts, type Counts, noCounts } from './counts.js'
import { placeSources } from './customer-of-source.js'
import { memberRecords } from './member-records.js'
import { paymentRecords } from './payment-records.js'
import { isInternal, sourceRecords } from './source-records.js'
import { storeRecords } from './store-records.js'
import { subscriptionRecords } from './subscription-records.js'

/**
 * Brings stored records in line with what a provider says of them, and all that they became. The same again changes nothing, and an older state never
 * replaces a newer one. The operations are checked (`checkOperation`). Throws for one that the domain cannot take.
 */
export async function applyOperations(context: ApplyContext, operations: readonly Operation[]): Promise<Counts> {
  const last = newest(await withoutAbsences(context, operations))
  const of = <K extends RecordedKind>(kind: K) =>
    last.filter((operation) => kindOf(operation) === kind) as (OperationOf<K> | OperationOf<'removal'>)[]
  // Members first: who is a colleague decides whose conversations are read.
  const counts = [
    await storeRecords(context, 'member', memberRecords, of('member').map(withoutInactive)),
    await putIdentities(context, [...of('account'), ...of('person')])
  ]
  const { kept, skipped } = await withoutInternal(context, of('source'))
  counts.push({ ...noCounts, skipped })
  counts.push(await storeRecords(context, 'subscription', subscriptionRecords, of('subscription')))
  counts.push(await storeRecords(context, 'payment', paymentRecords, of('payment')))
  counts.push(await storeRecords(context, 'source', sourceRecords, await placeSources(context, kept, isSource)))
  counts.push(await storeRecords(context, 'activity', activityRecords, of('activity')))
  return counts.reduce(addCounts)
}

type RecordedKind = Exclude<Operation['kind'], 'removal' | 'absence'>
type OfRecord = Exclude<Operation, { kind: 'absence' }>

/** The same with a removal of each record that is said to be absent. */
async function withoutAbsences(context: ApplyContext, operations: readonly Operation[]): Promise<OfRecord[]> {
  const said: OfRecord[] = []
  for (const operation of operations) {
    if (operation.kind === 'absence') for (const removal of await absentRecords(context, operation)) said.push(removal)
    else said.push(operation)
  }
  return said
}

const kindOf = (operation: OfRecord): RecordedKind => (operation.kind === 'removal' ? operation.of : operation.kind)

/** Of several states of one record the newest; of equal times the later one. */
function newest(operations: readonly OfRecord[]): OfRecord[] {
  const last = new Map<string, OfRecord>()
  for (const operation of operations) {
    const key = `${kindOf(operation)} ${operation.id}`
    const known = last.get(key)
    if (!known || operation.at >= known.at) last.set(key, operation)
  }
  return [...last.values()]
}

const removalOf = ({ kind, id, at }: OperationOf<RecordedKind>): OperationOf<'removal'> => ({ kind: 'removal', of: kind, id, at })

function withoutInactive(operation: OperationOf<'member' | 'removal'>): OperationOf<'member' | 'removal'> {
  return operation.kind === 'member' && !operation.active ? removalOf(operation) : operation
}

const isSource = (operation: Operation): operation is OperationOf<'source'> => operation.kind === 'source'

/** Conversations that have become internal are taken back, as far as they were read. */
async function withoutInternal({ transaction }: ApplyContext, operations: readonly (OperationOf<'source'> | OperationOf<'removal'>)[]) {
  if (!operations.some(({ kind }) => kind === 'source')) return { kept: operations, skipped: 0 }
  const colleagues = await readColleagues(transaction)
  let skipped = 0
  const kept = operations.map((operation) => {
    if (operation.kind !== 'source' || !isInternal(operation, colleagues)) return operation
    skipped++
    return removalOf(operation)
  })
  return { kept, skipped }
}

async function putIdentities(
  { transaction, ids, now, inlineMoves, from }: ApplyContext,
  operations: readonly (OperationOf<'account' | 'person'> | OperationOf<'removal'>)[]
): Promise<Counts> {
  const counts = { ...noCounts }
  if (operations.length === 0) return counts
  const records = operations.map((operation): ProviderRecord => {
    const { id: externalId, at } = operation
    const named = { ...from, externalId, at }
    if (operation.kind === 'account') return { ...named, kind: 'account', said: operation }
    if (operation.kind === 'person') return { ...named, kind: 'person', said: operation }
    return { ...named, kind: operation.of === 'account' ? 'account' : 'person', said: null }
  })
  for (const { change } of await putProviderRecords(transaction, records, ids, now, inlineMoves))
    counts[change === 'stale' ? 'unchanged' : change]++
  return counts
}
