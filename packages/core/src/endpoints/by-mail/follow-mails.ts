import { beforeCommit, defineSubscriber } from '../../changes/index.js'
import { askToDeliver } from '../deliveries.js'
import { endpointDeliveries, endpoints } from '../tables/index.js'

/** Has the job of an endpoint look at its messages when a mail that carries one was sent, has failed, or is tried again later. */
export const followEndpointMails = defineSubscriber({
  at: beforeCommit,
  kinds: ['mailTried'],
  async follow(changes, { transaction, ids, now }) {
    const tried = [...new Set(changes.map(({ deliveryId }) => deliveryId))]
    const rows = await transaction.get(
      endpointDeliveries,
      tried.map((id) => ({ id }))
    )
    const endpointIds = [...new Set(rows.flatMap((row) => (row ? [row.endpoint_id] : [])))]
    const found = await transaction.get(
      endpoints,
      endpointIds.map((id) => ({ id }))
    )
    for (const endpoint of found) if (endpoint) await askToDeliver(transaction, endpoint, ids, now)
  }
})
