import { type JobContext, RescheduleAt } from '../../jobs/index.js'
import { addMail, type Letter, mails, mailWays, sendMailAgain } from '../../mail/index.js'
import type { Transaction } from '../../storage/index.js'
import type { EndpointDeliveryPayload, EndpointDeliveryRow } from '../deliveries.js'
import { type NextDelivery, nextDelivery, tidyUp } from '../next-delivery.js'
import { maxTryMs } from '../retry-plan.js'
import { endpointDeliveries, endpoints } from '../tables/index.js'
import { eventLetter } from './event-letter.js'
import { fail } from './outcome.js'
import { recipientsOf } from './recipients.js'
import { settleSent } from './settle-sent.js'

type Job = JobContext<EndpointDeliveryPayload>

/** The most messages of an endpoint whose mails are on the way, so that other mails of the workspace have their turn. */
const maxOnTheWay = 25
/** How often the job checks mails on the way by itself. Nothing tells it that a mail was removed with its member. */
const lookAgainMs = 3_600_000
/** Another process may be able to send mail; this one looks again after so long. */
const withoutWaysMs = 60_000

/**
 * Hands what waits for an endpoint of the kind `email` to the workspace's mails: one mail for each recipient with a confirmed address. The job of mails sends them,
 * tries them again and bounds their pace; `followEndpointMails` has this job look when one has ended.
 */
export async function deliverByMail({ endpointId }: EndpointDeliveryPayload, job: Job): Promise<void> {
  for (;;) {
    let next: NextDelivery | undefined
    const goesOn = await job.save(async (transaction, payload) => {
      const now = job.clock.now()
      if (!(await tidyUp(job, transaction, endpointId, now))) return payload
      if (!mailWays(job)) return new RescheduleAt(now + withoutWaysMs, payload)
      await settleSent(job, transaction, endpointId, now)
      const onTheWay = { endpoint_id: { eq: endpointId }, status: { eq: 'SENDING' } }
      const count = await transaction.count(endpointDeliveries, onTheWay, maxOnTheWay)
      if (count >= maxOnTheWay) return new RescheduleAt(now + lookAgainMs, payload)
      next = await nextDelivery(transaction, endpointId, now)
      if (next?.kind !== 'wait') return next && payload
      return new RescheduleAt(count === 0 ? next.until : Math.min(next.until, now + lookAgainMs), payload)
    })
    if (!goesOn) return
    if (next?.kind !== 'send') continue
    const { row } = next
    const letter = await eventLetter(job, next.endpoint, row)
    await job.write((transaction) => handOver(job, transaction, row, letter))
  }
}

/** Writes the mails of a message. What was sent of it before, such as before a replay, is not sent again. */
async function handOver(job: Job, transaction: Transaction, { id, attempts }: EndpointDeliveryRow, letter: Letter): Promise<void> {
  const { ids, clock } = job
  const now = clock.now()
  const [row] = await transaction.get(endpointDeliveries, [{ id }])
  const [endpoint] = row ? await transaction.get(endpoints, [{ id: row.endpoint_id }]) : []
  // It may have been removed, disabled or handed over meanwhile: the next turn sees to it.
  if (row?.status !== 'PENDING' || !endpoint?.enabled) return
  const recipients = await recipientsOf(transaction, endpoint.id, now)
  const failWith = (error: string) => fail(job, transaction, { endpoint, row, recipients, attempts, error, now })
  if (now - row.queued_at >= maxTryMs) return failWith('It waited for more than a day, so it is no longer news')
  const ready = recipients.filter(({ status }) => status === 'confirmed')
  if (ready.length === 0) return failWith('No recipient has a confirmed address')
  const written = await transaction.find(mails, { where: { delivery_id: { eq: id } } })
  for (const recipient of ready) {
    const mail = { member: recipient.member, letter, subscriptionId: recipient.row.id }
    const before = written.find(({ member_id }) => member_id === mail.member.id)
    if (before) await sendMailAgain(transaction, before, mail, ids, now)
    else await addMail(transaction, { kind: 'endpoint', deliveryId: id, ...mail }, ids, now)
  }
  await transaction.update(endpointDeliveries, { id: { eq: id } }, { status: 'SENDING', due_at: now, error: null })
}
