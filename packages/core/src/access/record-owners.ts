import { defineSubscriber } from '../changes/index.js'
import { type CustomerRow, firstAccount, type IdentityUnitOfWork, ownershipChanged } from '../identity/index.js'
import { members } from '../members/tables/index.js'
import { groupBy } from '../values/index.js'
import { customerAccess } from './tables/index.js'

/** Gives customers the owners that the records of their accounts name. */
export const reconcileRecordOwners = defineSubscriber({
  at: ownershipChanged,
  kinds: ['accountsChanged'],
  follow: (changed, set) =>
    giveRecordOwners(
      set,
      changed.flatMap(({ customerIds }) => customerIds)
    )
})

/**
 * Gives these loaded customers the owner that a present record of an account of theirs names by the email of a member, the first account by the precedence
 * of providers; nobody where none does. An owner that a person has set stays.
 */
export async function giveRecordOwners(set: IdentityUnitOfWork, customerIds: readonly string[]): Promise<void> {
  const open = [...new Set(customerIds)]
    .flatMap((id) => set.customers.get(id) ?? [])
    .filter(({ owner_id, owner_set_by }) => owner_id === null || owner_set_by === 'record')
  if (open.length === 0) return
  const known = open.map(({ id }) => id).filter((id) => !set.isNew(id))
  set.customerIdentities.adopt(await set.reads.keysOfCustomers.of(known))
  const named = [...set.customerIdentities.values()].flatMap(({ customer_key: key, customer_id: id, record }) =>
    record?.ownerEmail ? [{ key, id, email: record.ownerEmail, precedence: record.precedence }] : []
  )
  const where = { email: { in: [...new Set(named.map(({ email }) => email))] } }
  const team = named.length === 0 ? [] : await set.transaction.find(members, { where, columns: ['id', 'email'] })
  const memberOf = new Map(team.map(({ id, email }) => [email, id]))
  const byCustomer = groupBy(
    named.filter(({ email }) => memberOf.has(email)),
    ({ id }) => id
  )
  const changes = open.flatMap((customer) => {
    const own = byCustomer.get(customer.id) ?? []
    const first = firstAccount(own)?.key
    const ownerId = memberOf.get(own.find(({ key }) => key === first)?.email ?? '') ?? null
    return ownerId === customer.owner_id ? [] : [{ customer, ownerId }]
  })
  if (changes.length > 0) await changeOwners(set, changes)
}

interface OwnerChange {
  customer: CustomerRow
  ownerId: string | null
}

/** The former owner of a record loses what the record gave; a grant of the new one is part of owning. */
async function changeOwners(set: IdentityUnitOfWork, changes: readonly OwnerChange[]): Promise<void> {
  const { transaction, ids, now } = set
  const ownerOf = new Map(changes.map(({ customer, ownerId }) => [customer.id, ownerId]))
  const held = await transaction.find(customerAccess, { where: { customer_id: { in: [...ownerOf.keys()] }, ended_at: { isNull: true } } })
  const ended = held.filter(({ role, member_id, customer_id }) => role === 'OWNER' || member_id === ownerOf.get(customer_id))
  if (ended.length > 0) await transaction.update(customerAccess, { id: { in: ended.map(({ id }) => id) } }, { ended_at: now })
  const counts = new Map<string, number>()
  const count = (memberId: string | null, by: number) => memberId !== null && counts.set(memberId, (counts.get(memberId) ?? 0) + by)
  for (const { customer, ownerId } of changes) {
    set.customers.patch(customer.id, { owner_id: ownerId, owner_set_by: ownerId === null ? null : 'record' })
    count(customer.owner_id, -1)
    count(ownerId, 1)
  }
  for (const [id, by] of counts) if (by !== 0) await transaction.increment(members, { id }, { owned_customer_count: by })
  const given = { role: 'OWNER', granted_by_id: null, granted_at: now, ended_at: null, ended_by_id: null }
  const rows = changes.flatMap(({ customer, ownerId }) =>
    ownerId === null ? [] : [{ ...given, id: ids.uuid(now), customer_id: customer.id, member_id: ownerId }]
  )
  if (rows.length > 0) await transaction.insert(customerAccess, rows)
}
