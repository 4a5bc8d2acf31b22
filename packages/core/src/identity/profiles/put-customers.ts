import { type Static, Type } from 'typebox'
import { RapportError } from '../../errors.js'
import type { Transaction } from '../../storage/index.js'
import type { Ids } from '../../values/index.js'
import { applyClaims } from '../claims/apply-claims.js'
import { ClaimSet } from '../claims/claims.js'
import { putInstant } from '../rollups/put-instant.js'
import { customerIdKey, domainKey, isPlaceholder } from '../rules/keys.js'
import { registrableDomain } from '../rules/work-domain.js'
import { refuseErased } from '../suppression/refuse-erased.js'
import { IdentityUnitOfWork } from '../work/unit-of-work.js'
import { closed, describedId, traitsSchema } from './put-schemas.js'
import { readPutTraits, refuseCutTraits } from './put-traits.js'

export const customerInput = Type.Object(
  {
    customerId: describedId('Your own id of the customer.'),
    name: Type.Optional(Type.String({ maxLength: 500, description: 'The name of the company.' })),
    domain: Type.Optional(
      Type.String({
        maxLength: 255,
        description: 'The domain of the company, such as acme.com. Users with emails of this domain belong to the customer.'
      })
    ),
    traits: Type.Optional(traitsSchema)
  },
  closed
)

/** A customer as the host knows it. What is left out stays as it is. */
export type CustomerInput = Static<typeof customerInput>

/** Throws INVALID_TOOL_INPUT naming index and field for what `putCustomers` refuses whatever is stored. */
export function checkCustomers(batch: readonly CustomerInput[]): void {
  for (const [index, { customerId, traits = {} }] of batch.entries()) {
    keyOf(customerId, index)
    readPutTraits(traits, `customers[${index}].traits`)
  }
}

/**
 * Turns what the host knows of its customers into claims. Throws INVALID_TOOL_INPUT naming index and field.
 * The organization's `ingest` lock must be held, and the batch must be checked against `customerInput`.
 */
export async function putCustomers(transaction: Transaction, batch: readonly CustomerInput[], ids: Ids, now: number, inlineMoves?: number) {
  const set = new IdentityUnitOfWork(transaction, ids, now, inlineMoves)
  const claims = new ClaimSet()
  const keys = batch.map(({ customerId }, index) => keyOf(customerId, index))
  const erased = await refuseErased(
    transaction,
    batch.map(({ domain }, index) => {
      const own = domain === undefined ? null : registrableDomain(domain)
      const named = [keys[index] ?? '', ...(own === null ? [] : [domainKey(own)])]
      return { path: `customers[${index}]`, names: named.map((value) => ({ kind: 'customer', value })) }
    }),
    batch.map(({ traits }) => traits)
  )
  await set.customerIdentities.load(keys)
  const known = new Set(keys.filter((key) => set.customerIdentities.get(key)))
  for (const [index, { name, domain, traits = {} }] of batch.entries()) {
    const key = keys[index] ?? ''
    const read = readPutTraits(erased?.mask(traits) ?? traits, `customers[${index}].traits`)
    const said = { ...read, ...(name !== undefined && { name }), ...(domain !== undefined && { domain }) }
    const before = [set.customerIdentities.get(key)?.traits, claims.customerTraits.get(key)]
    claims.addCustomerTraits(key, said, putInstant(now, Object.keys(said), before))
    refuseCutTraits(claims, key, `customers[${index}].traits`)
  }
  await applyClaims(set, claims)
  return batch.map(({ customerId }, index) => {
    const key = customerIdKey(customerId)
    const created = !known.has(key) && keys.indexOf(key) === index
    return { id: set.customerIdentity(key).customer_id, externalId: customerId, created }
  })
}

function keyOf(customerId: string, index: number) {
  if (!isPlaceholder(customerId)) return customerIdKey(customerId)
  throw new RapportError(
    'INVALID_TOOL_INPUT',
    `customers[${index}].customerId is a placeholder, such as null or guest, and names nobody: send your own id`
  )
}
