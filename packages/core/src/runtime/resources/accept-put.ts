import type { TSchema } from 'typebox'
import { putInbox } from '../../put-inbox/tables/index.js'
import type { Json } from '../../storage/index.js'
import { type AcceptedPut, hostTransaction, unknownOrganization } from '../host-transaction.js'
import type { OperationContext } from '../operation-context.js'
import type { Resource } from './define-resource.js'
import { checkBatch } from './put-batch.js'

/**
 * Makes a put that is written in a transaction of the host's. The batch is checked as by any put, but for what only the stored rows can tell. Everything
 * goes through that transaction: its host may have no other connection left, and then asking the store would wait for this very call.
 */
export function putInTransaction<Input extends TSchema>(resource: Resource<Input>) {
  const { noun, check } = resource
  const checked = checkBatch(resource)
  return async (
    { organizationId, origin, ids, now, services }: OperationContext,
    transaction: unknown,
    batch: Parameters<typeof checked>[0]
  ): Promise<AcceptedPut> => {
    const host = hostTransaction(services.settings.store, transaction, organizationId, `${noun}.put`)
    const items = checked(batch)
    await check?.(items)
    const found = await host.findOrganization()
    if (!found) throw unknownOrganization(organizationId)
    if (items.length > 0) {
      const row = { id: ids.uuid(now), position: found.clock, noun, items: items as readonly Json[] as Json[], origin: { ...origin } }
      await host.insert(putInbox, [row])
    }
    return { accepted: items.length }
  }
}
