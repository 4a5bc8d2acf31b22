import { recordChange } from '../audit/index.js'
import type { MailProcess } from '../mail/index.js'
import type { Transaction } from '../storage/index.js'
import type { Ids, Logger } from '../values/index.js'
import { notifyAdmins } from './by-mail/notify-admins.js'
import { recipientsOf } from './by-mail/recipients.js'
import { endWaiting } from './deliveries.js'
import { auditedEndpoint, type EndpointRow, endpointOf } from './endpoint.js'
import { endpoints } from './tables/index.js'

/**
 * Disables an endpoint that cannot receive messages, for a reason in words. Waiting messages fail. They can be replayed once the endpoint is enabled again.
 * Admins get a mail about it, once.
 */
export async function disableEndpoint(
  process: MailProcess & { ids: Ids; logger: Logger },
  transaction: Transaction,
  row: EndpointRow,
  reason: string,
  now: number
): Promise<void> {
  const { ids, logger } = process
  const columns = { enabled: false, disabled_reason: reason, updated_at: now }
  await transaction.update(endpoints, { id: { eq: row.id } }, columns)
  await endWaiting(transaction, row.id, now)
  const origin = { tool: 'endpoint_delivery', actorId: null, apiKeyId: null, requestId: ids.uuid(now) }
  const recipients = await recipientsOf(transaction, row.id, now)
  const change = {
    subjectId: row.id,
    before: auditedEndpoint(endpointOf(row, recipients)),
    after: auditedEndpoint(endpointOf({ ...row, ...columns }, recipients))
  }
  await recordChange(transaction, { now, ids, origin }, change)
  await notifyAdmins(process, transaction, row, reason, ids, now)
  logger.error('An endpoint was disabled', { organizationId: transaction.organizationId, endpointId: row.id, reason })
}
