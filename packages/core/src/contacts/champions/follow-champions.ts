import { beforeCommit, type ChangeOf, defineSubscriber } from '../../changes/index.js'
import { facts } from '../../facts/tables/index.js'
import { enqueueJob, enqueueJobs, jobs } from '../../jobs/index.js'
import { champions } from '../tables/champions.js'
import { tellsOfLoss } from './reconcile-champions.js'

/** The job that finds champions. */
export const championDayKind = 'champion_day'

/** So soon after the first customer the first look comes: a history that is being imported is there then. */
const firstLook = 4 * 60_000

/** The first customer has the daily look begin. */
export const beginChampions = defineSubscriber({
  at: beforeCommit,
  kinds: ['customerCreated'],
  async follow(_, { transaction, ids, now }) {
    const [live] = await transaction.find(jobs, { where: { unique_key: { eq: championDayKind } }, columns: ['id'], limit: 1 })
    if (live) return
    await enqueueJob(
      transaction,
      { kind: championDayKind, payload: { after: null }, uniqueKey: championDayKind, runAt: now + firstLook },
      ids,
      now
    )
  }
})

type FactChange = ChangeOf<'factDetected' | 'factChanged' | 'factStatusChanged'>

/** What a text tells of a champion who goes counts within seconds. So do merges of accounts, as far as nobody has to wait for the next day. */
export const followChampions = defineSubscriber({
  at: beforeCommit,
  kinds: ['factDetected', 'factChanged', 'factStatusChanged', 'customerMerged', 'customerKeyMoved'],
  async follow(changes, { transaction, ids, now }) {
    const told = changes.filter((change) => change.kind !== 'customerMerged' && change.kind !== 'customerKeyMoved')
    const moved = changes.flatMap((change) => {
      if (change.kind === 'customerMerged') return [change.fromId, change.intoId]
      return change.kind === 'customerKeyMoved' ? [change.from, change.into] : []
    })
    // Of accounts that were split or joined nobody was removed: their champions are found as if for the first time.
    const known = moved.length === 0 ? 0 : await transaction.count(champions, { customer_id: { in: moved } }, 1)
    const jobOf = (customerId: string, anew: boolean) => {
      const uniqueKey = `${championDayKind} ${anew ? 'anew ' : ''}${customerId}`
      return { kind: championDayKind, payload: { after: null, only: [customerId], anew }, uniqueKey }
    }
    const wanted = [
      ...(known > 0 ? [...new Set(moved)].map((id) => jobOf(id, true)) : []),
      ...[...new Set(await losing(told, transaction))].map((id) => jobOf(id, false))
    ]
    if (wanted.length > 0) await enqueueJobs(transaction, wanted, ids, now)
  }
})

type Transaction = Parameters<typeof enqueueJobs>[0]

async function losing(changes: readonly FactChange[], transaction: Transaction): Promise<string[]> {
  const byType = changes.flatMap((change) => {
    if (change.kind === 'factStatusChanged') return []
    const before = change.kind === 'factChanged' && tellsOfLoss(change.before.factType) ? [change.before.customerId] : []
    return tellsOfLoss(change.factType) ? [change.customerId, ...before] : before
  })
  const set = changes.flatMap((change) => (change.kind === 'factStatusChanged' ? [{ id: change.factId }] : []))
  const rows = set.length === 0 ? [] : await transaction.get(facts, set)
  return [...byType, ...rows.flatMap((row) => (row && tellsOfLoss(row.fact_type) ? [row.customer_id] : []))]
}
