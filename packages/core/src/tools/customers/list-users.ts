import { Type } from 'typebox'
import { loadCustomerNames } from '../../domain/customers/customer-names.js'
import { isoTimeOrNull } from '../../domain/instant.js'
import { readPaging } from '../../domain/page.js'
import { findUsers } from '../../domain/users/find-users.js'
import { journeyStage, journeyStages } from '../../domain/users/journey-stage.js'
import { daysSince, durationPattern } from '../../domain/window.js'
import { defineTool } from '../../gateway/define-tool.js'
import { closed } from '../../gateway/shapes/closed.js'
import { orNull } from '../../gateway/shapes/or-null.js'
import { countedPageOutput, orderInput, pageInput, pagination } from '../../gateway/shapes/pagination.js'
import { optionalText } from '../../gateway/shapes/text-input.js'
import { traitFilters } from '../../gateway/shapes/trait-filters.js'

const duration = (description: string) => Type.Optional(Type.String({ pattern: durationPattern, description }))

const item = closed({
  id: Type.String(),
  email: orNull(Type.String()),
  name: orNull(Type.String()),
  customerId: orNull(Type.String()),
  customerName: orNull(Type.String()),
  customerDomain: orNull(Type.String()),
  journeyStage: Type.Enum([...journeyStages]),
  lastActivityAt: orNull(Type.String()),
  daysSinceActivity: orNull(Type.Integer({ minimum: 0 }))
})

export const listUsers = defineTool({
  name: 'svc_list_users',
  summary: 'Lists the people who use the product, newest activity first, narrowed by stage, customer, activity, traits or text.',
  grant: 'customer_intelligence:read',
  input: Type.Object({
    journeyStage: Type.Optional(Type.Enum([...journeyStages])),
    customerId: optionalText(500, "The customer's id, the host's customerId or the domain; one that nobody has gives an empty page."),
    traitFilters,
    hasActivityInLast: duration('People active within this many days, hours or minutes, such as 30d, 12h, 45m.'),
    noActivityInLast: duration('People silent throughout this many days, hours or minutes.'),
    search: optionalText(500, 'Text within the email or name, in any case.'),
    ...pageInput,
    ...orderInput(['last_activity_at', 'first_seen_at', 'email'])
  }),
  output: closed({ items: Type.Array(item), pagination: countedPageOutput }),
  example: { journeyStage: 'ENGAGED', customerId: 'acme.example', hasActivityInLast: '30d' },

  async handle(input, context) {
    const { store } = context
    const order = { column: input.orderBy ?? 'last_activity_at', direction: input.orderDirection ?? 'desc' } as const
    const paging = readPaging(context, 'svc_list_users', input, order)
    const { page, customer: known } = await findUsers(store, paging, input)
    const ids = page.rows.map((row) => row.customer_id)
    const customers = await loadCustomerNames(store, ids, known)
    const items = page.rows.map((row) => {
      const customer = customers.get(row.customer_id ?? '')
      return {
        id: row.id,
        email: row.email,
        name: row.name,
        customerId: row.customer_id,
        customerName: customer?.name ?? null,
        customerDomain: customer?.domain ?? null,
        journeyStage: journeyStage(row, paging.asOf),
        lastActivityAt: isoTimeOrNull(row.last_activity_at),
        daysSinceActivity: daysSince(row.last_activity_at, paging.asOf)
      }
    })
    return { items, pagination: pagination(page) }
  }
})
