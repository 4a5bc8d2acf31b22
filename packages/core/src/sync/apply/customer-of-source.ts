import { type CustomerKey, providerAccountKey, providerRecords } from '../../identity/index.js'
import { type Colleagues, companyDomains, keyOfNamedCustomer, readColleagues } from '../../sources/index.js'
import type { ApplyContext, OperationOf } from './apply-context.js'

/** A source whose customer's key is known beside what it says: what stands in for a company that no participant tells was looked for. */
type PlacedSource = OperationOf<'source'> & { customerKey?: CustomerKey }

/**
 * The same, where no participant tells a company, with the key of the account or the name that stands in for it. It counts as part of what is said: a
 * source that is read again goes to a customer that came to be known meanwhile.
 */
export async function placeSources<Other>(
  context: ApplyContext,
  operations: readonly (OperationOf<'source'> | Other)[],
  isSource: (operation: OperationOf<'source'> | Other) => operation is OperationOf<'source'>
): Promise<(PlacedSource | Other)[]> {
  let colleagues: Colleagues | undefined
  const found = new Map<string, CustomerKey | undefined>()
  const placed: (PlacedSource | Other)[] = []
  for (const operation of operations) {
    if (!isSource(operation) || !operation.otherwise || operation.account !== undefined) {
      placed.push(operation)
      continue
    }
    colleagues ??= await readColleagues(context.transaction)
    const { otherwise, ...said } = operation
    const name = JSON.stringify([otherwise.account, otherwise.name])
    if (!hasCompany(operation, colleagues) && !found.has(name)) found.set(name, await otherwiseKey(context, otherwise))
    const key = hasCompany(operation, colleagues) ? undefined : found.get(name)
    placed.push(key === undefined ? said : { ...said, customerKey: key })
  }
  return placed
}

/** The customers that these sources name, by their places; what is left out follows from the participants. */
export function customerKeysOf({ from }: ApplyContext, operations: readonly PlacedSource[]): Map<number, CustomerKey> {
  const keys = operations.map(({ account, customerKey }) =>
    account === undefined ? customerKey : providerAccountKey(from.provider, from.account, account)
  )
  return new Map(keys.flatMap((key, index) => (key === undefined ? [] : [[index, key] as const])))
}

function hasCompany({ participants }: OperationOf<'source'>, colleagues: Colleagues): boolean {
  const people = (participants ?? []).map(({ email, name, role }) => ({
    email: email?.trim().toLowerCase() || null,
    name: name ?? null,
    role: role ?? ''
  }))
  return companyDomains(people, colleagues).length > 0
}

async function otherwiseKey(
  { transaction, from: { provider, account } }: ApplyContext,
  { account: id, name }: NonNullable<OperationOf<'source'>['otherwise']>
): Promise<CustomerKey | undefined> {
  if (id !== undefined) {
    const [record] = await transaction.get(providerRecords, [{ provider, account, kind: 'account', external_id: id }])
    if (record && !record.removed) return providerAccountKey(provider, account, id)
  }
  return name === undefined ? undefined : keyOfNamedCustomer(transaction, name)
}
