import { recordChange } from '../audit/index.js'
import type { Transaction } from '../storage/index.js'
import type { Ids, Logger } from '../values/index.js'
import { endWaiting } from './deliveries.js'
import { type EndpointRow, endpointOf } from './endpoint.js'
import { endpoints } from './tables/index.js'

/** Disables an endpoint that cannot be told of anything, for a reason in words. What waits for it fails, and can be replayed once it is enabled again. */
export async function disableEndpoint(
  { ids, logger }: { ids: Ids; logger: Logger },
  transaction: Transaction,
  row: EndpointRow,
  reason: string,
  now: number
): Promise<void> {
  const columns = { enabled: false, disabled_reason: reason, updated_at: now }
  await transaction.update(endpoints, { id: { eq: row.id } }, columns)
  await endWaiting(transaction, row.id, now)
  const origin = { tool: 'endpoint_delivery', actorId: null, apiKeyId: null, requestId: ids.uuid(now) }
  const change = { subjectId: row.id, before: endpointOf(row), after: endpointOf({ ...row, ...columns }) }
  await recordChange(transaction, { now, ids, origin }, change)
  logger.error('An endpoint was disabled', { organizationId: transaction.organizationId, endpointId: row.id, reason })
}
