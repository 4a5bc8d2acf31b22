import { Type } from 'typebox'
import { defineJob, RescheduleAt } from '../../jobs/index.js'
import { day } from '../../values/index.js'
import { retentionKind } from '../hook.js'
import { type Dropped, dropOverdue } from '../retention.js'

/** Stands while anything is kept for hooks: it runs once a day, and whenever many more were written. */
export const hookRetention = defineJob({
  kind: retentionKind,
  summary: 'Drops deliveries of hooks that no process has, and old dead letters.',
  lane: 'maintenance',
  payload: Type.Object({}),
  attempts: Number.POSITIVE_INFINITY,
  async run(_, { store, save, clock, logger }) {
    const dropped = { expired: 0, overflowing: 0 }
    for (;;) {
      let last: Dropped = { expired: 0, overflowing: 0, left: 'more' }
      const goesOn = await save(async (transaction, payload) => {
        last = await dropOverdue(transaction, clock.now())
        if (last.left === 'more') return payload
        return last.left === 'later' ? new RescheduleAt(clock.now() + day, payload) : undefined
      })
      dropped.expired += last.expired
      dropped.overflowing += last.overflowing
      if (goesOn) continue
      if (dropped.expired + dropped.overflowing > 0)
        logger.warn('Old deliveries of hooks, or too many of them, were dropped', {
          organizationId: store.organizationId,
          ...dropped
        })
      return
    }
  }
})
