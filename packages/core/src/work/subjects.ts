import { Type } from 'typebox'
import { customerLabel, loadOwners, ownerLabel, resolveCustomer } from '../customers/index.js'
import { RapportError } from '../errors.js'
import { currentId, currentIds, customers, merges, users } from '../identity/index.js'
import { orNull } from '../runtime/index.js'
import type { OrganizationStore, Rows, Transaction } from '../storage/index.js'
import { strictObject } from '../validation/index.js'

/** Somebody by id and name, or nobody. */
export const named = (description: string) =>
  Type.Union(
    [strictObject({ id: Type.String(), name: orNull(Type.String({ description: 'Null if the member was removed.' })) }), Type.Null()],
    { description }
  )

interface Named {
  id: string
  name: string | null
}

/** Whom notes and tasks are about, and who works on them. */
interface Subjects {
  member(id: string | null): Named | null
  customer(id: string | null): Named | null
  user(id: string | null): Named | null
}

/** Reads customers and people as they are now, and members, each by the id that a row holds. */
export async function loadSubjects(
  store: OrganizationStore,
  rows: readonly { customer_id: string | null; user_id: string | null }[],
  memberIds: readonly (string | null)[]
): Promise<Subjects> {
  const present = (ids: readonly (string | null)[]) => [...new Set(ids.filter((id) => id !== null))]
  const [owners, customerIds, userIds] = await Promise.all([
    loadOwners(store, memberIds),
    currentIds(store, present(rows.map(({ customer_id }) => customer_id)), 'customer'),
    currentIds(store, present(rows.map(({ user_id }) => user_id)), 'user')
  ])
  const [companies, people] = await Promise.all([
    store.find(customers, { where: { id: { in: [...customerIds.values()] } } }),
    store.find(users, { where: { id: { in: [...userIds.values()] } }, columns: ['id', 'name', 'email'] })
  ])
  const companyNames = new Map(companies.map((row) => [row.id, customerLabel(row, 500)]))
  const peopleNames = new Map(people.map(({ id, name, email }) => [id, name ?? email]))
  const memberNames = new Map([...owners.values()].map((owner) => [owner.id, ownerLabel(owner)]))
  const one = (id: string | null, names: ReadonlyMap<string, string | null>, now?: ReadonlyMap<string, string>) => {
    if (id === null) return null
    const current = now?.get(id) ?? id
    return { id: current, name: names.get(current) ?? null }
  }
  return {
    member: (id) => one(id, memberNames),
    customer: (id) => one(id, companyNames, customerIds),
    user: (id) => one(id, peopleNames, userIds)
  }
}

/** How a caller says whom something is about. */
interface SubjectInput {
  customer?: string | null | undefined
  userId?: string | null | undefined
}

/** The ids of whom something is about: without a customer, the person's one. Throws NOT_FOUND for a customer or person that there is not. */
export async function findSubject(
  transaction: Transaction,
  { customer, userId }: SubjectInput
): Promise<{ customer_id: string | null; user_id: string | null }> {
  const [user] = userId ? await transaction.get(users, [{ id: await currentId(transaction, userId.toLowerCase(), 'user') }]) : []
  if (userId && !user) throw new RapportError('NOT_FOUND', 'input.userId must be the id of a person: there is none with this id')
  const company = customer ? (await resolveCustomer(transaction, customer)).id : user?.customer_id
  return { customer_id: company ?? null, user_id: user?.id ?? null }
}

/** All ids that lead to a person: the present one, and those that were merged into it. */
export async function idsOfUser(rows: Rows<'organization'>, userId: string): Promise<string[]> {
  const id = await currentId(rows, userId.toLowerCase(), 'user')
  const merged = await rows.find(merges, { where: { into_id: { eq: id }, entity: { eq: 'user' } }, columns: ['from_id'], limit: 1000 })
  return [id, ...merged.map(({ from_id }) => from_id)]
}
