import { RapportError } from '../../errors.js'
import type { CustomerReference } from '../../public-types/index.js'
import type { Transaction } from '../../storage/index.js'
import { refuseErased } from '../suppression/refuse-erased.js'
import { customerIdentities } from '../tables/customer-identities.js'
import { customers } from '../tables/customers.js'
import { merges } from '../tables/merges.js'
import { type CustomerKey, customerIdKey, domainKey, isPlaceholder } from './keys.js'
import { registrableDomain } from './work-domain.js'

/** An item of a put that names a customer; `path` is where in the input it does, for error messages. */
interface NamesCustomer {
  customer: CustomerReference
  path: string
}

/**
 * Adds to each item the key of the customer that it names. A customerId or domain may be new. Throws INVALID_TOOL_INPUT for a placeholder and for a
 * domain that no company can own, NOT_FOUND for our own id of a customer that does not exist, CONFLICT for a customer whose data was erased.
 */
export async function withCustomerKeys<T extends NamesCustomer>(
  transaction: Transaction,
  named: readonly T[]
): Promise<(T & { customerKey: CustomerKey })[]> {
  const byId = await keysOfIds(
    transaction,
    named.flatMap(({ customer }) => ('id' in customer ? [customer.id.toLowerCase()] : []))
  )
  const keyed = named.map((each) => {
    const { customer, path } = each
    const customerKey = 'id' in customer ? byId.get(customer.id.toLowerCase()) : claimedKey(customer, path)
    if (customerKey === undefined)
      throw new RapportError('NOT_FOUND', `${path}.id must be the id of a customer: there is none with this id`)
    return { ...each, customerKey }
  })
  await refuseErased(
    transaction,
    keyed.map(({ path, customerKey }) => ({ path, names: [{ kind: 'customer', value: customerKey }] }))
  )
  return keyed
}

/** Throws INVALID_TOOL_INPUT for a reference that names no customer, whatever is stored. */
export function checkReference(customer: CustomerReference, path: string): void {
  if (!('id' in customer)) claimedKey(customer, path)
}

function claimedKey(customer: Exclude<CustomerReference, { id: string }>, path: string): CustomerKey {
  if ('customerId' in customer) {
    if (isPlaceholder(customer.customerId))
      throw new RapportError(
        'INVALID_TOOL_INPUT',
        `${path}.customerId is a placeholder, such as null or guest, and names nobody: send your own id`
      )
    return customerIdKey(customer.customerId)
  }
  const domain = registrableDomain(customer.domain)
  if (domain === null)
    throw new RapportError(
      'INVALID_TOOL_INPUT',
      `${path}.domain must be a company's domain, such as acme.com, and not that of a free mail provider`
    )
  return domainKey(domain)
}

/**
 * The keys of customers by their ids. A merged id gives the key of the customer that it was merged into. The key of a customer without a customerId
 * is its domain, or that of its account at a provider.
 */
async function keysOfIds(transaction: Transaction, ids: readonly string[]): Promise<Map<string, CustomerKey>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const merged = await transaction.get(
    merges,
    wanted.map((id) => ({ from_id: id }))
  )
  const current = wanted.map((id, index) => merged[index]?.into_id ?? id)
  const rows = await transaction.get(
    customers,
    current.map((id) => ({ id }))
  )
  const inferred = rows.flatMap((row) => (row?.external_id === null ? [row.id] : []))
  const keys = await transaction.find(customerIdentities, {
    where: { customer_id: { in: inferred } },
    columns: ['customer_key', 'customer_id', 'original_id']
  })
  const own = new Map(keys.flatMap((row) => (row.original_id === row.customer_id ? [[row.customer_id, row.customer_key] as const] : [])))
  const found = wanted.flatMap((id, index) => {
    const row = rows[index]
    const key = row && (row.external_id === null ? own.get(row.id) : customerIdKey(row.external_id))
    return key === undefined ? [] : [[id, key] as const]
  })
  return new Map(found)
}
