import { activityChannels, events } from '../identity/index.js'
import { sourceTypesIn } from '../sources/index.js'
import { sources } from '../sources/tables/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { timelineWindow } from '../timeline/index.js'
import { isoTimeOrNull } from '../values/index.js'

/** The types that begin with EMAIL, in the order of texts. */
const emailTypes = { gte: 'EMAIL', lt: 'EMAIM' }

/**
 * How active a customer was within a window that ends now: what happened in the channels that count as activity, the users behind it, and
 * the last email and meeting.
 */
export async function behaviorMetrics(store: OrganizationStore, customerId: string, timeframe: string, now: number) {
  const within = { customer_id: { eq: customerId }, occurred_at: timelineWindow({ timeframe }, now) }
  const activity = { ...within, counted: { eq: true }, channel: { in: activityChannels } }
  // The tolerance is for the clocks of browsers: what a source tells of begins when it says.
  const evidence = {
    ...within,
    replaced: { eq: false },
    occurred_at: { ...within.occurred_at, lte: now },
    source_type: { in: sourceTypesIn(activityChannels) }
  }
  const last = { max: 'occurred_at' } as const
  const [[seen], types] = await Promise.all([
    store.aggregate(events, {
      where: activity,
      measures: {
        count: { count: true },
        users: { countDistinct: 'user_id' },
        lastEmail: { ...last, where: { channel: { eq: 'COMMUNICATION' }, type: emailTypes } },
        lastMeeting: { ...last, where: { channel: { eq: 'MEETING' } } }
      }
    }),
    store.aggregate(sources, { where: evidence, by: ['source_type'], measures: { last, count: { count: true } } })
  ])
  const meetings: readonly string[] = sourceTypesIn(['MEETING'])
  return {
    activityCount: (seen?.count ?? 0) + types.reduce((sum, { count }) => sum + count, 0),
    activeUsers: seen?.users ?? 0,
    lastEmailAt: latestOf([seen?.lastEmail, ...types.filter(({ source_type }) => source_type === 'EMAIL').map(({ last }) => last)]),
    lastMeetingAt: latestOf([
      seen?.lastMeeting,
      ...types.filter(({ source_type }) => meetings.includes(source_type)).map(({ last }) => last)
    ])
  }
}

function latestOf(times: readonly (number | null | undefined)[]): string | null {
  const known = times.filter((time) => typeof time === 'number')
  return isoTimeOrNull(known.length === 0 ? null : Math.max(...known))
}
