import { Type } from 'typebox'
import { checkCustomers, customerInput, putCustomers } from '../identity/index.js'
import { defineResource, pageOf, pageQuery, unprepared } from '../runtime/index.js'
import { windows } from '../values/index.js'
import { billingStatuses } from './billing.js'
import { customerRecordShape, recordColumns, toCustomerRecord } from './customer-record.js'
import { findCustomers } from './find-customers.js'
import { findCustomer } from './resolve-customer.js'

const text = (description: string) => Type.Optional(Type.String({ maxLength: 500, description }))

/** The host's accounts. */
export const customers = defineResource({
  noun: 'customers',
  title: 'Customer',
  text: {
    noun: 'The companies that use your product, or might.',
    put: 'Creates or updates customers by your own customerId. Fields that are left out stay as they are.',
    list: 'Customers with your own ids, most recently active first.'
  },
  input: customerInput,
  example: { customerId: 'acme', name: 'Acme Inc', domain: 'acme.com', traits: { industry: 'Logistics' } },
  putGrant: 'data:write',
  check: checkCustomers,
  put: unprepared(putCustomers),
  item: customerRecordShape,
  readGrant: 'customer_intelligence:read',
  query: Type.Object(
    {
      customerId: text('Your own id of one customer.'),
      domain: text('A domain of one customer.'),
      search: text('Text within the name or domain, in any case, or your own id as a whole.'),
      billingStatus: Type.Optional(Type.Enum([...billingStatuses], { description: 'Only customers with this billing status.' })),
      hasActivityInLast: Type.Optional(Type.Enum([...windows], { description: 'Customers with activity in this window.' })),
      noActivityInLast: Type.Optional(Type.Enum([...windows], { description: 'Customers without activity in this window.' })),
      segment: text('Customers in this segment: its id or its name.'),
      ownerEmail: text("The owner's email, in any case."),
      orderBy: Type.Optional(
        Type.Enum(['last_activity_at', 'first_seen_at', 'name', 'mrr_cents'], {
          description: 'The field to sort by; last_activity_at by default.'
        })
      ),
      orderDirection: Type.Optional(Type.Enum(['asc', 'desc'], { description: 'desc by default.' })),
      ...pageQuery
    },
    { additionalProperties: false }
  ),
  queryExample: { billingStatus: 'PAYING', limit: 20 },

  async list(context, { customerId, domain, ...query }) {
    const { store } = context
    const named = [
      customerId === undefined ? [] : [await findCustomer(store, customerId, { as: 'customerId' })],
      domain === undefined ? [] : [await findCustomer(store, domain, { as: 'domain' })]
    ].flat()
    const ids = named.map((customer) => customer?.id ?? null)
    const { page, owners, asOf } = await findCustomers(context, 'customers', { ...query, ...(ids.length > 0 && { ids }) }, recordColumns)
    return pageOf(page, (row) => toCustomerRecord(row, owners, asOf))
  }
})
