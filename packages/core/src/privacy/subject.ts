import { findCustomer } from '../customers/index.js'
import {
  customerIdentities,
  type ErasedName,
  emailClaims,
  emailKey,
  identities,
  isEmailKey,
  isUserIdKey,
  keyValue,
  merges,
  normalizeEmail,
  userIdKey,
  users,
  visitorClaims,
  visitors
} from '../identity/index.js'
import type { Rows } from '../storage/index.js'
import type { Selected } from './selector.js'
import { findWords, type Words } from './words.js'

type Store = Rows<'organization'>

/** Everything that names whoever was selected. */
export interface Subject extends Omit<Words, 'besideNames'> {
  /** In lower case. */
  emails: ReadonlySet<string>
  /** The host's userIds. */
  externalIds: ReadonlySet<string>
  /** Keys of identities: those of the emails and the userIds. */
  identities: ReadonlySet<string>
  /** Rapport's ids of the people, those that were merged included. */
  userIds: ReadonlySet<string>
  /** Browsers that are nobody else's. */
  visitorIds: ReadonlySet<string>
  /** Full names, as they were given. */
  names: ReadonlySet<string>
  /** Rapport's ids of customers, those that were merged included; none where people are selected. */
  customerIds: ReadonlySet<string>
  /** Keys of customers, that are theirs alone. */
  customerKeys: ReadonlySet<string>
}

/** Finds everything that names the selected person, or the selected customer and its people. A selector that names nobody gives what it says itself. */
export async function findSubject(store: Store, { by, value }: Selected): Promise<Subject> {
  if (by === 'customerId') return findCustomerSubject(store, value)
  const person = new People()
  if (by === 'email') person.addIdentity(emailKey(normalizeEmail(value) ?? value.trim().toLowerCase()))
  if (by === 'userId') person.addIdentity(userIdKey(value))
  if (by === 'visitorId') await person.addVisitor(store, value.toLowerCase())
  await person.follow(store)
  return person.subject(store, { customerIds: new Set(), customerKeys: new Set() })
}

/** Everything that these names name: people by any of their names, customers by their keys. A customer's people are those who are named themselves. */
export async function findSubjectOfNames(store: Store, names: readonly ErasedName[]): Promise<Subject> {
  const valuesOf = (kind: ErasedName['kind']) => names.flatMap((name) => (name.kind === kind ? [name.value] : []))
  const people = new People(valuesOf('name'))
  for (const identity of valuesOf('identity')) people.addIdentity(identity)
  for (const visitorId of valuesOf('visitor')) await people.addVisitor(store, visitorId)
  await people.follow(store)
  const keys = { customer_key: { in: valuesOf('customer') } }
  const found = await store.find(customerIdentities, { where: keys, columns: ['customer_key', 'customer_id', 'original_id'] })
  return people.subject(store, {
    customerIds: new Set(found.flatMap(({ customer_id, original_id }) => [customer_id, original_id])),
    customerKeys: new Set(found.map(({ customer_key }) => customer_key))
  })
}

/** The customer with this name, and all of its people. */
export async function findCustomerSubject(store: Store, named: string): Promise<Subject> {
  const people = new People()
  const customer = await findCustomer(store, named)
  if (!customer) return people.subject(store, { customerIds: new Set(), customerKeys: new Set() })
  const merged = await store.find(merges, { where: { into_id: { eq: customer.id }, entity: { eq: 'customer' } }, columns: ['from_id'] })
  const customerIds = new Set([customer.id, ...merged.map(({ from_id }) => from_id)])
  const keys = await store.find(customerIdentities, { where: { customer_id: { in: [...customerIds] } }, columns: ['customer_key'] })
  const found = await store.find(users, { where: { customer_id: { in: [...customerIds] } }, columns: ['id'] })
  for (const { id } of found) people.userIds.add(id)
  await people.follow(store)
  return people.subject(store, { customerIds, customerKeys: new Set(keys.map(({ customer_key }) => customer_key)) })
}

/** Collects what names people, until nothing new is found. */
class People {
  readonly userIds = new Set<string>()
  readonly #identities = new Set<string>()
  readonly #visitorIds = new Set<string>()
  readonly #names: Set<string>

  constructor(names: readonly string[] = []) {
    this.#names = new Set(names)
  }

  addIdentity(key: string): void {
    this.#identities.add(key)
  }

  /** A browser of several people is nobody's: its events belong to whoever used it at the time. */
  async addVisitor(store: Store, visitorId: string): Promise<void> {
    const [visitor] = await store.get(visitors, [{ visitor_id: visitorId }])
    if (visitor?.has_multiple_identities) return
    this.#visitorIds.add(visitorId)
    if (visitor?.identity) this.#identities.add(visitor.identity)
  }

  async follow(store: Store): Promise<void> {
    for (let known = -1; known < this.#size(); ) {
      known = this.#size()
      await this.#followIdentities(store)
      await this.#followUsers(store)
    }
    await this.#followBrowsers(store)
    await this.#collectNames(store)
  }

  async subject(store: Store, customer: Pick<Subject, 'customerIds' | 'customerKeys'>): Promise<Subject> {
    const emails = new Set([...this.#identities].filter(isEmailKey).map(keyValue))
    const { besideNames, ...words } = await findWords(store, emails)
    return {
      emails,
      externalIds: new Set([...this.#identities].filter(isUserIdKey).map(keyValue)),
      identities: this.#identities,
      userIds: this.userIds,
      visitorIds: this.#visitorIds,
      names: new Set([...this.#names, ...besideNames].filter(isFullName).map((name) => name.trim())),
      ...customer,
      ...words
    }
  }

  #size(): number {
    return this.#identities.size + this.userIds.size
  }

  async #followIdentities(store: Store): Promise<void> {
    const keys = [...this.#identities].map((identity) => ({ identity }))
    for (const row of keys.length === 0 ? [] : await store.get(identities, keys)) {
      if (!row) continue
      this.userIds.add(row.user_id)
      this.userIds.add(row.original_id)
    }
  }

  async #followUsers(store: Store): Promise<void> {
    const userIds = { in: [...this.userIds] }
    const [owned, merged, found] = await Promise.all([
      store.find(identities, { where: { user_id: userIds }, columns: ['identity', 'original_id'] }),
      store.find(merges, { where: { into_id: userIds, entity: { eq: 'user' } }, columns: ['from_id'] }),
      store.find(users, { where: { id: userIds }, columns: ['external_id', 'email'] })
    ])
    for (const { identity, original_id } of owned) {
      this.#identities.add(identity)
      this.userIds.add(original_id)
    }
    for (const { from_id } of merged) this.userIds.add(from_id)
    for (const { external_id, email } of found) {
      if (external_id !== null) this.#identities.add(userIdKey(external_id))
      if (email !== null) this.#identities.add(emailKey(email))
    }
    await this.#followEmails(store)
  }

  /** An email that a userId once had is theirs, unless it belongs to somebody else now. */
  async #followEmails(store: Store): Promise<void> {
    const claims = await store.find(emailClaims, { where: { identity: { in: [...this.#identities] } }, columns: ['email'] })
    const keys = claims.map(({ email }) => ({ identity: emailKey(email) }))
    const owners = keys.length === 0 ? [] : await store.get(identities, keys)
    for (const [index, { identity }] of keys.entries()) {
      const owner = owners[index]
      if (!owner || this.userIds.has(owner.user_id)) this.#identities.add(identity)
    }
  }

  async #followBrowsers(store: Store): Promise<void> {
    const claims = { identity: { in: [...this.#identities] } }
    const [only, claimed] = await Promise.all([
      store.find(visitors, { where: { ...claims, has_multiple_identities: { eq: false } }, columns: ['visitor_id'] }),
      store.find(visitorClaims, { where: claims, columns: ['visitor_id'] })
    ])
    for (const { visitor_id } of only) this.#visitorIds.add(visitor_id)
    // Several identities of one browser may all be of one person.
    const shared = [...new Set(claimed.map(({ visitor_id }) => visitor_id))].filter((id) => !this.#visitorIds.has(id))
    const others = await store.find(visitorClaims, { where: { visitor_id: { in: shared } }, columns: ['visitor_id', 'identity'] })
    const strange = new Set(others.flatMap(({ visitor_id, identity }) => (this.#identities.has(identity) ? [] : [visitor_id])))
    for (const id of shared) if (!strange.has(id)) this.#visitorIds.add(id)
  }

  async #collectNames(store: Store): Promise<void> {
    const found = await store.find(users, { where: { id: { in: [...this.userIds] } }, columns: ['name', 'traits'] })
    const records = await store.find(identities, { where: { identity: { in: [...this.#identities] } }, columns: ['traits', 'record'] })
    const given = [
      ...found.map(({ traits }) => traits),
      ...records.flatMap(({ traits, record }) => [newest(traits), newest(record?.traits ?? {})])
    ]
    const names = [
      ...found.map(({ name }) => name),
      ...given.map(({ name }) => name),
      ...given.map(({ firstName, lastName }) => joined(firstName, lastName))
    ]
    for (const name of names) if (typeof name === 'string') this.#names.add(name)
  }
}

const newest = (traits: { readonly [name: string]: { value: unknown } }): Record<string, unknown> => {
  return Object.fromEntries(Object.entries(traits).map(([name, { value }]) => [name, value]))
}

const joined = (first: unknown, last: unknown): string | null => {
  return typeof first === 'string' && typeof last === 'string' ? `${first.trim()} ${last.trim()}` : null
}

/** A word alone names too many: names of two words or more count. */
function isFullName(name: string): boolean {
  return /\S\s+\S/.test(name.trim()) && name.trim().length >= 5
}
