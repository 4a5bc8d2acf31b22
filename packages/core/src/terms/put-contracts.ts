import {
  applyClaims,
  ClaimSet,
  checkReference,
  IdentityUnitOfWork,
  removeEmptyCustomers,
  withCustomerKeys,
  writeRows
} from '../identity/index.js'
import type { Transaction } from '../storage/index.js'
import type { Ids } from '../values/index.js'
import type { ContractInput } from './contract-input.js'
import { readContract } from './read-contract.js'
import { terms } from './tables/index.js'
import { termContent } from './term-row.js'
import { type WrittenTerm, writeTerms } from './write-terms.js'

/** Throws INVALID_TOOL_INPUT naming index and field for what `putContracts` refuses whatever is stored. */
export function checkContracts(batch: readonly ContractInput[]): void {
  for (const [index, input] of batch.entries()) {
    readContract(input, `contracts[${index}]`)
    checkReference(input.customer, `contracts[${index}].customer`)
  }
}

/**
 * Makes or replaces contracts by external id, and settles what follows from them. A customerId or domain that is not known yet becomes a customer. Of
 * several with one external id the last holds. What a person has set of an outcome stays. The organization's `ingest` lock must be held, and the batch be
 * checked against `contractInput`. Throws INVALID_TOOL_INPUT and NOT_FOUND naming index and field.
 *
 * @example
 * store.groupTransaction([organizationId], { settle: (of) => putContracts(of(organizationId), batch, ids, clock.now()) })
 */
export async function putContracts(transaction: Transaction, batch: readonly ContractInput[], ids: Ids, now: number) {
  const read = batch.map((input, index) => {
    const path = `contracts[${index}]`
    return { columns: readContract(input, path), customer: input.customer, path: `${path}.customer` }
  })
  const named = await withCustomerKeys(transaction, read)
  const set = new IdentityUnitOfWork(transaction, ids, now)
  const claims = new ClaimSet()
  for (const { customerKey } of named) claims.addCustomerTraits(customerKey, {}, now)
  await applyClaims(set, claims)

  const externalIds = [...new Set(named.map(({ columns }) => columns.external_id))]
  const stored = await transaction.find(terms, { where: { origin: { eq: 'CONTRACT' }, external_id: { in: externalIds } } })
  const known = new Map(stored.map((row) => [row.external_id, row]))
  const written = new Map<string, WrittenTerm>()
  for (const { columns, customerKey } of named) {
    const before = known.get(columns.external_id)
    const { set_outcome = null, set_reason = null } = before ?? {}
    const content = termContent({ ...columns, customer_key: customerKey, set_outcome, set_reason })
    written.set(columns.external_id, { known: before, customerId: set.customerIdentity(customerKey).customer_id, content })
  }
  const ended = await writeTerms(transaction, [...written.values()], ids, now)
  const idOf = new Map([...written.keys()].map((externalId, index) => [externalId, ended[index] ?? '']))
  const former = stored.map((row) => row.customer_id)
  await set.customers.load(former)
  await removeEmptyCustomers(set, former)
  await writeRows(set)
  const seen = new Set<string>()
  return named.map(({ columns: { external_id: externalId } }) => {
    const created = !known.has(externalId) && !seen.has(externalId)
    seen.add(externalId)
    return { id: idOf.get(externalId) ?? '', externalId, created }
  })
}
