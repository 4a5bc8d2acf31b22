import { defineJob, RescheduleAt } from '../../jobs/index.js'
import { liveSegments } from '../reconcile-members.js'
import { refreshEveryMs, refreshPage, segmentRefreshKind, segmentRefreshPayload } from '../refresh.js'
import { segments } from '../tables/index.js'

/** Exists from the first segment on. A pass looks at all customers, then at all people; between two passes the job rests. */
export const segmentRefresh = defineJob({
  kind: segmentRefreshKind,
  summary: 'Updates every five minutes who entered or left segments.',
  lane: 'maintenance',
  payload: segmentRefreshPayload,
  attempts: Number.POSITIVE_INFINITY,
  async run(_, { save, clock, ids }) {
    const step = () =>
      save(async (transaction, { subject, after: before, begunAt }) => {
        const now = clock.now()
        const begun = begunAt ?? now
        const after = await refreshPage(transaction, subject, before, ids, now)
        if (after !== null) return { subject, after, begunAt: begun }
        if (subject === 'customers') return { subject: 'people' as const, after: null, begunAt: begun }
        const waiting = (await liveSegments(transaction)).filter(({ filled_at }) => filled_at === null)
        // One that was saved during the pass is not known to be looked at with everybody: the next pass does.
        const filled = waiting.filter(({ updated_at }) => updated_at <= begun)
        if (filled.length > 0) await transaction.update(segments, { id: { in: filled.map(({ id }) => id) } }, { filled_at: now })
        const until = filled.length < waiting.length ? now : now + refreshEveryMs
        return new RescheduleAt(until, { subject: 'customers' as const, after: null, begunAt: null })
      })
    while (await step());
  }
})
