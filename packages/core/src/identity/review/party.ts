import { type Static, Type } from 'typebox'
import type { OrganizationStore } from '../../storage/index.js'
import { nameOf, plainTraits } from '../profiles/profile.js'
import { type CustomerKey, type IdentityKey, isCustomerIdKey, isDomainKey, isEmailKey, isUserIdKey, keyValue } from '../rules/keys.js'
import { customerIdentities } from '../tables/customer-identities.js'
import { customers } from '../tables/customers.js'
import { identities } from '../tables/identities.js'
import { users } from '../tables/users.js'

const orNull = Type.Union([Type.String(), Type.Null()])

/** One of two that are, or may be, the same: a person or a customer. */
export const partyShape = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'The id that it has, or had, as a separate user or customer.' }),
    externalId: Type.Union([Type.String(), Type.Null()], { description: 'Your userId or customerId.' }),
    name: orNull,
    email: Type.Union([Type.String(), Type.Null()], { description: 'Of people.' }),
    domain: Type.Union([Type.String(), Type.Null()], { description: 'Of customers.' })
  },
  { additionalProperties: false }
)

/** One of two that are, or may be, the same. `id` is that which it has, or had, as a user or customer of its own. */
export type Party = Static<typeof partyShape>

/** Tells of these keys who they are, by key. A key that nobody named is left out. */
export async function partiesOf(store: OrganizationStore, keys: readonly (IdentityKey | CustomerKey)[]): Promise<Map<string, Party>> {
  const [people, companies] = await Promise.all([
    peopleOf(
      store,
      keys.filter((key) => isUserIdKey(key) || isEmailKey(key))
    ),
    companiesOf(
      store,
      keys.filter((key) => !isUserIdKey(key) && !isEmailKey(key))
    )
  ])
  return new Map([...people, ...companies])
}

async function peopleOf(store: OrganizationStore, keys: readonly IdentityKey[]): Promise<[string, Party][]> {
  if (keys.length === 0) return []
  const named = await store.find(identities, { where: { identity: { in: [...keys] } }, columns: ['identity', 'original_id'] })
  const originals = await store.find(users, {
    where: { id: { in: named.map(({ original_id }) => original_id) } },
    columns: ['id', 'name', 'email']
  })
  const byId = new Map(originals.map((user) => [user.id, user]))
  return named.map(({ identity, original_id }) => {
    const user = byId.get(original_id)
    const email = isEmailKey(identity) ? keyValue(identity) : (user?.email ?? null)
    const externalId = isUserIdKey(identity) ? keyValue(identity) : null
    return [identity, { id: original_id, externalId, name: user?.name ?? null, email, domain: null }]
  })
}

async function companiesOf(store: OrganizationStore, keys: readonly CustomerKey[]): Promise<[string, Party][]> {
  if (keys.length === 0) return []
  const named = await store.find(customerIdentities, {
    where: { customer_key: { in: [...keys] } },
    columns: ['customer_key', 'original_id', 'record']
  })
  const ids = named.map(({ original_id }) => original_id)
  const originals = await store.find(customers, { where: { id: { in: ids } }, columns: ['id', 'name', 'domain'] })
  const byId = new Map(originals.map((customer) => [customer.id, customer]))
  return named.map(({ customer_key: key, original_id, record }) => {
    const customer = byId.get(original_id)
    const domain = isDomainKey(key) ? keyValue(key) : (customer?.domain ?? null)
    const externalId = isCustomerIdKey(key) ? keyValue(key) : null
    const name = customer?.name ?? (record && nameOf(plainTraits(record.traits)))
    return [key, { id: original_id, externalId, name, email: null, domain }]
  })
}
