import { Type } from 'typebox'
import { billingStatuses, mrrStatuses } from '../../domain/customers/billing.js'
import { customerFilter } from '../../domain/customers/customer-filter.js'
import { loadOwners } from '../../domain/customers/owners.js'
import { oneOf } from '../../domain/enumeration.js'
import { isoTimeOrNull } from '../../domain/instant.js'
import { findPage, readPaging } from '../../domain/page.js'
import { daysSince, windows } from '../../domain/window.js'
import { defineTool } from '../../gateway/define-tool.js'
import { closed } from '../../gateway/shapes/closed.js'
import { orNull } from '../../gateway/shapes/or-null.js'
import { owner } from '../../gateway/shapes/owner.js'
import { countedPageOutput, orderInput, pageInput, pagination } from '../../gateway/shapes/pagination.js'
import { optionalText } from '../../gateway/shapes/text-input.js'
import { traitFilters } from '../../gateway/shapes/trait-filters.js'
import { customers } from '../../storage/tables/index.js'

const cents = (description: string) => Type.Optional(Type.Number({ minimum: 0, description }))

const item = closed({
  id: Type.String(),
  name: orNull(Type.String()),
  domain: orNull(Type.String()),
  billingStatus: Type.Enum([...billingStatuses]),
  activatedAt: orNull(Type.String()),
  firstSeenAt: orNull(Type.String()),
  lastActivityAt: orNull(Type.String()),
  contactCount: Type.Integer({ minimum: 0 }),
  currentMrr: orNull(Type.Number({ description: 'Minor units of the currency a month.' })),
  mrrCalculationStatus: Type.Enum([...mrrStatuses]),
  owner,
  daysSinceActivity: orNull(Type.Integer({ minimum: 0 }))
})

const columns = [
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

export const listCustomers = defineTool({
  name: 'svc_list_customers',
  summary: 'Lists customers, newest activity first, narrowed by activity, billing, revenue, traits, owner or text.',
  grant: 'customer_intelligence:read',
  input: Type.Object({
    activatedSince: Type.Optional(Type.String({ format: 'date-time', description: 'Customers activated at or after this instant.' })),
    billingStatus: Type.Optional(Type.Enum([...billingStatuses])),
    hasActivityInLast: Type.Optional(Type.Enum([...windows], { description: 'Customers active within this window.' })),
    noActivityInLast: Type.Optional(Type.Enum([...windows], { description: 'Customers silent throughout this window.' })),
    mrrAbove: cents('Monthly revenue above this many minor units.'),
    mrrBelow: cents('Monthly revenue below this many minor units.'),
    traitFilters,
    search: optionalText(500, 'Text within the name or domain, in any case.'),
    ownerId: optionalText(500, "The owner's member id."),
    ownerEmail: optionalText(500, "The owner's email, in any case."),
    hasOwner: Type.Optional(Type.Boolean({ description: 'true: only customers with an owner; false: only those without.' })),
    ...pageInput,
    ...orderInput(['last_activity_at', 'first_seen_at', 'name', 'mrr_cents'])
  }),
  output: closed({ items: Type.Array(item), pagination: countedPageOutput }),
  example: { hasActivityInLast: '30d', noActivityInLast: '7d', billingStatus: 'PAYING', limit: 20 },

  async handle(input, context) {
    const { store } = context
    const order = { column: input.orderBy ?? 'last_activity_at', direction: input.orderDirection ?? 'desc' } as const
    const paging = readPaging(context, 'svc_list_customers', input, order)
    const page = await findPage(store, paging, {
      table: customers,
      where: await customerFilter(store, input, paging.asOf),
      columns,
      place: (row) => ({ value: row[order.column], id: row.id })
    })
    const owners = await loadOwners(
      store,
      page.rows.map((row) => row.owner_id)
    )
    const items = page.rows.map((row) => ({
      id: row.id,
      name: row.name,
      domain: row.domain,
      billingStatus: oneOf(billingStatuses, row.billing_status),
      activatedAt: isoTimeOrNull(row.activated_at),
      firstSeenAt: isoTimeOrNull(row.first_seen_at),
      lastActivityAt: isoTimeOrNull(row.last_activity_at),
      contactCount: row.contact_count,
      currentMrr: row.mrr_cents,
      mrrCalculationStatus: oneOf(mrrStatuses, row.mrr_status),
      owner: owners.get(row.owner_id ?? '') ?? null,
      daysSinceActivity: daysSince(row.last_activity_at, paging.asOf)
    }))
    return { items, pagination: pagination(page) }
  }
})
