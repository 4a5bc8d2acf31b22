import { idsOfCustomer } from '../attention/index.js'
import { beforeCommit, defineSubscriber } from '../changes/index.js'
import { ownershipChanged, type UndoneMerge } from '../identity/index.js'
import type { Transaction } from '../storage/index.js'
import { day as dayLength } from '../values/index.js'
import { returnItems } from './attention/return-items.js'
import { signalOccurrences } from './tables/signal-occurrences.js'
import { signals } from './tables/signals.js'
import { watchedKinds } from './watched-signal.js'

/** What ended longer ago than this before a merge was undone is another matter when it is seen again. */
const endedWithin = 42 * dayLength
/** How long after the undoing it is the same matter. There is time for the events of a large customer to move, and for a few looks. */
const resumableFor = 7 * dayLength

/** What was seen at a customer is the survivor's from the commit on that merges them. */
export const moveOccurrences = defineSubscriber({
  at: beforeCommit,
  kinds: ['customerMerged'],
  async follow(changes, { transaction }) {
    for (const { fromId, intoId } of changes) {
      const any = [{ customer_id: { eq: fromId } }, { original_customer_id: { eq: fromId } }]
      await transaction.update(signalOccurrences, { any }, { customer_id: intoId })
    }
  }
})

/**
 * What was seen at a customer that was merged returns to that customer when the merge is undone. What held while they were one may have been the matter of either: where it
 * holds after that, it goes on.
 */
export const returnOccurrences = defineSubscriber({
  at: ownershipChanged,
  kinds: ['customerKeyMoved'],
  async follow(_, { transaction, now, undoneMerges }) {
    for (const undone of undoneMerges.splice(0)) {
      await returnToOriginal(transaction, undone, now)
      await returnItems(transaction, undone, now)
    }
  }
})

async function returnToOriginal(transaction: Transaction, { customerId, fromId, mergedAt }: UndoneMerge, now: number): Promise<void> {
  const originals = await idsOfCustomer(transaction, customerId)
  await transaction.update(signalOccurrences, { original_customer_id: { in: originals } }, { customer_id: customerId })
  const watched = await transaction.find(signals, { where: { kind: { in: watchedKinds }, enabled: { eq: true } }, columns: ['id'] })
  const held = await transaction.find(signalOccurrences, {
    where: {
      customer_id: { in: [customerId, fromId] },
      signal_id: { in: watched.map(({ id }) => id) },
      any: [{ ended_at: { isNull: true } }, { ended_at: { gte: Math.max(mergedAt, now - endedWithin) } }]
    }
  })
  for (const { id, customer_id, detected_at, ended_at } of held) {
    const isShared = customer_id === fromId && detected_at >= mergedAt
    if (ended_at === null && !isShared) continue
    const resumable = { resumable_until: now + resumableFor, resumable_by: isShared ? [customerId, fromId] : [customer_id] }
    await transaction.update(signalOccurrences, { id: { eq: id } }, resumable)
  }
}
