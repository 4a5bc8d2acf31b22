import type { JsonObject } from '../storage/index.js'

/** Words for a ticket that nobody waits for any more, as help desks and hosts write them. */
const closedWords = ['closed', 'solved', 'resolved', 'done']

/** Whether a ticket is closed, and when that was, epoch milliseconds, where its record tells. */
export interface TicketState {
  isClosed: boolean
  /** Whether the record tells the state at all: one that tells nothing is taken for open by who lists tickets, and for unknown by who judges. */
  isTold: boolean
  closedAt: number | null
}

/**
 * What a ticket's record tells of its state: `isClosed`, or a `status` such as "closed" or "solved"; `closedAt`, an ISO 8601 time. A record that tells
 * nothing is that of an open ticket.
 */
export function ticketState({ isClosed, status, closedAt }: JsonObject): TicketState {
  const at = typeof closedAt === 'string' ? Date.parse(closedAt) : Number.NaN
  const isSaid = typeof isClosed === 'boolean' ? isClosed : typeof status === 'string' && closedWords.includes(status.trim().toLowerCase())
  const isTold = typeof isClosed === 'boolean' || typeof status === 'string'
  return { isClosed: isSaid, isTold, closedAt: isSaid && Number.isFinite(at) ? at : null }
}
