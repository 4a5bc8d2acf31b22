import { isStoreAway, storeAwayMessage, storeRetrySeconds } from '../../gateway/index.js'
import { BodyError, type Exchange, type HttpResponse, json, logUnexpected } from '../../http/index.js'
import type { Logger } from '../../values/index.js'
import { IngestRefusal } from '../answer.js'

/** Makes the ingest route's failure answers: `{ success: false, message, errors }` for every status. Faults of the body are 400, also its size. */
export function ingestFailure(logger: Logger) {
  return (error: unknown, exchange: Exchange, headers: Record<string, string> = {}): HttpResponse => {
    const refusal = asRefusal(error)
    if (refusal.status >= 500) logUnexpected(logger, error, exchange)
    const answer = json(refusal.status, refusal.toBody(), { vary: 'Origin', ...headers })
    if (refusal.status === 429 || refusal.status === 503) answer.headers['retry-after'] ??= String(refusal.retryAfterSeconds ?? 1)
    return error instanceof BodyError && error.details.isUnread ? { ...answer, close: true } : answer
  }
}

function asRefusal(error: unknown): IngestRefusal {
  if (error instanceof IngestRefusal) return error
  if (error instanceof BodyError) return new IngestRefusal(400, error.message, [{ path: [], message: error.message }])
  const message = 'The events could not be stored; send them again'
  if (!isStoreAway(error)) return new IngestRefusal(500, message)
  return new IngestRefusal(503, `${message}. ${storeAwayMessage(error)}`, [], { cause: error, retryAfterSeconds: storeRetrySeconds })
}
