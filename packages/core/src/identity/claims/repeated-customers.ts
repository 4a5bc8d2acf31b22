import type { RowOf } from '../../storage/index.js'
import { groupBy } from '../../values/index.js'
import type { CustomerKey, IdentityKey } from '../rules/keys.js'
import { customerClaims } from '../tables/customer-claims.js'
import { identities } from '../tables/identities.js'
import type { IdentityUnitOfWork } from '../work/unit-of-work.js'

type Claim = RowOf<typeof customerClaims>

/**
 * The stored claims that a put only says again, by their identities: a host that puts its users every night must not add a claim each time. Such a claim
 * is the newest of its identity. It keeps the first and the last time that it was said; what lies between may go only where no other claim of the user
 * does, so that nobody's past changes. The identities must be loaded.
 */
export async function repeatedCustomers(
  set: IdentityUnitOfWork,
  said: readonly { identity: IdentityKey; customerKey: CustomerKey }[]
): Promise<Map<IdentityKey, Claim>> {
  const userOf = (identity: IdentityKey) => set.users.get(set.identities.get(identity)?.user_id ?? '')
  await set.users.load(said.flatMap(({ identity }) => set.identities.get(identity)?.user_id ?? []))
  const keys = groupBy(said, ({ identity }) => identity)
  const alike = [...keys].flatMap(([identity, [first, ...more]]) => {
    const isOne = first && more.every(({ customerKey }) => customerKey === first.customerKey)
    return isOne && userOf(identity)?.claimed_customer === first.customerKey ? [first] : []
  })
  const newest = await newestClaims(set, alike)
  const open = await Promise.all(newest.map(async (claim) => ((await mayGo(set, claim, userOf(claim.identity)?.id)) ? [claim] : [])))
  return new Map(open.flat().map((claim) => [claim.identity, claim]))
}

/** The newest claims of these identities, where they name this customer and are past. */
async function newestClaims(
  { transaction, now }: IdentityUnitOfWork,
  said: readonly { identity: IdentityKey; customerKey: CustomerKey }[]
): Promise<Claim[]> {
  if (said.length === 0) return []
  const where = { identity: { in: said.map(({ identity }) => identity) } }
  const last = await transaction.aggregate(customerClaims, { where, by: ['identity'], measures: { at: { max: 'at' } } })
  const times = new Map(last.map(({ identity, at }) => [identity, at]))
  const found = await transaction.get(
    customerClaims,
    said.flatMap(({ identity, customerKey }) => {
      const at = times.get(identity)
      return at === undefined || at === null || at >= now ? [] : [{ identity, at, customer_key: customerKey }]
    })
  )
  return found.flatMap((claim) => claim ?? [])
}

/** Whether the last time of a claim may give way to a later one: where only one time is kept so far, it stays as the first. */
async function mayGo({ transaction, users }: IdentityUnitOfWork, claim: Claim, userId = ''): Promise<boolean> {
  if (claim.since === claim.at || !users.get(userId)?.has_multiple_customers) return true
  const own = await transaction.find(identities, { where: { user_id: { eq: userId } }, columns: ['identity'] })
  const where = {
    identity: { in: own.map(({ identity }) => identity) },
    at: { gte: claim.since },
    customer_key: { ne: claim.customer_key }
  }
  return (await transaction.count(customerClaims, where, 1)) === 0
}
