import { providerAccountKey } from '../../identity/index.js'
import { putPayments, removePayments } from '../../revenue/index.js'
import { payments } from '../../revenue/tables/index.js'
import type { RecordKind } from './apply-context.js'
import { externalIdOf } from './record-names.js'

/** What accounts have paid. */
export const paymentRecords: RecordKind<'payment'> = {
  async put({ transaction, ids, now, from }, operations) {
    const batch = operations.map(({ id, account, subscription, amountCents, currency, paidAt }) => ({
      externalId: externalIdOf(from, 'payment', id),
      customerKey: providerAccountKey(from.provider, from.account, account),
      subscriptionExternalId: subscription && externalIdOf(from, 'subscription', subscription),
      amountCents,
      currency,
      paidAt
    }))
    await putPayments(transaction, batch, ids, now)
    const where = { external_id: { in: batch.map(({ externalId }) => externalId) } }
    const rows = await transaction.find(payments, { where, columns: ['id', 'external_id'] })
    const byName = new Map(rows.map((row) => [row.external_id, row.id]))
    return batch.map(({ externalId }) => byName.get(externalId) ?? null)
  },
  async remove({ transaction, ids, now }, targets) {
    const rows = await transaction.find(payments, { where: { id: { in: [...targets] } }, columns: ['external_id'] })
    await removePayments(
      transaction,
      rows.map((row) => row.external_id),
      ids,
      now
    )
  }
}
