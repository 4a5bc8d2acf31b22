import { removeSources, type SourceType } from '../../sources/index.js'
import { sources } from '../../sources/tables/index.js'
import type { KeptKind } from '../kept-kind.js'

const types: SourceType[] = ['EMAIL', 'CALL', 'CALENDAR_EVENT', 'SUPPORT_TICKET', 'SLACK']
const atOnce = 50

const older = (before: number) => ({ source_type: { in: types }, occurred_at: { lt: before } })

export const keptConversations: KeptKind = {
  summary: 'Emails, calls, calendar events, tickets and chats, with their text and the facts that rest on nothing else.',
  count: (rows, before) => rows.count(sources, older(before)),
  async removeSome(transaction, { before, ids, now }) {
    const page = await transaction.find(sources, { where: older(before), columns: ['id'], limit: atOnce })
    await removeSources(
      transaction,
      page.map(({ id }) => id),
      ids,
      now
    )
    return { removed: page.length, place: page.length < atOnce ? null : '' }
  }
}
