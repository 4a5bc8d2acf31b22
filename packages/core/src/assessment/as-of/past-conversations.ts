import { factStatements } from '../../facts/tables/index.js'
import { readReadingSettings } from '../../reading-settings/index.js'
import { ticketState } from '../../sources/index.js'
import { sources } from '../../sources/tables/index.js'
import type { OrganizationStore, RowOf } from '../../storage/index.js'
import { day as dayLength, groupBy, type Reading } from '../../values/index.js'
import { heardDays, type Problem } from '../evidence.js'
import { heardTypes, maxOpenDays, problemsAmong } from '../reading/read-conversations.js'

type Source = Pick<RowOf<typeof sources>, 'customer_id' | 'occurred_at' | 'created_at'>

interface Ticket extends Source {
  external_id: string
  title: string | null
  /** When it was closed; null while it is open. */
  closedAt: number | null
}

/** The conversations and tickets of customers over a time. */
export interface PastConversations {
  countAt(id: string, at: number): number
  problemsAt(id: string, at: number): Problem[]
}

/** Reads the conversations and tickets of these customers between two instants. */
export async function readPastConversations(
  rows: OrganizationStore,
  ids: readonly string[],
  { from, to, reading }: { from: number; to: number; reading: Reading }
): Promise<PastConversations> {
  const [heard, found, closings, { patienceDays }] = await Promise.all([
    rows.find(sources, {
      where: { customer_id: { in: ids }, event_type: { in: heardTypes }, occurred_at: { gte: from - heardDays * dayLength, lt: to } },
      columns: ['customer_id', 'occurred_at', 'created_at']
    }),
    rows.find(sources, {
      where: {
        customer_id: { in: ids },
        source_type: { eq: 'SUPPORT_TICKET' },
        occurred_at: { gte: from - maxOpenDays * dayLength, lt: to }
      },
      columns: ['customer_id', 'external_id', 'title', 'occurred_at', 'created_at', 'record']
    }),
    rows.find(factStatements, {
      where: { customer_id: { in: ids }, source_type: { eq: 'SUPPORT_TICKET' }, effect: { eq: 'ends' }, quote: { isNull: true } },
      columns: ['source_id', 'stated_at', 'learned_at']
    }),
    readReadingSettings(rows)
  ])
  const closingOf = new Map(closings.map((row) => [row.source_id, row]))
  const tickets = found.flatMap(({ record, ...ticket }): Ticket[] => {
    const { isTold, isClosed, closedAt } = ticketState(record)
    if (!isTold) return []
    if (!isClosed) return [{ ...ticket, closedAt: null }]
    const closing = closingOf.get(ticket.external_id)
    // A ticket that was closed already when it was stored: without a time of its own, nobody knows until when it was open.
    const at = closedAt ?? (closing && closing.learned_at > ticket.created_at ? closing.stated_at : undefined)
    return at === undefined ? [] : [{ ...ticket, closedAt: at }]
  })
  const heardOf = groupBy(heard, ({ customer_id }) => customer_id ?? '')
  const ticketsOf = groupBy(tickets, ({ customer_id }) => customer_id ?? '')
  const isKnown = ({ created_at }: Source, at: number) => reading === 'happened' || created_at <= at
  return {
    countAt: (id, at) =>
      (heardOf.get(id) ?? []).filter((each) => each.occurred_at < at && each.occurred_at >= at - heardDays * dayLength && isKnown(each, at))
        .length,
    problemsAt: (id, at) => {
      const open = (ticketsOf.get(id) ?? []).filter(
        (each) =>
          (each.closedAt === null || each.closedAt > at) &&
          each.occurred_at >= at - maxOpenDays * dayLength &&
          each.occurred_at < at - patienceDays * dayLength &&
          isKnown(each, at)
      )
      return problemsAmong(open, at)
    }
  }
}
