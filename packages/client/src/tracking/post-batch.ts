import { attempt } from '../attempt.js'
import { Deadline } from '../deadline.js'
import { UnexpectedResponseError } from '../errors.js'
import type { Transport } from '../transport.js'
import { userAgent } from '../user-agent.js'
import { bodyOf } from './batch.js'
import { type BatchJudgement, verdictOfSuccess } from './ingest-answer.js'
import type { QueuedEvent } from './ledger.js'

/** Where batches are sent. */
export interface IngestRoute {
  transport: Transport
  origin: string
  path: string
  /** Sent with every request, besides those that every batch has. */
  headers: Readonly<Record<string, string>>
  /** The longest that one request may take, in milliseconds. */
  timeout: number
}

/** Sends one batch once. Throws a RapportError when the server did not take it; `stop` ends it. */
export async function postBatch(route: IngestRoute, events: readonly QueuedEvent[], stop: AbortSignal): Promise<BatchJudgement> {
  const { transport, origin, path, timeout } = route
  const { body, headers } = await bodyOf(events)
  const requestId = crypto.randomUUID()
  const deadline = new Deadline(timeout, requestId, stop)
  const own = { 'content-type': 'application/json', 'user-agent': userAgent, 'x-request-id': requestId }
  const allHeaders = { ...own, ...headers, ...route.headers }
  try {
    const answer = await attempt(transport, { method: 'POST', origin, path, headers: allHeaders, body }, deadline)
    if (answer.success === true) return verdictOfSuccess(events, answer)
  } finally {
    deadline.dispose()
  }
  throw new UnexpectedResponseError('The answer does not say that the events were taken: check baseUrl.', {
    code: 'UNEXPECTED_RESPONSE',
    requestId,
    retryable: false
  })
}
