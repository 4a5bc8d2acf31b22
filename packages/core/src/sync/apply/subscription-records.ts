import { providerAccountKey } from '../../identity/index.js'
import { readSubscription, removeSubscriptions, storeSubscriptions, subscriptionInput } from '../../revenue/index.js'
import { subscriptions } from '../../revenue/tables/index.js'
import { checkOf } from '../../validation/index.js'
import type { RecordKind } from './apply-context.js'
import { UnreadableRecord } from './check-operation.js'
import { externalIdOf } from './record-names.js'

const check = checkOf(subscriptionInput)

/** What accounts pay for. */
export const subscriptionRecords: RecordKind<'subscription'> = {
  async put({ transaction, ids, now, from }, operations) {
    const named = operations.map(({ kind, id, at: _, account, ...said }) => {
      // The customer stands for the key, which is no part of what hosts put.
      const input = { ...said, externalId: externalIdOf(from, kind, id), customer: { customerId: account } }
      if (!check.accepts(input)) throw new UnreadableRecord(check.fault(input, 'subscription'))
      return { columns: readSubscription(input, 'subscription'), customerKey: providerAccountKey(from.provider, from.account, account) }
    })
    return (await storeSubscriptions(transaction, named, ids, now)).map(({ id }) => id)
  },
  async remove({ transaction, ids, now }, targets) {
    const found = await transaction.find(subscriptions, { where: { id: { in: [...targets] } }, columns: ['external_id'] })
    await removeSubscriptions(
      transaction,
      found.map((row) => row.external_id),
      ids,
      now
    )
  }
}
