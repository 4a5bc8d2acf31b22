import { beforeCommit, defineSubscriber } from '../changes/index.js'
import { day as dayLength } from '../values/index.js'
import { ceilingOfLeaving, noticeWords } from './formula.js'
import { customerHealth } from './tables/customer-health.js'

/** Scores of the running day, in any time zone, began at most so long ago. */
const runningDay = 1.5 * dayLength

/** A customer that leaves loses its score at once, and not only with the next day. */
export const followNotice = defineSubscriber({
  at: beforeCommit,
  kinds: ['assessmentChanged'],
  async follow(changes, { transaction, now }) {
    const leaving = changes.filter(({ to }) => to === 'leaving').map(({ customerId }) => customerId)
    if (leaving.length === 0) return
    const rows = await transaction.find(customerHealth, { where: { customer_id: { in: leaving }, day: { gte: now - runningDay } } })
    const newest = new Map<string, (typeof rows)[number]>()
    for (const row of rows) if ((newest.get(row.customer_id)?.day ?? 0) < row.day) newest.set(row.customer_id, row)
    const capped = [...newest.values()].filter(({ score }) => (score ?? 0) > ceilingOfLeaving)
    if (capped.length > 0)
      await transaction.upsert(
        customerHealth,
        capped.map((row) => {
          const points = ceilingOfLeaving - (row.score ?? ceilingOfLeaving)
          const exact = Math.min(row.exact ?? ceilingOfLeaving, ceilingOfLeaving)
          return { ...row, score: ceilingOfLeaving, exact, caps: [...row.caps, { cap: 'notice', points, reason: noticeWords }] }
        })
      )
  }
})
