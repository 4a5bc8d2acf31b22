import type { JobContext } from '../../jobs/index.js'
import { mails, withoutAddresses } from '../../mail/index.js'
import type { RowOf, Transaction } from '../../storage/index.js'
import { groupBy } from '../../values/index.js'
import type { EndpointDeliveryPayload, EndpointDeliveryRow } from '../deliveries.js'
import { endpointDeliveries, endpoints } from '../tables/index.js'
import { fail, succeed } from './outcome.js'
import { type Recipient, recipientsOf } from './recipients.js'

type Job = JobContext<EndpointDeliveryPayload>
type MailRow = RowOf<typeof mails>

/** Writes what became of the messages of an endpoint whose mails were on the way. */
export async function settleSent(job: Job, transaction: Transaction, endpointId: string, now: number): Promise<void> {
  const where = { endpoint_id: { eq: endpointId }, status: { eq: 'SENDING' } }
  const rows = await transaction.find(endpointDeliveries, { where })
  if (rows.length === 0) return
  const found = await transaction.find(mails, { where: { delivery_id: { in: rows.map(({ id }) => id) } } })
  const byDelivery = groupBy(found, ({ delivery_id }) => delivery_id)
  const recipients = await recipientsOf(transaction, endpointId, now)
  for (const row of rows) await settle(job, transaction, { row, recipients, written: byDelivery.get(row.id) ?? [], now })
}

interface Sent {
  row: EndpointDeliveryRow
  recipients: readonly Recipient[]
  written: readonly MailRow[]
  now: number
}

async function settle(job: Job, transaction: Transaction, { row, recipients, written, now }: Sent): Promise<void> {
  const attempts = Math.max(row.attempts, ...written.map((mail) => mail.attempts))
  const waiting = written.filter(({ status }) => status === 'PENDING' || status === 'SENDING')
  if (waiting.length > 0) {
    const error = withoutAddresses(waiting.find((mail) => mail.error !== null)?.error ?? '') || null
    const dueAt = Math.min(...waiting.map(({ due_at }) => due_at))
    if (attempts === row.attempts && error === row.error && dueAt === row.due_at) return
    // The message before may have disabled the endpoint, which ended this one.
    await transaction.update(endpointDeliveries, { id: { eq: row.id }, status: { eq: 'SENDING' } }, { attempts, error, due_at: dueAt })
    return
  }
  // Read again for each message: the one before may have changed or disabled the endpoint.
  const [endpoint] = await transaction.get(endpoints, [{ id: row.endpoint_id }])
  if (!endpoint?.enabled) return
  // A recipient who has left meanwhile is not a failure.
  const present = new Set(recipients.filter(({ status }) => status !== 'unsubscribed').map((recipient) => recipient.row.id))
  const counted = written.filter(({ status, subscription_id }) => status === 'SENT' || present.has(subscription_id ?? ''))
  const failed = counted.filter(({ status }) => status !== 'SENT')
  if (counted.length > 0 && failed.length === 0) return succeed(transaction, { endpoint, row, attempts, now })
  await fail(job, transaction, { endpoint, row, recipients, attempts, error: reasonOf(failed, counted.length), now })
}

function reasonOf(failed: readonly MailRow[], all: number): string {
  const [first] = failed
  if (!first) return 'Its recipients have left'
  const reason = withoutAddresses(first.error ?? 'The mail was not sent')
  return all === 1 ? reason : `${failed.length} of ${all} mails did not arrive. The first: ${reason}`
}
