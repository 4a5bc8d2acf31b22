import { RapportError } from '../errors.js'
import { currentId, customerIdentities, customerIdKey, customers, domainKey, hostName } from '../identity/index.js'
import type { RowOf, Rows } from '../storage/index.js'
import { foldText, foldWhole, isUuid, mayBeCut } from '../values/index.js'

export type Customer = RowOf<typeof customers>

/** In which ways a name is understood: as exact names too, or in one way alone. */
interface Naming {
  names?: boolean
  as?: keyof typeof ways
}

/** The ways to name one customer for certain. */
const ways = { id: byId, customerId: byExternalId, domain: byDomain }

/**
 * The customer that a caller names: by id (merged ones lead on), by the host's customerId, by domain, and with `names` by exact name without
 * regard to case. The first way that finds one decides. `undefined` when none does; CONFLICT when several have the name.
 */
export async function findCustomer(
  store: Rows<'organization'>,
  named: string,
  { names = false, as }: Naming = {}
): Promise<Customer | undefined> {
  if (as) return ways[as](store, named)
  return (
    (await byId(store, named)) ??
    (await byExternalId(store, named)) ??
    (await byDomain(store, named)) ??
    (names ? await byName(store, named) : undefined)
  )
}

/** `findCustomer`, where there has to be one: NOT_FOUND when there is none. */
export async function resolveCustomer(store: Rows<'organization'>, named: string, options?: Naming): Promise<Customer> {
  const customer = await findCustomer(store, named, options)
  if (!customer) throw customerNotFound(named)
  return customer
}

/** The error for a name that nobody has. */
export function customerNotFound(named: string): RapportError {
  return new RapportError('NOT_FOUND', `No customer matches ${JSON.stringify(named)}`)
}

async function byId(store: Rows<'organization'>, named: string): Promise<Customer | undefined> {
  const id = named.toLowerCase()
  if (!isUuid(id)) return undefined
  // A merged customer has no row of its own.
  const [customer] = await store.get(customers, [{ id }])
  if (customer) return customer
  const [survivor] = await store.get(customers, [{ id: await currentId(store, id, 'customer') }])
  return survivor
}

async function byExternalId(store: Rows<'organization'>, named: string): Promise<Customer | undefined> {
  const [customer] = await store.find(customers, { where: { external_id: { eq: named } }, limit: 1 })
  return customer ?? byKey(store, customerIdKey(named))
}

async function byKey(store: Rows<'organization'>, customerKey: string): Promise<Customer | undefined> {
  const [identity] = await store.get(customerIdentities, [{ customer_key: customerKey }])
  return identity && byId(store, identity.customer_id)
}

/** The owner of the domain; else the customer that named it last, ties by id. */
async function byDomain(store: Rows<'organization'>, named: string): Promise<Customer | undefined> {
  const domain = hostName(named)
  if (!domain) return undefined
  const owner = await byKey(store, domainKey(domain))
  if (owner) return owner
  const claims = await store.find(customerIdentities, { where: { domain: { eq: domain } } })
  const [newest] = claims.sort((a, b) => (b.domain_at ?? 0) - (a.domain_at ?? 0) || (a.customer_key < b.customer_key ? -1 : 1))
  if (newest) return byId(store, newest.customer_id)
  const [first] = await store.find(customers, { where: { domain: { eq: domain } }, limit: 1 })
  return first
}

async function byName(store: Rows<'organization'>, named: string): Promise<Customer | undefined> {
  const key = foldText(named)
  const bound = mayBeCut(key) ? {} : { limit: 2 }
  const alike = await store.find(customers, { where: { name_key: { eq: key } }, ...bound })
  const [customer, another] = alike.filter(({ name }) => foldWhole(name ?? '') === foldWhole(named))
  if (another) throw new RapportError('CONFLICT', `Several customers are named ${JSON.stringify(named)}; say which by id or domain`)
  return customer
}
