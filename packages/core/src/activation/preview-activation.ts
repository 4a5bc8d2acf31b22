import { type Customer, customerLabel, domainLabel } from '../customers/index.js'
import { currentIds, customers, events, users } from '../identity/index.js'
import type { OrganizationStore, Rows } from '../storage/index.js'
import { ago, isoTime, isoTimeOrNull } from '../values/index.js'
import { activatingEvents } from './mark-activating.js'

/** Events that a preview looks at: beyond that its counts are lower bounds, and it says so. */
const previewedEvents = 10_000

const pageSize = 1000

/** What to look at: an event's exact name, how far back, and how many examples to show. */
export interface PreviewInput {
  eventName: string
  lookbackDays?: number
  exampleLimit?: number
}

/** The first match of a user or customer within the window. */
interface Match {
  firstMatchedAt: number
  eventId: string
}

/**
 * Tells whom an activation event would activate, from the stored events of the last days, oldest first. It looks at a bounded number of them: when there
 * are more, the counts are lower bounds, and the `truncated` flags are set.
 */
export async function previewActivation(store: OrganizationStore, now: number, input: PreviewInput, bound = previewedEvents) {
  const { eventName, lookbackDays = 30, exampleLimit = 10 } = input
  const from = ago(`${lookbackDays}d`, now)
  const found = await store.find(events, {
    where: activatingEvents(eventName, { gte: from, lte: now }),
    orderBy: { column: 'occurred_at', direction: 'asc' },
    limit: bound + 1,
    columns: ['event_id', 'occurred_at', 'customer_id', 'user_id']
  })
  const truncated = found.length > bound
  const evaluated = found.slice(0, bound)
  const [customerIds, userIds] = await Promise.all([
    currentIds(
      store,
      evaluated.map((event) => event.customer_id),
      'customer'
    ),
    currentIds(
      store,
      evaluated.map((event) => event.user_id),
      'user'
    )
  ])
  const byCustomer = firstMatches(evaluated, (event) => customerIds.get(event.customer_id ?? ''))
  const byContact = firstMatches(evaluated, (event) => userIds.get(event.user_id ?? ''))
  const activeCustomers = await countActivated(store, customers, [...byCustomer.keys()])
  const activeContacts = await countActivated(store, users, [...byContact.keys()])
  return {
    eventName,
    evaluatedFrom: isoTime(from),
    evaluatedTo: isoTime(now),
    evaluatedEventCount: evaluated.length,
    matchedCustomerCount: byCustomer.size,
    alreadyActivatedCustomerCount: activeCustomers,
    wouldActivateCustomerCount: byCustomer.size - activeCustomers,
    evaluatedContactOccurrenceCount: evaluated.filter((event) => event.user_id !== null).length,
    matchedContactCount: byContact.size,
    alreadyActivatedContactCount: activeContacts,
    wouldActivateContactCount: byContact.size - activeContacts,
    contactTruncated: truncated,
    customerTruncated: truncated,
    truncated,
    examples: await examples(store, byCustomer, exampleLimit)
  }
}

/** The first match of each owner; events come oldest first. */
function firstMatches<E extends { event_id: string; occurred_at: number }>(
  matching: readonly E[],
  ownerOf: (event: E) => string | undefined
) {
  const matches = new Map<string, Match>()
  for (const event of matching) {
    const owner = ownerOf(event)
    if (owner !== undefined && !matches.has(owner)) matches.set(owner, { firstMatchedAt: event.occurred_at, eventId: event.event_id })
  }
  return matches
}

async function countActivated(rows: Rows<'organization'>, table: typeof customers | typeof users, ids: readonly string[]): Promise<number> {
  let count = 0
  for (let start = 0; start < ids.length; start += pageSize) {
    count += await rows.count(table, { id: { in: ids.slice(start, start + pageSize) }, activated_at: { isNull: false } })
  }
  return count
}

/** The customers that matched first. */
async function examples(rows: Rows<'organization'>, matches: ReadonlyMap<string, Match>, limit: number) {
  const shown = [...matches].slice(0, limit)
  const found = await rows.get(
    customers,
    shown.map(([id]) => ({ id }))
  )
  return shown.flatMap(([, match], index) => {
    const customer = found[index]
    return customer ? [exampleOf(customer, match)] : []
  })
}

function exampleOf(customer: Customer, { firstMatchedAt, eventId }: Match) {
  return {
    customer: { id: customer.id, name: customerLabel(customer), domain: domainLabel(customer) },
    activatedAt: isoTimeOrNull(customer.activated_at),
    firstMatchedAt: isoTime(firstMatchedAt),
    eventId
  }
}
