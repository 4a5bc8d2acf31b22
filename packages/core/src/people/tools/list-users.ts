import { Type } from 'typebox'
import { loadCustomerNames } from '../../customers/index.js'
import { readPaging } from '../../paging/index.js'
import { countedPageOutput, defineTool, optionalText, orderInput, pageInput, pagination, traitFilters } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { durationPattern } from '../../values/index.js'
import { findUsers } from '../find-users.js'
import { journeyStages } from '../journey-stage.js'
import { toUserItem, userItem, userItemColumns } from '../user-record.js'

const duration = (description: string) => Type.Optional(Type.String({ pattern: durationPattern, description }))

const item = strictObject(userItem)

export const listUsers = defineTool({
  name: 'svc_list_users',
  title: 'Find people of customers',
  description:
    "Finds people at customers by email or name, account, journey stage or activity. Use it to see who is active, who went quiet, or who to talk to. Returns email, name, stage, customer, first and last activity. Next: svc_get_timeline of the person's customer.",
  effect: 'read',
  toolset: 'customers',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: 'Lists the people who use the product, newest activity first, optionally filtered by stage, customer, activity, traits or text.',
  input: Type.Object({
    journeyStage: Type.Optional(Type.Enum([...journeyStages])),
    customerId: optionalText(500, "Rapport's id of the customer, your customerId or the domain; an unknown customer gives an empty page."),
    traitFilters,
    hasActivityInLast: duration('People active within this many days, hours or minutes, such as 30d, 12h, 45m.'),
    noActivityInLast: duration('People silent throughout this many days, hours or minutes.'),
    search: optionalText(500, 'Text within the email or name, in any case.'),
    ...pageInput,
    ...orderInput(['last_activity_at', 'first_seen_at', 'email'])
  }),
  output: strictObject({ items: Type.Array(item), pagination: countedPageOutput }),
  example: { journeyStage: 'ENGAGED', customerId: 'acme.example', hasActivityInLast: '30d' },

  async handle(input, context) {
    const { store } = context
    const order = { column: input.orderBy ?? 'last_activity_at', direction: input.orderDirection ?? 'desc' } as const
    const paging = readPaging(context, 'svc_list_users', input, order)
    const { page, customer: known } = await findUsers(store, paging, input, userItemColumns)
    const ids = page.rows.map((row) => row.customer_id)
    const customers = await loadCustomerNames(store, ids, known)
    const items = page.rows.map((row) => toUserItem(row, customers, paging.asOf))
    return { items, pagination: pagination(page) }
  }
})
