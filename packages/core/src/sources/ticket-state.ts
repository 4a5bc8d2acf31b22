import type { JsonObject } from '../storage/index.js'

/** Words for a ticket that nobody waits for any more, as help desks and hosts write them. */
const closedWords = ['closed', 'solved', 'resolved', 'done']

/** Whether a ticket is closed, and when that was, epoch milliseconds, where its record tells. */
export interface TicketState {
  isClosed: boolean
  closedAt: number | null
}

/**
 * What a ticket's record tells of its state: `isClosed`, or a `status` such as "closed" or "solved"; `closedAt`, an ISO 8601 time. A record that tells
 * nothing is that of an open ticket.
 */
export function ticketState({ isClosed, status, closedAt }: JsonObject): TicketState {
  const at = typeof closedAt === 'string' ? Date.parse(closedAt) : Number.NaN
  const isSaid = typeof isClosed === 'boolean' ? isClosed : typeof status === 'string' && closedWords.includes(status.trim().toLowerCase())
  return { isClosed: isSaid, closedAt: isSaid && Number.isFinite(at) ? at : null }
}
