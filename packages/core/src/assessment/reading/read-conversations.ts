import { readReadingSettings } from '../../reading-settings/index.js'
import { ticketState } from '../../sources/index.js'
import { sources } from '../../sources/tables/index.js'
import type { OrganizationStore, Rows, Transaction } from '../../storage/index.js'
import { day as dayLength, groupBy } from '../../values/index.js'
import { heardDays, type Problem } from '../evidence.js'

/** Tickets that have been open for longer than this are forgotten rather than urgent. */
export const maxOpenDays = 120
/** What a customer's tickets are looked through for at most. */
const maxProblems = 20

/** What is heard of a customer: our own mails and the records of a CRM tell nothing of it. */
export const heardTypes = ['EMAIL_RECEIVED', 'MEETING_COMPLETED', 'SLACK_MESSAGE', 'SUPPORT_TICKET_CREATED']

/** How many conversations of the last 90 days each of these customers has. */
export async function countConversations(rows: Rows<'organization'>, ids: readonly string[], now: number): Promise<Map<string, number>> {
  const groups = await rows.aggregate(sources, {
    where: { customer_id: { in: ids }, event_type: { in: heardTypes }, occurred_at: { gte: now - heardDays * dayLength, lt: now } },
    by: ['customer_id'],
    measures: { count: { count: true } }
  })
  return new Map(groups.map(({ customer_id, count }) => [customer_id ?? '', count]))
}

/** The tickets of these customers that wait for an answer, the longest open first. */
export async function readProblems(
  rows: OrganizationStore | Transaction,
  ids: readonly string[],
  now: number
): Promise<Map<string, Problem[]>> {
  const { patienceDays } = await readReadingSettings(rows)
  const tickets = await rows.find(sources, {
    where: {
      customer_id: { in: ids },
      source_type: { eq: 'SUPPORT_TICKET' },
      occurred_at: { gte: now - maxOpenDays * dayLength, lt: now - patienceDays * dayLength }
    },
    columns: ['customer_id', 'external_id', 'title', 'occurred_at', 'record']
  })
  const open = tickets.filter(({ record }) => {
    const { isTold, isClosed } = ticketState(record)
    // Of a ticket whose record tells no state, nobody knows whether it is open.
    return isTold && !isClosed
  })
  return new Map([...groupBy(open, ({ customer_id }) => customer_id ?? '')].map(([id, its]) => [id, problemsAmong(its, now)]))
}

/** The problems that open tickets are, the longest open first. */
export function problemsAmong(
  tickets: readonly { external_id: string; title: string | null; occurred_at: number }[],
  now: number
): Problem[] {
  return tickets
    .toSorted((a, b) => a.occurred_at - b.occurred_at)
    .slice(0, maxProblems)
    .map(({ external_id: sourceId, title, occurred_at: openedAt }) => {
      return { sourceId, title, openedAt, openDays: Math.floor((now - openedAt) / dayLength) }
    })
}
