import { type ProviderRecord, putProviderRecords } from '../../identity/index.js'
import type { Operation, RecordedKind } from '../../providers/index.js'
import { readColleagues } from '../../sources/index.js'
import { absentRecords } from './absent-records.js'
import { activityRecords, storeMoments } from './activity-records.js'
import type { ApplyContext, OperationOf } from './apply-context.js'
import { type Counts, countsOf, type Outcome } from './counts.js'
import { placeSources } from './customer-of-source.js'
import { memberRecords } from './member-records.js'
import { notePresent } from './note-present.js'
import { paymentRecords } from './payment-records.js'
import { isInternal, sourceRecords } from './source-records.js'
import { storeRecords } from './store-records.js'
import { subscriptionRecords } from './subscription-records.js'
import { withoutErased } from './without-erased.js'

/** Why a conversation is not kept. */
const internal = 'in which nobody from outside takes part'

/** `applyEach`, and what it came to in all. */
export async function applyOperations(context: ApplyContext, operations: readonly Operation[]): Promise<Counts> {
  return countsOf(await applyEach(context, operations))
}

/**
 * Brings stored records in line with what a provider says of them, and all that they became. The same again changes nothing, and an older state never
 * replaces a newer one. The operations are checked (`checkOperation`). Answers what came of each, in their order. Throws for one that the domain cannot
 * take.
 */
export async function applyEach(context: ApplyContext, operations: readonly Operation[]): Promise<Outcome[]> {
  const kept = await withoutErased(context, operations)
  if (!kept) return applyKept(context, operations)
  const left = operations.flatMap((operation) => kept.get(operation) ?? [])
  const outcomes = await applyKept(context, left)
  const of = new Map(left.map((operation, index) => [operation, outcomes[index]]))
  return operations.map((operation) => {
    const applied = kept.get(operation)
    return (applied && of.get(applied)) ?? { change: 'unchanged', skippedFor: 'of somebody whose data was erased' }
  })
}

async function applyKept(context: ApplyContext, operations: readonly Operation[]): Promise<Outcome[]> {
  const absences = await readAbsences(context, operations)
  const last = newest(operations.flatMap((operation) => (isOfRecord(operation) ? [operation] : (absences.get(operation) ?? []))))
  const of = <K extends RecordedKind>(kind: K) =>
    last.filter((operation) => kindOf(operation) === kind) as (OperationOf<K> | OperationOf<'removal'>)[]
  const outcomes = new Map<Operation, Outcome>()
  const note = (applied: readonly OfRecord[], changes: readonly Outcome['change'][]) => {
    for (const [index, operation] of applied.entries())
      outcomes.set(operation, { ...outcomes.get(operation), change: changes[index] ?? 'unchanged' })
  }
  // Members first: who is a colleague decides whose conversations are read.
  note(of('member'), await storeRecords(context, 'member', memberRecords, of('member').map(withoutInactive)))
  const identities = [...of('account'), ...of('person')]
  note(identities, await putIdentities(context, identities))
  const { kept, skipped } = await withoutInternal(context, of('source'))
  for (const operation of skipped) outcomes.set(operation, { change: 'unchanged', skippedFor: internal })
  note(of('subscription'), await storeRecords(context, 'subscription', subscriptionRecords, of('subscription')))
  note(of('payment'), await storeRecords(context, 'payment', paymentRecords, of('payment')))
  note(of('source'), await storeRecords(context, 'source', sourceRecords, await placeSources(context, kept, isSource)))
  const activities = of('activity')
  const { keepsActivities = true } = context
  note(
    activities,
    keepsActivities ? await storeRecords(context, 'activity', activityRecords, activities) : await storeMoments(context, activities)
  )
  for (const operation of operations) if (operation.kind === 'presence') await notePresent(context, operation)
  return operations.map((operation): Outcome => {
    if (operation.kind !== 'absence') return outcomes.get(operation) ?? { change: 'unchanged' }
    const gone = (absences.get(operation) ?? []).filter((removal) => outcomes.get(removal)?.change === 'removed')
    return { change: 'unchanged', absent: gone.length }
  })
}

type OfRecord = Exclude<Operation, { kind: 'absence' | 'presence' }>

/** The removals of the records that are said to be absent. */
async function readAbsences(context: ApplyContext, operations: readonly Operation[]): Promise<Map<Operation, OperationOf<'removal'>[]>> {
  const absences = new Map<Operation, OperationOf<'removal'>[]>()
  for (const operation of operations) if (operation.kind === 'absence') absences.set(operation, await absentRecords(context, operation))
  return absences
}

const isOfRecord = (operation: Operation): operation is OfRecord => operation.kind !== 'absence' && operation.kind !== 'presence'

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
  const skipped: OperationOf<'source'>[] = []
  if (!operations.some(({ kind }) => kind === 'source')) return { kept: operations, skipped }
  const colleagues = await readColleagues(transaction)
  const kept = operations.map((operation) => {
    if (operation.kind !== 'source' || !isInternal(operation, colleagues)) return operation
    skipped.push(operation)
    return removalOf(operation)
  })
  return { kept, skipped }
}

async function putIdentities(
  { transaction, ids, now, inlineMoves, from }: ApplyContext,
  operations: readonly (OperationOf<'account' | 'person'> | OperationOf<'removal'>)[]
): Promise<Outcome['change'][]> {
  if (operations.length === 0) return []
  const records = operations.map((operation): ProviderRecord => {
    const { id: externalId, at } = operation
    const named = { ...from, externalId, at }
    if (operation.kind === 'account') return { ...named, kind: 'account', said: operation }
    if (operation.kind === 'person') return { ...named, kind: 'person', said: operation }
    return { ...named, kind: operation.of === 'account' ? 'account' : 'person', said: null }
  })
  const put = await putProviderRecords(transaction, records, ids, now, inlineMoves)
  return put.map(({ change }) => (change === 'stale' ? 'unchanged' : change))
}
