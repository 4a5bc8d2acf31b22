import { type JobContext, RescheduleAt } from '../jobs/index.js'
import type { Transaction } from '../storage/index.js'
import { parseUrl } from '../validation/index.js'
import { isoTime, retryTime, systemHttp } from '../values/index.js'
import { SecretLost } from '../vault/index.js'
import { type AddressRules, urlProblem } from './addresses/endpoint-url.js'
import { deliverByMail } from './by-mail/deliver-by-mail.js'
import type { EndpointDeliveryPayload, EndpointDeliveryRow } from './deliveries.js'
import { disableEndpoint } from './disable-endpoint.js'
import type { EndpointRow } from './endpoint.js'
import { type NextDelivery, nextDelivery, tidyUp } from './next-delivery.js'
import { postDirect } from './post-direct.js'
import { endpointPauseOf, giveUpReason, maxAttempts, maxTryMs, pauseOf } from './retry-plan.js'
import { signingSecrets } from './secrets.js'
import { type PostWebhook, postByFetch, sendWebhook, type WebhookOutcome } from './send-webhook.js'
import { signedHeaders } from './signing/sign.js'
import { endpointDeliveries, endpoints } from './tables/index.js'

type Job = JobContext<EndpointDeliveryPayload>

/** The pace of an endpoint: so many messages, then a pause, in which others have their turn. */
const messagesPerTurn = 25
const turnMs = 1_000
/** Another process may have the secret of the server; this one looks again after so long. */
const withoutSecretMs = 60_000

/** Sends what waits for an endpoint, in the way of its kind. */
export async function deliverTo(payload: EndpointDeliveryPayload, job: Job): Promise<void> {
  const [endpoint] = await job.store.get(endpoints, [{ id: payload.endpointId }])
  return endpoint?.kind === 'email' ? deliverByMail(payload, job) : deliverByPost(payload, job)
}

/**
 * Sends what waits for an endpoint, one message after the other, at its pace. Each arrives at least once: an attempt whose end was not written down is made again,
 * under the same id.
 */
async function deliverByPost({ endpointId }: EndpointDeliveryPayload, job: Job): Promise<void> {
  const { clock, endpoints: rules = { allowPrivateAddresses: false }, http, integrations } = job
  const post: PostWebhook = http === systemHttp ? postDirect(rules) : postByFetch(http)
  let isTidy = false
  for (let sent = 0; ; ) {
    let next: NextDelivery | undefined
    const goesOn = await job.save(async (transaction, payload) => {
      const now = clock.now()
      if (sent === messagesPerTurn) {
        // Also for a message that comes meanwhile: it has the job run at once.
        await transaction.update(endpoints, { id: { eq: endpointId } }, { resume_at: now + turnMs })
        return new RescheduleAt(now + turnMs, payload)
      }
      isTidy ||= await tidyUp(job, transaction, endpointId, now)
      if (!isTidy) return payload
      if (integrations.secret === undefined) return new RescheduleAt(now + withoutSecretMs, payload)
      next = await nextDelivery(transaction, endpointId, now)
      if (next?.kind === 'wait') return new RescheduleAt(next.until, payload)
      return next && payload
    })
    if (!goesOn) return
    if (next?.kind !== 'send') continue
    sent++
    const { endpoint, row } = next
    const attempt = await tryOnce(job, post, rules, endpoint, row)
    const outcome = await job.write((transaction) => record(job, transaction, row, attempt))
    job.metrics?.deliveries.add({ provider: 'webhook', outcome })
    if (attempt.kind === 'stopped') return
  }
}

/** What came of an attempt. `lost`: the secrets of the endpoint cannot be read. `refused`: its address may not be asked. */
type Attempt = WebhookOutcome | { kind: 'lost' } | { kind: 'refused'; reason: string }

async function tryOnce(
  job: Job,
  post: PostWebhook,
  rules: AddressRules,
  endpoint: EndpointRow,
  row: EndpointDeliveryRow
): Promise<Attempt> {
  const { clock, integrations, signal } = job
  const problem = urlProblem(parseUrl(endpoint.url), rules)
  if (problem !== undefined) return { kind: 'refused', reason: `The address ${problem}` }
  const now = clock.now()
  const { type, event } = row
  const body = JSON.stringify({ type, timestamp: isoTime(event.at), historical: event.historical, data: event.data })
  try {
    const secrets = await job.write((transaction) => signingSecrets(transaction, integrations.secret, endpoint.id, now))
    if (secrets.length === 0) return { kind: 'lost' }
    const signed = signedHeaders(secrets, { id: row.id, timestamp: Math.floor(now / 1000), body })
    const headers = { 'content-type': 'application/json', 'user-agent': 'Rapport', ...signed }
    return await sendWebhook(post, endpoint.url, { headers, body, closing: signal })
  } catch (error) {
    if (error instanceof SecretLost) return { kind: 'lost' }
    throw error
  }
}

const gone = 410

/** Writes what came of an attempt, and what that says of the endpoint. Answers it in a word, for the metrics. */
async function record(job: Job, transaction: Transaction, row: EndpointDeliveryRow, attempt: Attempt): Promise<string> {
  const now = job.clock.now()
  const thisAttempt = { id: { eq: row.id }, attempts: { eq: row.attempts } }
  if (attempt.kind === 'stopped') {
    await transaction.update(endpointDeliveries, thisAttempt, { attempts: row.attempts - 1 })
    return 'again'
  }
  // It may have been removed, disabled or enabled anew meanwhile.
  const [endpoint] = await transaction.get(endpoints, [{ id: row.endpoint_id }])
  if (!endpoint) return 'failed'
  const status = attempt.kind === 'answered' ? attempt.response.status : null
  const columns = { duration_ms: 'durationMs' in attempt ? attempt.durationMs : null, response_code: status }
  if (status !== null && status >= 200 && status < 300) {
    await transaction.update(endpointDeliveries, thisAttempt, { ...columns, status: 'DELIVERED', error: null, ended_at: now })
    const well = { failures: 0, failing_since: null, resume_at: null, last_delivered_at: now }
    await transaction.update(endpoints, { id: { eq: endpoint.id } }, well)
    return 'delivered'
  }
  const error = reasonOf(attempt)
  const failures = endpoint.failures + 1
  const failingSince = endpoint.failing_since ?? now
  const retryAt = attempt.kind === 'answered' ? retryAfterOf(attempt.response.retryAfter, now) : undefined
  const resumeAt = Math.max(now + endpointPauseOf(failures), retryAt ?? now)
  await transaction.update(endpoints, { id: { eq: endpoint.id } }, { failures, failing_since: failingSince, resume_at: resumeAt })
  const isOver = row.attempts >= maxAttempts || now - row.queued_at >= maxTryMs
  const dueAt = Math.max(now + pauseOf(row.id, row.attempts), retryAt ?? now)
  const ended = isOver ? { status: 'FAILED', ended_at: now } : { due_at: dueAt }
  await transaction.update(endpointDeliveries, { ...thisAttempt, status: { eq: 'PENDING' } }, { ...columns, ...ended, error })
  const { organizationId } = transaction
  job.logger.warn('A message to an endpoint failed', { organizationId, endpointId: endpoint.id, deliveryId: row.id, error })
  const reason = disableReason(attempt, error, failures, now - failingSince)
  if (reason !== undefined && endpoint.enabled) await disableEndpoint(job, transaction, endpoint, reason, now)
  return isOver ? 'failed' : 'again'
}

/** When a receiver asks to come back, at most a day from now. */
function retryAfterOf(retryAfter: string | null, now: number): number | undefined {
  return retryAfter === null ? undefined : retryTime((name) => (name === 'retry-after' ? retryAfter : null), now)
}

function reasonOf(attempt: Exclude<Attempt, { kind: 'stopped' }>): string {
  if (attempt.kind === 'lost') return 'The signing secret cannot be read any more'
  if (attempt.kind !== 'answered') return attempt.reason
  const { status } = attempt.response
  const isRedirect = status >= 300 && status < 400
  return isRedirect ? `The receiver answered ${status}: redirects are not followed` : `The receiver answered ${status}`
}

/** Why an endpoint is disabled after this failure; undefined where it goes on. */
function disableReason(attempt: Attempt, error: string, failures: number, failingMs: number): string | undefined {
  if (attempt.kind === 'lost')
    return 'The signing secret cannot be read: the secret of the server was changed. Rotate the secret of the endpoint, then enable it'
  if (attempt.kind === 'answered' && attempt.response.status === gone) return 'The receiver answered 410: it takes no more messages'
  return giveUpReason(failures, failingMs, error)
}
