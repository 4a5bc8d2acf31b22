import type { Operation } from '@rapport/core/connector'
import type { Message } from './ticket-messages.js'

interface Ticket {
  id: string
  account: string | undefined
  title: string | undefined
}

/** When somebody wrote in a ticket. What opens it is told by the ticket itself; what a machine wrote is no moment of anybody's. */
export function messageActivities(messages: readonly Message[], { id: issueId, account, title }: Ticket): Operation[] {
  return messages.flatMap(({ id, at, from, email }, index): Operation[] => {
    if (id === undefined || at === undefined || from === undefined || (from === 'contact' && index === 0)) return []
    const isReceived = from === 'contact'
    return [
      {
        kind: 'activity',
        id: `message:${id}`,
        at,
        type: isReceived ? 'SUPPORT_MESSAGE_RECEIVED' : 'SUPPORT_MESSAGE_SENT',
        channel: 'SUPPORT',
        occurredAt: at,
        title: title?.slice(0, 500) ?? 'A ticket',
        account,
        people: isReceived && email !== undefined ? [{ email }] : [],
        properties: { issueId }
      }
    ]
  })
}
