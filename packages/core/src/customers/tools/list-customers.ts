import { Type } from 'typebox'
import { countedPageOutput, defineTool, optionalText, orderInput, pageInput, pagination, traitFilters } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { windows } from '../../values/index.js'
import { billingStatuses } from '../billing.js'
import { customerItem, itemColumns, toCustomerItem } from '../customer-record.js'
import { findCustomers } from '../find-customers.js'

const cents = (description: string) => Type.Optional(Type.Number({ minimum: 0, description }))

const item = strictObject(customerItem)

export const listCustomers = defineTool({
  name: 'svc_list_customers',
  title: 'Find customers',
  description:
    'Finds customer accounts by name or domain (search), owner, billing status, silence, activity, MRR or traits. Use it first when you have only a name, and for "which accounts ..." questions. Returns id, name, domain, billing status, MRR in minor units (cents) of the currency of the account, activity and owner; pagination.total counts all. Next: svc_get_customer with an id.',
  effect: 'read',
  toolset: 'customers',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Lists customers, newest activity first, optionally filtered by activity, billing, revenue, traits, owner or text.',
  input: Type.Object({
    activatedSince: Type.Optional(Type.String({ format: 'date-time', description: 'Customers activated at or after this instant.' })),
    billingStatus: Type.Optional(Type.Enum([...billingStatuses])),
    hasActivityInLast: Type.Optional(Type.Enum([...windows], { description: 'Customers active within this window.' })),
    noActivityInLast: Type.Optional(Type.Enum([...windows], { description: 'Customers without activity in this window.' })),
    mrrAbove: cents('Monthly revenue above this many minor units (cents).'),
    mrrBelow: cents('Monthly revenue below this many minor units (cents).'),
    traitFilters,
    search: optionalText(500, 'Text within the name or domain, in any case.'),
    ownerId: optionalText(500, "The owner's member id."),
    ownerEmail: optionalText(500, "The owner's email, in any case."),
    hasOwner: Type.Optional(Type.Boolean({ description: 'true: only customers with an owner; false: only customers without one.' })),
    ...pageInput,
    ...orderInput(['last_activity_at', 'first_seen_at', 'name', 'mrr_cents'])
  }),
  output: strictObject({ items: Type.Array(item), pagination: countedPageOutput }),
  example: { hasActivityInLast: '30d', noActivityInLast: '7d', billingStatus: 'PAYING', limit: 20 },

  async handle(input, context) {
    const { page, owners, asOf } = await findCustomers(context, 'svc_list_customers', input, itemColumns)
    return { items: page.rows.map((row) => toCustomerItem(row, owners, asOf)), pagination: pagination(page) }
  }
})
