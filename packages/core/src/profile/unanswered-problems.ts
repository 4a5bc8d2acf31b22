import { type Static, Type } from 'typebox'
import { resolveCustomer } from '../customers/index.js'
import { readReadingSettings } from '../reading-settings/index.js'
import { ticketState } from '../sources/index.js'
import { sources } from '../sources/tables/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { strictObject } from '../validation/index.js'
import { day as dayLength, isoTime } from '../values/index.js'

const maxTickets = 1_000
const shown = 100
const textOrNull = () => Type.Union([Type.String(), Type.Null()])

export const unansweredProblemsShape = strictObject({
  customerId: Type.String(),
  patienceDays: Type.Integer(),
  count: Type.Integer({ minimum: 0, description: 'How many there are among the 1,000 latest tickets.' }),
  items: Type.Array(
    strictObject({
      sourceId: Type.String(),
      title: textOrNull(),
      permalink: textOrNull(),
      openedAt: Type.String({ format: 'date-time' }),
      openDays: Type.Integer({ minimum: 0, description: 'Whole days since it was opened.' })
    }),
    { description: 'Longest open first, at most 100.' }
  )
})

/** A customer's tickets that are open for longer than the patience. */
export type UnansweredProblems = Static<typeof unansweredProblemsShape>

/**
 * The customer's tickets that were opened more than so many days before `now` and are not closed. Without `patience` it is that of the workspace's settings.
 * Throws NOT_FOUND if the customer does not exist.
 */
export async function unansweredProblems(
  store: OrganizationStore,
  now: number,
  customer: string,
  patience?: number
): Promise<UnansweredProblems> {
  const patienceDays = patience ?? (await readReadingSettings(store)).patienceDays
  const { id: customerId } = await resolveCustomer(store, customer)
  const tickets = await store.find(sources, {
    where: {
      customer_id: { eq: customerId },
      source_type: { eq: 'SUPPORT_TICKET' },
      occurred_at: { lt: now - patienceDays * dayLength }
    },
    columns: ['external_id', 'title', 'permalink', 'occurred_at', 'record'],
    orderBy: { column: 'occurred_at', direction: 'desc' },
    limit: maxTickets
  })
  const open = tickets.filter(({ record }) => !ticketState(record).isClosed).reverse()
  const items = open.slice(0, shown).map(({ external_id: sourceId, title, permalink, occurred_at }) => {
    return { sourceId, title, permalink, openedAt: isoTime(occurred_at), openDays: Math.floor((now - occurred_at) / dayLength) }
  })
  return { customerId, patienceDays, count: open.length, items }
}
