import type { JobContext } from '../../jobs/index.js'
import type { Transaction } from '../../storage/index.js'
import type { EndpointDeliveryPayload, EndpointDeliveryRow } from '../deliveries.js'
import { disableEndpoint } from '../disable-endpoint.js'
import type { EndpointRow } from '../endpoint.js'
import { giveUpReason } from '../retry-plan.js'
import { endpointDeliveries, endpoints } from '../tables/index.js'
import type { Recipient } from './recipients.js'

type Job = JobContext<EndpointDeliveryPayload>

/** A message whose mails were all sent. */
export async function succeed(
  transaction: Transaction,
  { endpoint, row, attempts, now }: { endpoint: EndpointRow; row: EndpointDeliveryRow; attempts: number; now: number }
): Promise<void> {
  await transaction.update(endpointDeliveries, { id: { eq: row.id } }, { status: 'DELIVERED', attempts, error: null, ended_at: now })
  const well = { failures: 0, failing_since: null, last_delivered_at: now }
  await transaction.update(endpoints, { id: { eq: endpoint.id } }, well)
}

/** A message that failed. Disables an endpoint whose recipients cannot get mail any more, and one that has only failed for long. */
export async function fail(
  job: Job,
  transaction: Transaction,
  {
    endpoint,
    row,
    recipients,
    attempts,
    error,
    now
  }: { endpoint: EndpointRow; row: EndpointDeliveryRow; recipients: readonly Recipient[]; attempts: number; error: string; now: number }
): Promise<void> {
  await transaction.update(endpointDeliveries, { id: { eq: row.id } }, { status: 'FAILED', attempts, error, ended_at: now })
  const failures = endpoint.failures + 1
  const failingSince = endpoint.failing_since ?? now
  await transaction.update(endpoints, { id: { eq: endpoint.id } }, { failures, failing_since: failingSince })
  const { organizationId } = transaction
  job.logger.warn('A message to an endpoint failed', { organizationId, endpointId: endpoint.id, deliveryId: row.id, error })
  const reason = unreachableReason(recipients) ?? giveUpReason(failures, now - failingSince, error)
  if (reason !== undefined && endpoint.enabled) await disableEndpoint(job, transaction, endpoint, reason, now)
}

/** Why nobody can get a mail of an endpoint until somebody does something; undefined where somebody gets it, or still may confirm the address. */
function unreachableReason(recipients: readonly Recipient[]): string | undefined {
  const present = recipients.filter(({ status }) => status !== 'unsubscribed')
  if (present.length === 0) return 'It has no recipients any more. Choose recipients, then enable it'
  if (present.some(({ status }) => status !== 'disabled')) return undefined
  return 'The mail server refuses the addresses of all recipients. Each can confirm their address again in Settings, My digest. Then enable the endpoint'
}
