import { type Static, Type } from 'typebox'
import {
  customers,
  type ErasedName,
  emailClaims,
  emailKey,
  identities,
  providerRecords,
  recordName,
  users,
  visitors
} from '../../identity/index.js'
import { members } from '../../members/tables/index.js'
import type { Rows } from '../../storage/index.js'
import type { Selected } from '../selector.js'
import { findCustomerSubject, findSubject, findSubjectOfNames, type Subject } from '../subject.js'

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
  let subject = await findSubject(store, selected)
  const own = selected.by === 'customerId' ? [] : await customersOfNobodyElse(store, subject)
  for (const id of own) subject = joined(subject, await findCustomerSubject(store, id))
  return withMembers(store, subject)
}

/** Finds whom an erasure was about, by names that still stand in the database. */
export async function findErasedByNames(store: Store, names: readonly ErasedName[]): Promise<ErasedSubject> {
  return withMembers(store, await findSubjectOfNames(store, names))
}

async function withMembers(store: Store, subject: Subject): Promise<ErasedSubject> {
  const team = await store.find(members, { where: { email: { in: [...subject.emails] } }, columns: ['id'] })
  const memberIds = new Set(team.map(({ id }) => id))
  return { ...subject, externalIds: new Set([...subject.externalIds, ...memberIds]), memberIds }
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

/** The names that are kept away once the subject is erased; those of a customer's people say whose they are. */
export async function namesOfErased(store: Store, subject: ErasedSubject, by: Selected['by']): Promise<ErasedName[]> {
  const { visitorIds, customerKeys, names } = subject
  const own = subject.identities
  const any = [{ identity: { in: [...own] } }, { customer_key: { in: [...customerKeys] } }]
  const records = await store.find(providerRecords, {
    where: { kind: { in: ['person', 'account'] }, any },
    columns: ['provider', 'account', 'kind', 'external_id', 'identity']
  })
  const theirs = records.filter(({ kind, identity }) => kind === 'account' || (identity !== null && own.has(identity)))
  const people = by === 'customerId' ? await peopleOf(store, subject) : undefined
  return [
    ...[...own].map((value): ErasedName => ({ kind: 'identity', value, person: people?.byIdentity.get(value) })),
    ...[...visitorIds].map((value): ErasedName => ({ kind: 'visitor', value, person: people?.byVisitor.get(value) })),
    ...[...customerKeys].map((value): ErasedName => ({ kind: 'customer', value })),
    ...[...names].map((value): ErasedName => ({ kind: 'name', value, person: people?.byName.get(value) })),
    ...theirs.map(({ provider, account, kind, external_id, identity }): ErasedName => {
      return {
        ...recordName(provider, account, kind, external_id),
        person: identity === null ? undefined : people?.byIdentity.get(identity)
      }
    })
  ]
}

/** Whose the names of an erased customer's people are. A name that two of them have is nobody's alone. */
async function peopleOf(store: Store, { identities: own, emails, visitorIds, userIds }: ErasedSubject) {
  const [known, claims, browsers, people] = await Promise.all([
    store.find(identities, { where: { identity: { in: [...own] } }, columns: ['identity', 'user_id'] }),
    store.find(emailClaims, { where: { email: { in: [...emails] } }, columns: ['email', 'identity'] }),
    store.find(visitors, { where: { visitor_id: { in: [...visitorIds] } }, columns: ['visitor_id', 'identity'] }),
    store.find(users, { where: { id: { in: [...userIds] } }, columns: ['id', 'name'] })
  ])
  const byIdentity = new Map(known.map(({ identity, user_id }) => [identity, user_id]))
  for (const { email, identity } of claims) {
    const person = byIdentity.get(identity)
    if (person !== undefined && !byIdentity.has(emailKey(email))) byIdentity.set(emailKey(email), person)
  }
  const byVisitor = new Map(browsers.map(({ visitor_id, identity }) => [visitor_id, byIdentity.get(identity ?? '')]))
  const byName = new Map<string, string | undefined>()
  for (const { id, name } of people) if (name !== null) byName.set(name.trim(), byName.has(name.trim()) ? undefined : id)
  return { byIdentity, byVisitor, byName }
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
