import type { OrganizationStore } from '../../storage/contract.js'
import { events } from '../../storage/tables/index.js'
import { activityChannels } from '../identity/rollup.js'
import { isoTimeOrNull } from '../instant.js'
import { timelineWindow } from '../timeline/timeline-window.js'

/**
 * How active a customer was within a window that ends now: events of the channels that count as activity, the users behind them, and the last email and
 * meeting.
 */
export async function behaviorMetrics(store: OrganizationStore, customerId: string, timeframe: string, now: number) {
  const within = { customer_id: { eq: customerId }, occurred_at: timelineWindow({ timeframe }, now) }
  const activity = { ...within, channel: { in: activityChannels } }
  const [kinds, [totals]] = await Promise.all([
    store.aggregate(events, { where: activity, by: ['channel', 'type'], measures: { last: { max: 'occurred_at' } } }),
    store.aggregate(events, { where: activity, measures: { count: { count: true }, users: { countDistinct: 'user_id' } } })
  ])
  const lastOf = (isWanted: (kind: { channel: string; type: string }) => boolean) => {
    const times = kinds.filter(isWanted).flatMap(({ last }) => last ?? [])
    return isoTimeOrNull(times.length === 0 ? null : Math.max(...times))
  }
  return {
    activityCount: totals?.count ?? 0,
    activeUsers: totals?.users ?? 0,
    lastEmailAt: lastOf(({ channel, type }) => channel === 'COMMUNICATION' && type.startsWith('EMAIL')),
    lastMeetingAt: lastOf(({ channel }) => channel === 'MEETING')
  }
}
