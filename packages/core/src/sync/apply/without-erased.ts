import {
  customerIdKey,
  domainKey,
  type Erased,
  type ErasedName,
  namesOfEmail,
  providerAccountKey,
  recordName,
  userIdKey
} from '../../identity/index.js'
import type { Operation } from '../../providers/index.js'
import { erasedIn, readColleagues, withoutErasedPeople } from '../../sources/index.js'
import type { ApplyContext, OperationOf } from './apply-context.js'
import { sourceIdOf } from './record-names.js'

/** Operations as they are applied after erasures; those that are left out are undefined. */
type Kept = ReadonlyMap<Operation, Operation | undefined>

/**
 * What providers say of people and customers whose data was erased is left out, and masked in what they say of others, so that nothing comes back with the
 * next sync. Undefined where nobody was ever erased.
 */
export async function withoutErased(context: ApplyContext, operations: readonly Operation[]): Promise<Kept | undefined> {
  const { transaction } = context
  const sources = operations.filter(isSource)
  const erased = await erasedIn(transaction, sources, [...operations.flatMap((one) => namesOf(context, one))], [...operations])
  if (!erased) return undefined
  const colleagues = await readColleagues(transaction)
  return new Map(
    operations.map((operation): [Operation, Operation | undefined] => {
      if (erased.hasAny(namesOf(context, operation))) return [operation, undefined]
      if (!isSource(operation)) return [operation, isSaid(operation) ? maskSaid(erased, operation) : operation]
      const sharedId = sourceIdOf(context.from, operation)
      const { source, isOnlyTheirs } = withoutErasedPeople({ ...operation, externalId: sharedId }, erased, colleagues)
      if (isOnlyTheirs) return [operation, undefined]
      const { externalId, ...said } = source
      // The source keeps the name that it was stored under, as far as the name names nobody.
      return [operation, externalId === sharedId ? said : { ...said, sharedId: externalId }]
    })
  )
}

const isSource = (operation: Operation): operation is OperationOf<'source'> => operation.kind === 'source'

/** Ids are not masked: what is gone is still to be taken back. */
const isSaid = ({ kind }: Operation): boolean => ['account', 'person', 'member', 'activity', 'subscription'].includes(kind)

/** A namesake keeps their own name. */
function maskSaid(erased: Erased, operation: Operation): Operation {
  const masked = erased.mask(operation)
  return operation.kind === 'person' || operation.kind === 'member'
    ? Object.assign({}, masked, operation.name && { name: operation.name })
    : masked
}

/** Whose operation it is: it is left out when one of these was erased. */
function namesOf({ from: { provider, account } }: ApplyContext, operation: Operation): ErasedName[] {
  const names: ErasedName[] = []
  const customer = (value: string) => names.push({ kind: 'customer', value })
  if ('account' in operation && operation.account !== undefined) customer(providerAccountKey(provider, account, operation.account))
  if (operation.kind === 'account') {
    names.push(recordName(provider, account, 'account', operation.id))
    customer(providerAccountKey(provider, account, operation.id))
    if (operation.customerId !== undefined) customer(customerIdKey(operation.customerId))
    for (const domain of operation.domains ?? []) customer(domainKey(domain))
  }
  if (operation.kind === 'person') {
    names.push(recordName(provider, account, 'person', operation.id))
    if (operation.email !== undefined) names.push(...namesOfEmail(operation.email))
    if (operation.userId !== undefined) names.push({ kind: 'identity', value: userIdKey(operation.userId) })
  }
  return names
}
