import { type Static, Type } from 'typebox'
import { customers, type ErasedName, providerRecords, recordName, users } from '../../identity/index.js'
import { members } from '../../members/tables/index.js'
import type { Rows } from '../../storage/index.js'
import type { Selected } from '../selector.js'
import { findCustomerSubject, findSubject, type Subject } from '../subject.js'

type Store = Rows<'organization'>

/** Whom an erasure is about. */
export interface ErasedSubject extends Subject {
  /** Members of the workspace with one of the emails. */
  memberIds: ReadonlySet<string>
}

/**
 * Finds whom an erasure is about. A customer that is nobody but the person goes with them: where people buy for themselves, hosts give both the same id.
 */
export async function findErased(store: Store, selected: Selected): Promise<ErasedSubject> {
  const subject = await findSubject(store, selected)
  const [own, team] = await Promise.all([
    selected.by === 'customerId' ? [] : customersOfNobodyElse(store, subject),
    store.find(members, { where: { email: { in: [...subject.emails] } }, columns: ['id'] })
  ])
  const memberIds = new Set(team.map(({ id }) => id))
  let whole = subject
  for (const id of own) {
    const customer = await findCustomerSubject(store, id)
    whole = joined(whole, customer)
  }
  return { ...whole, externalIds: new Set([...whole.externalIds, ...memberIds]), memberIds }
}

async function customersOfNobodyElse(store: Store, { externalIds, emails, userIds }: Subject): Promise<string[]> {
  const named = [...externalIds, ...emails]
  const found = named.length === 0 ? [] : await store.find(customers, { where: { external_id: { in: named } }, columns: ['id'] })
  const ids = found.map(({ id }) => id)
  const people = ids.length === 0 ? [] : await store.find(users, { where: { customer_id: { in: ids } }, columns: ['id', 'customer_id'] })
  const others = new Set(people.flatMap(({ id, customer_id }) => (userIds.has(id) ? [] : [customer_id])))
  return ids.filter((id) => !others.has(id))
}

function joined(a: Subject, b: Subject): Subject {
  const both = <T>(one: Iterable<T>, other: Iterable<T>) => new Set([...one, ...other])
  return {
    emails: both(a.emails, b.emails),
    externalIds: both(a.externalIds, b.externalIds),
    identities: both(a.identities, b.identities),
    userIds: both(a.userIds, b.userIds),
    visitorIds: both(a.visitorIds, b.visitorIds),
    names: both(a.names, b.names),
    customerIds: both(a.customerIds, b.customerIds),
    customerKeys: both(a.customerKeys, b.customerKeys),
    quotes: both(a.quotes, b.quotes),
    factIds: both(a.factIds, b.factIds),
    segments: [...a.segments, ...b.segments]
  }
}

/** The names that are kept away once the subject is erased. */
export async function namesOfErased(store: Store, subject: ErasedSubject): Promise<ErasedName[]> {
  const { identities, visitorIds, customerKeys, names } = subject
  const any = [{ identity: { in: [...identities] } }, { customer_key: { in: [...customerKeys] } }]
  const records = await store.find(providerRecords, {
    where: { kind: { in: ['person', 'account'] }, any },
    columns: ['provider', 'account', 'kind', 'external_id', 'identity']
  })
  const own = records.filter(({ kind, identity }) => kind === 'account' || (identity !== null && identities.has(identity)))
  return [
    ...[...identities].map((value): ErasedName => ({ kind: 'identity', value })),
    ...[...visitorIds].map((value): ErasedName => ({ kind: 'visitor', value })),
    ...[...customerKeys].map((value): ErasedName => ({ kind: 'customer', value })),
    ...[...names].map((value): ErasedName => ({ kind: 'name', value })),
    ...own.map(({ provider, account, kind, external_id }) => recordName(provider, account, kind, external_id))
  ]
}

const texts = Type.Array(Type.String())

/** A subject as the row of a running erasure holds it. */
export const storedSubject = Type.Object({
  emails: texts,
  externalIds: texts,
  identities: texts,
  userIds: texts,
  visitorIds: texts,
  names: texts,
  customerIds: texts,
  customerKeys: texts,
  quotes: texts,
  memberIds: texts,
  segments: Type.Array(Type.Object({ source_id: Type.String(), position: Type.Number() }))
})
export type StoredSubject = Static<typeof storedSubject>

export function storeSubject(subject: ErasedSubject): StoredSubject {
  const { segments, factIds: _, ...sets } = subject
  const lists = Object.fromEntries(Object.entries(sets).map(([name, set]) => [name, [...set]]))
  return { ...(lists as Omit<StoredSubject, 'segments'>), segments: [...segments] }
}

/** Facts that rest on a person's words follow from the sources, and are not theirs by themselves. */
export function readSubject({ segments, ...lists }: StoredSubject): ErasedSubject {
  const sets = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, new Set(list)]))
  return { ...(sets as unknown as Omit<ErasedSubject, 'segments' | 'factIds'>), factIds: new Set(), segments }
}
