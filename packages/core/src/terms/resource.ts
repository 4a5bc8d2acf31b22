import { Type } from 'typebox'
import { findCustomer } from '../customers/index.js'
import { findPage, readPaging } from '../paging/index.js'
import { defineResource, pageOf, pageQuery, unprepared } from '../runtime/index.js'
import { contractInput } from './contract-input.js'
import { origins, outcomes } from './outcomes/term-outcome.js'
import { checkContracts, putContracts } from './put-contracts.js'
import { terms as table } from './tables/index.js'
import { itemOf, termItem } from './term-item.js'

const text = (maxLength: number, description: string) => Type.Optional(Type.String({ maxLength, description }))

/** The terms of customers, and how they ended. */
export const contracts = defineResource({
  noun: 'contracts',
  title: 'Contract',
  text: {
    noun: 'The terms of customers: when they start and end, what they are worth, and how they ended.',
    put: 'Stores contracts, each as a whole by its externalId: a put replaces the earlier one. How the terms of the customer ended follows from them; an outcome that a person has set stays.',
    list: 'The terms of customers: contracts that were put, subscriptions and won deals, newest start first.'
  },
  input: contractInput,
  example: {
    externalId: 'c_2026',
    customer: { customerId: 'acme' },
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
    noticeOn: '2026-09-30',
    amountCents: 1_200_000,
    currency: 'usd',
    autoRenews: true
  },
  putGrant: 'data:write',
  check: checkContracts,
  put: unprepared(putContracts),
  item: termItem,
  readGrant: 'customer_intelligence:read',
  query: Type.Object(
    {
      externalId: text(500, 'The id that a contract was put with.'),
      customer: text(500, "Rapport's id, your customerId, or a domain."),
      origin: Type.Optional(
        Type.Enum([...origins], { description: 'Only terms that come from a contract, a subscription or a won deal.' })
      ),
      outcome: Type.Optional(Type.Enum([...outcomes], { description: 'Only terms that ended like this.' })),
      ...pageQuery
    },
    { additionalProperties: false }
  ),
  queryExample: { customer: 'acme' },

  async list(context, query) {
    const { store } = context
    const { externalId, customer: named, origin, outcome } = query
    const paging = readPaging(context, 'contracts', query, { column: 'starts_at', direction: 'desc' })
    const customer = named === undefined ? undefined : await findCustomer(store, named)
    const page = await findPage(store, paging, {
      table,
      where: {
        removed_at: { isNull: true },
        ...(externalId !== undefined && { external_id: { eq: externalId } }),
        ...(named !== undefined && { customer_id: { in: customer ? [customer.id] : [] } }),
        ...(origin !== undefined && { origin: { eq: origin } }),
        ...(outcome !== undefined && { outcome: { eq: outcome } })
      },
      place: (row) => ({ value: row.starts_at, id: row.id })
    })
    return pageOf(page, itemOf)
  }
})
