import { type Static, Type } from 'typebox'
import { currentIds, customers } from '../identity/index.js'
import { members } from '../members/tables/index.js'
import type { Rows, Where } from '../storage/index.js'
import { invalidInput, strictObject } from '../validation/index.js'
import { billingStatuses } from './billing.js'
import { type Customer, findCustomer } from './resolve-customer.js'
import { inSegment, segmentNamed } from './segment-filter.js'

type Reading = Rows<'organization'>

const name = Type.String({ minLength: 1, maxLength: 500 })
const amountOperators = ['gt', 'gte', 'lt', 'lte', 'eq'] as const

/** What accounts are chosen by, for automations and signals. */
export const accountFields = {
  billingStatuses: Type.Optional(Type.Array(Type.Enum([...billingStatuses]), { minItems: 1, maxItems: billingStatuses.length })),
  customerIds: Type.Optional(Type.Array(name, { minItems: 1, maxItems: 500, description: "Rapport's ids, your customerIds or domains." })),
  revenue: Type.Optional(
    strictObject({
      metric: Type.Enum(['ARR', 'MRR']),
      operator: Type.Enum([...amountOperators]),
      value: Type.Number({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: 'In minor units (cents).' }),
      currency: Type.String({ pattern: '^[A-Za-z]{3}$' })
    })
  ),
  ownerUserIds: Type.Optional(Type.Array(name, { minItems: 1, maxItems: 100, description: 'Ids of members.' })),
  segments: Type.Optional(
    Type.Array(name, { minItems: 1, maxItems: 50, description: 'Segments of customers, by id or name: those in any of them.' })
  )
}

/** The accounts that a signal is about: those of which everything that is given holds. */
export const accountFilter = Type.Object(
  {
    ...accountFields,
    plans: Type.Optional(Type.Array(name, { minItems: 1, maxItems: 50, description: 'Exact names of plans.' })),
    traits: Type.Optional(
      Type.Record(
        Type.String({ minLength: 1, maxLength: 255 }),
        Type.Union([Type.String({ maxLength: 500 }), Type.Number(), Type.Boolean()]),
        {
          minProperties: 1,
          maxProperties: 10,
          description: 'Traits of the customer with their values. All of them must be equal.'
        }
      )
    )
  },
  {
    additionalProperties: false,
    description: 'Only customers that match all of these. Without it, the signal is about all customers.'
  }
)

/** The accounts that a signal is about: those of which everything that is given holds. */
export type AccountFilter = Static<typeof accountFilter>

/**
 * A filter as it is stored: with the ids of the customers that it names. Throws INVALID_TOOL_INPUT naming the field for a customer or a member that is not
 * there, and for what no account can ever be.
 */
export async function readAccountFilter(rows: Reading, filter: AccountFilter, path: string): Promise<AccountFilter> {
  const { customerIds, ownerUserIds, revenue, segments, ...rest } = filter
  const found: string[] = []
  for (const [index, named] of (customerIds ?? []).entries()) {
    const customer = await findCustomer(rows, named)
    if (!customer) throw invalidInput(`${path}.customerIds[${index}]`, `must be a customer: none matches ${JSON.stringify(named)}`)
    found.push(customer.id)
  }
  if (ownerUserIds) await checkOwners(rows, ownerUserIds, path)
  if (revenue?.operator === 'lt' && revenue.value === 0) throw invalidInput(`${path}.revenue`, 'matches no customer: no revenue is below 0')
  return {
    ...rest,
    ...(customerIds && { customerIds: [...new Set(found)] }),
    ...(ownerUserIds && { ownerUserIds: [...new Set(ownerUserIds)] }),
    ...(segments && { segments: await readSegmentNames(rows, segments, path) }),
    ...(revenue && { revenue: { ...revenue, currency: revenue.currency.toUpperCase() } })
  }
}

/** The ids of these segments of customers. Throws INVALID_TOOL_INPUT naming the field for one that there is not. */
export async function readSegmentNames(rows: Reading, named: readonly string[], path: string): Promise<string[]> {
  const found: string[] = []
  for (const [index, one] of named.entries()) found.push(await segmentNamed(rows, 'customers', one, `${path}.segments[${index}]`))
  return [...new Set(found)]
}

async function checkOwners(rows: Reading, ownerUserIds: readonly string[], path: string): Promise<void> {
  const known = new Set((await rows.find(members, { where: { id: { in: ownerUserIds } }, columns: ['id'] })).map(({ id }) => id))
  const missing = ownerUserIds.findIndex((id) => !known.has(id))
  if (missing < 0) return
  throw invalidInput(
    `${path}.ownerUserIds[${missing}]`,
    `must be a member: there is none with the id ${JSON.stringify(ownerUserIds[missing])}`
  )
}

/** The condition on customers that a stored filter means now: customers that were merged lead on. */
export async function accountsWhere(rows: Reading, filter: AccountFilter): Promise<Where<Customer>> {
  const { billingStatuses: statuses, customerIds, ownerUserIds, plans, revenue, segments, traits } = filter
  const all: Where<Customer>[] = []
  if (statuses) all.push({ billing_status: { in: statuses } })
  if (customerIds) all.push({ id: { in: [...(await currentIds(rows, customerIds, 'customer')).values()] } })
  if (ownerUserIds) all.push({ owner_id: { in: ownerUserIds } })
  if (plans) all.push({ any: [{ plan: { in: plans } }, ...plans.map(byTrait)] })
  if (revenue) all.push(ofRevenue(revenue))
  if (segments) all.push({ any: segments.map(inSegment) })
  if (traits) all.push({ traits: { has: traits } })
  return { all }
}

/** Which of these customers a stored filter is about, now. */
export async function accountsAmong(rows: Reading, filter: AccountFilter, customerIds: readonly string[]): Promise<Set<string>> {
  if (customerIds.length === 0) return new Set()
  const where = { all: [{ id: { in: customerIds } }, await accountsWhere(rows, filter)] }
  return new Set((await rows.find(customers, { where, columns: ['id'] })).map(({ id }) => id))
}

/** The trait `plan` says it where no subscription does, as `customerPlan` reads it. */
const byTrait = (plan: string): Where<Customer> => ({
  any: [{ plan: { isNull: true } }, { plan: { eq: '' } }],
  traits: { has: { plan } }
})

function ofRevenue({ metric, operator, value, currency }: NonNullable<AccountFilter['revenue']>): Where<Customer> {
  // Revenue is whole minor units a month: a bound between two of them is rounded so that it means the same.
  const monthly = metric === 'ARR' ? value / 12 : value
  const compared = {
    gt: { gt: Math.floor(monthly) },
    gte: { gte: Math.ceil(monthly) },
    lt: { lt: Math.ceil(monthly) },
    lte: { lte: Math.floor(monthly) },
    eq: Number.isInteger(monthly) ? { eq: monthly } : { in: [] }
  }[operator]
  return { mrr_status: { eq: 'calculated' }, mrr_cents: compared, currency: { in: [currency.toUpperCase(), currency.toLowerCase()] } }
}
