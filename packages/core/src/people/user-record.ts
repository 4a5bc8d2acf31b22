import { type Static, Type } from 'typebox'
import { loadCustomerNames, type NamedCustomer } from '../customers/index.js'
import { RapportError } from '../errors.js'
import { currentId, emailKey, identities, normalizeEmail, userIdKey, users } from '../identity/index.js'
import type { OrganizationStore, RowOf } from '../storage/index.js'
import { daysSince, isoTime, isoTimeOrNull, isUuid, truncate } from '../values/index.js'
import { journeyStage, journeyStages } from './journey-stage.js'

const closed = { additionalProperties: false }
const textOrNull = (description?: string) => Type.Union([Type.String({ ...(description && { description }) }), Type.Null()])

/** What lists show of a user. */
export const userItem = {
  id: Type.String(),
  email: textOrNull(),
  name: textOrNull(),
  customerId: textOrNull(),
  customerName: textOrNull(),
  customerDomain: textOrNull(),
  journeyStage: Type.Enum([...journeyStages]),
  lastActivityAt: textOrNull('The last of their events, and of the emails, calls, meetings and tickets that they took part in.'),
  daysSinceActivity: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])
}

/** A user as the host reads it back: what lists show, the host's own id and traits. */
export const userRecordShape = Type.Object(
  {
    ...userItem,
    externalId: textOrNull('Your userId; null for a person who is known by email alone.'),
    traits: Type.Record(Type.String(), Type.Unknown()),
    firstSeenAt: textOrNull(),
    createdAt: Type.String({ format: 'date-time' })
  },
  closed
)

/** A user as the host reads it back. Times are ISO 8601 in UTC; `customerId` is Rapport's id of the current customer. */
export type UserRecord = Static<typeof userRecordShape>

/** The columns behind an item of a list. */
export const userItemColumns = [
  'id',
  'external_id',
  'email',
  'name',
  'customer_id',
  'first_seen_at',
  'last_activity_at',
  'event_activity_at',
  'activated_at',
  'inactive_at',
  'past_activated_at'
] as const

/** The columns behind a record. */
export const userRecordColumns = [...userItemColumns, 'traits', 'created_at'] as const

type User = RowOf<typeof users>

/** A row as lists show it. */
export function toUserItem(row: Pick<User, (typeof userItemColumns)[number]>, customers: ReadonlyMap<string, NamedCustomer>, asOf: number) {
  const customer = customers.get(row.customer_id ?? '')
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    customerId: row.customer_id,
    customerName: customer?.name ?? null,
    customerDomain: customer?.domain ?? null,
    journeyStage: journeyStage(row, asOf),
    lastActivityAt: isoTimeOrNull(row.last_activity_at),
    daysSinceActivity: daysSince(row.last_activity_at, asOf)
  }
}

/** A row as the host reads it back. */
export function toUserRecord(
  row: Pick<User, (typeof userRecordColumns)[number]>,
  customers: ReadonlyMap<string, NamedCustomer>,
  asOf: number
): UserRecord {
  const { external_id: externalId, traits, first_seen_at, created_at } = row
  return {
    ...toUserItem(row, customers, asOf),
    externalId,
    traits,
    firstSeenAt: isoTimeOrNull(first_seen_at),
    createdAt: isoTime(created_at)
  }
}

const text = Type.String({ minLength: 1, maxLength: 500 })

/** The shape of a `UserName`. */
export const userName = Type.Union([
  Type.Object({ id: text }, closed),
  Type.Object({ userId: text }, closed),
  Type.Object({ email: text }, closed)
])

/** How a host names one user for certain: by our id (merged ones lead on), its own id, or an email. */
export type UserName = Static<typeof userName>

/** The id of the user of this name; undefined when there is none. */
export async function findUserId(store: OrganizationStore, name: UserName): Promise<string | undefined> {
  if ('id' in name) {
    const id = name.id.toLowerCase()
    return isUuid(id) ? currentId(store, id, 'user') : undefined
  }
  const email = 'email' in name ? normalizeEmail(name.email) : null
  const key = 'userId' in name ? userIdKey(name.userId) : email === null ? undefined : emailKey(email)
  if (key === undefined) return undefined
  const [identity] = await store.get(identities, [{ identity: key }])
  return identity?.user_id
}

/** The user of this name. Throws NOT_FOUND when there is none. */
export async function getUser(store: OrganizationStore, name: UserName, now: number): Promise<UserRecord> {
  const id = await findUserId(store, name)
  const [row] = id === undefined ? [] : await store.get(users, [{ id }])
  if (!row) {
    const [[as, value] = ['', '']] = Object.entries(name)
    throw new RapportError('NOT_FOUND', `No user has the ${as} ${truncate(value)}`)
  }
  return toUserRecord(row, await loadCustomerNames(store, [row.customer_id]), now)
}
