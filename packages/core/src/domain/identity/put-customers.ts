import { type Static, Type } from 'typebox'
import type { Ids } from '../../ids.js'
import type { JsonObject } from '../../storage/columns.js'
import type { Transaction } from '../../storage/contract.js'
import { applyClaims } from './apply-claims.js'
import { ClaimSet } from './claims.js'
import { customerIdKey } from './keys.js'
import { idSchema, traitsSchema } from './put-schemas.js'
import { registrableDomain } from './work-domain.js'
import { WorkingSet } from './working-set.js'

export const customerInput = Type.Object({
  customerId: idSchema,
  name: Type.Optional(Type.String({ maxLength: 500 })),
  domain: Type.Optional(Type.String({ maxLength: 255 })),
  traits: Type.Optional(traitsSchema)
})

/** A customer as the host knows it. What is left out stays as it is. */
export type CustomerInput = Static<typeof customerInput>

/** Claims what the host says of its customers, at `now`. The organization's `ingest` lock must be held, and the batch be checked. */
export async function putCustomers(transaction: Transaction, batch: readonly CustomerInput[], ids: Ids, now: number, inlineMoves?: number) {
  const set = new WorkingSet(transaction, ids, now, inlineMoves)
  const claims = new ClaimSet()
  for (const { customerId, name, domain, traits = {} } of batch) {
    const customerKey = customerIdKey(customerId)
    const registrable = domain === undefined ? null : registrableDomain(domain)
    if (registrable) claims.addDomain({ customerKey, domain: registrable, at: now })
    const said = { ...traits, ...(name !== undefined && { name }), ...(domain !== undefined && { domain }) } as JsonObject
    claims.addCustomerTraits(customerKey, said, now)
  }
  const keys = batch.map(({ customerId }) => customerIdKey(customerId))
  await set.customerIdentities.load(keys)
  const known = new Set(keys.filter((key) => set.customerIdentities.get(key)))
  await applyClaims(set, claims)
  return batch.map(({ customerId }, index) => {
    const key = customerIdKey(customerId)
    const created = !known.has(key) && keys.indexOf(key) === index
    return { id: set.customerIdentity(key).customer_id, externalId: customerId, created }
  })
}
