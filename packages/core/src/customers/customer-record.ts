import { type Static, Type } from 'typebox'
import { RapportError } from '../errors.js'
import type { OrganizationStore } from '../storage/index.js'
import { parseEnum } from '../validation/index.js'
import { daysSince, isoTime, isoTimeOrNull, truncate } from '../values/index.js'
import { billingStatuses, mrrStatuses, mrrUnit } from './billing.js'
import { customerPlan } from './customer-plan.js'
import { loadOwners, type Owner } from './owners.js'
import { type Customer, findCustomer } from './resolve-customer.js'

const closed = { additionalProperties: false }
const textOrNull = (description?: string) => Type.Union([Type.String({ ...(description && { description }) }), Type.Null()])

/** What lists show of a customer. */
export const customerItem = {
  id: Type.String(),
  name: textOrNull(),
  domain: textOrNull(),
  billingStatus: Type.Enum([...billingStatuses]),
  activatedAt: textOrNull(),
  firstSeenAt: textOrNull(),
  lastActivityAt: textOrNull(),
  contactCount: Type.Integer({ minimum: 0 }),
  currentMrr: Type.Union([Type.Number({ description: mrrUnit }), Type.Null()]),
  mrrCalculationStatus: Type.Enum([...mrrStatuses]),
  owner: Type.Union([Type.Object({ id: Type.String(), email: Type.String(), name: Type.String() }, closed), Type.Null()]),
  daysSinceActivity: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])
}

/** The columns behind an item of a list. */
export const itemColumns = [
  'id',
  'name',
  'domain',
  'billing_status',
  'activated_at',
  'first_seen_at',
  'last_activity_at',
  'contact_count',
  'mrr_cents',
  'mrr_status',
  'owner_id'
] as const

/** A customer as the host reads it back: what lists show, the host's own id, plan and traits. */
export const customerRecordShape = Type.Object(
  {
    ...customerItem,
    externalId: textOrNull('Your customerId; null for a customer that is known by its domain alone.'),
    plan: textOrNull("The newest subscription's plan, else the text of the trait plan."),
    currency: textOrNull('Of `currentMrr`, ISO 4217.'),
    traits: Type.Record(Type.String(), Type.Unknown()),
    createdAt: Type.String({ format: 'date-time' })
  },
  closed
)

/** A customer as the host reads it back. Times are ISO 8601 in UTC; `currentMrr` is in minor units of `currency` a month. */
export type CustomerRecord = Static<typeof customerRecordShape>

/** The columns behind a record. */
export const recordColumns = [...itemColumns, 'external_id', 'plan', 'currency', 'traits', 'created_at'] as const

type ItemRow = Pick<Customer, (typeof itemColumns)[number]>
type RecordRow = Pick<Customer, (typeof recordColumns)[number]>

/** A row as lists show it. */
export function toCustomerItem(row: ItemRow, owners: ReadonlyMap<string, Owner>, asOf: number) {
  return {
    id: row.id,
    name: row.name,
    domain: row.domain,
    billingStatus: parseEnum(billingStatuses, row.billing_status),
    activatedAt: isoTimeOrNull(row.activated_at),
    firstSeenAt: isoTimeOrNull(row.first_seen_at),
    lastActivityAt: isoTimeOrNull(row.last_activity_at),
    contactCount: row.contact_count,
    currentMrr: row.mrr_cents,
    mrrCalculationStatus: parseEnum(mrrStatuses, row.mrr_status),
    owner: owners.get(row.owner_id ?? '') ?? null,
    daysSinceActivity: daysSince(row.last_activity_at, asOf)
  }
}

/** A row as the host reads it back. */
export function toCustomerRecord(row: RecordRow, owners: ReadonlyMap<string, Owner>, asOf: number): CustomerRecord {
  const { external_id: externalId, currency, traits, created_at } = row
  return { ...toCustomerItem(row, owners, asOf), externalId, plan: customerPlan(row), currency, traits, createdAt: isoTime(created_at) }
}

const text = Type.String({ minLength: 1, maxLength: 500 })

/** The shape of a `CustomerName`. */
export const customerName = Type.Union([
  Type.Object({ id: text }, closed),
  Type.Object({ customerId: text }, closed),
  Type.Object({ domain: text }, closed)
])

/** How a host names one customer for certain: by our id (merged ones lead on), its own id, or a domain. */
export type CustomerName = Static<typeof customerName>

/** The row of the customer of this name. Throws NOT_FOUND when there is none. */
export async function customerNamed(store: OrganizationStore, name: CustomerName): Promise<Customer> {
  const [as, value] =
    'id' in name
      ? (['id', name.id] as const)
      : 'domain' in name
        ? (['domain', name.domain] as const)
        : (['customerId', name.customerId] as const)
  const row = await findCustomer(store, value, { as })
  if (!row) throw new RapportError('NOT_FOUND', `No customer has the ${as} ${truncate(value)}`)
  return row
}

/** The customer of this name. Throws NOT_FOUND when there is none. */
export async function getCustomer(store: OrganizationStore, name: CustomerName, now: number): Promise<CustomerRecord> {
  const row = await customerNamed(store, name)
  return toCustomerRecord(row, await loadOwners(store, [row.owner_id]), now)
}
