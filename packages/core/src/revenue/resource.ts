import { Type } from 'typebox'
import { findCustomer } from '../customers/index.js'
import { findPage, readPaging } from '../paging/index.js'
import { defineResource, pageOf, pageQuery, unprepared } from '../runtime/index.js'
import { isoTime, isoTimeOrNull } from '../values/index.js'
import { checkSubscriptions, putSubscriptions } from './put-subscriptions.js'
import { subscriptionInput } from './subscription-input.js'
import { subscriptions as table } from './tables/index.js'

/** What customers pay for. */
export const subscriptions = defineResource({
  noun: 'subscriptions',
  title: 'Subscription',
  text: {
    noun: 'What customers pay for.',
    put: 'Stores subscriptions, each as a whole by its externalId: a put replaces the earlier one. MRR, plan and billing status of the customer follow from them.',
    list: 'Subscriptions as they were put, newest start first.'
  },
  input: subscriptionInput,
  example: {
    externalId: 'sub_1',
    customer: { customerId: 'acme' },
    status: 'active',
    currency: 'usd',
    plan: 'Team',
    startedAt: '2026-01-31T09:30:00Z',
    items: [{ amountCents: 4900, quantity: 3, interval: 'month' }]
  },
  putGrant: 'data:write',
  check: checkSubscriptions,
  put: unprepared(putSubscriptions),
  item: Type.Object(
    {
      id: Type.String(),
      externalId: Type.String(),
      customerId: Type.String({ description: "Rapport's id of the customer that it belongs to now." }),
      status: Type.String(),
      currency: Type.String(),
      plan: Type.Union([Type.String(), Type.Null()]),
      items: Type.Array(Type.Record(Type.String(), Type.Unknown())),
      discounts: Type.Array(Type.Record(Type.String(), Type.Unknown())),
      startedAt: Type.String({ format: 'date-time' }),
      canceledAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
      currentPeriodStart: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
      currentPeriodEnd: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
      cancelAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
      cancelAtPeriodEnd: Type.Union([Type.Boolean(), Type.Null()]),
      everPaid: Type.Union([Type.Boolean(), Type.Null()], {
        description: 'Whether money was ever paid for it; null when that is not known.'
      })
    },
    { additionalProperties: false }
  ),
  readGrant: 'customer_intelligence:read',
  query: Type.Object(
    {
      externalId: Type.Optional(Type.String({ maxLength: 500, description: "The billing system's id of one subscription." })),
      customer: Type.Optional(Type.String({ maxLength: 500, description: "Rapport's id, your customerId, or a domain." })),
      status: Type.Optional(Type.String({ maxLength: 100, description: 'Only subscriptions with this status, such as active.' })),
      ...pageQuery
    },
    { additionalProperties: false }
  ),
  queryExample: { customer: 'acme' },

  async list(context, query) {
    const { store } = context
    const { externalId, customer: named, status } = query
    const paging = readPaging(context, 'subscriptions', query, { column: 'started_at', direction: 'desc' })
    const customer = named === undefined ? undefined : await findCustomer(store, named)
    const page = await findPage(store, paging, {
      table,
      where: {
        ...(externalId !== undefined && { external_id: { eq: externalId } }),
        ...(named !== undefined && { customer_id: { in: customer ? [customer.id] : [] } }),
        ...(status !== undefined && { status: { eq: status } })
      },
      place: (row) => ({ value: row.started_at, id: row.id })
    })
    return pageOf(page, ({ id, external_id, customer_id, status, currency, plan, items, discounts, ...row }) => ({
      id,
      externalId: external_id,
      customerId: customer_id,
      status,
      currency,
      plan,
      items: items.map((item) => ({ ...item })),
      discounts: discounts.map((discount) => ({ ...discount })),
      startedAt: isoTime(row.started_at),
      canceledAt: isoTimeOrNull(row.canceled_at),
      currentPeriodStart: isoTimeOrNull(row.current_period_start),
      currentPeriodEnd: isoTimeOrNull(row.current_period_end),
      cancelAt: isoTimeOrNull(row.cancel_at),
      cancelAtPeriodEnd: row.cancel_at_period_end,
      everPaid: row.has_payments || row.ever_paid
    }))
  }
})
