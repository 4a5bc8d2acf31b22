import type { DeliveryRow } from '../destinations/index.js'
import { CredentialRevoked, CredentialUnavailable } from '../providers/index.js'
import { ApiError } from '../sync/index.js'
import type { Sender } from './sender.js'

/**
 * What came of a message: `again` was not sent, and is not sent before `at`; `unclear` may have been sent; `absent` is known
 * not to have arrived; `dead`: the credential does not count.
 */
export type Sent =
  | { kind: 'delivered'; id: string }
  | { kind: 'failed'; reason: string; isOfChannel: boolean; isClosed: boolean }
  | { kind: 'again'; at: number | undefined; reason: string }
  | { kind: 'unclear'; reason: string }
  | { kind: 'absent' }
  | { kind: 'unknown' }
  | { kind: 'dead'; reason: string }

/** Sends a message. */
export function post({ api, channel }: Sender, { id, channel_id: channelId, message }: DeliveryRow): Promise<Sent> {
  return judged(async () => {
    const { answer } = await api.ask({ ...channel.post({ id, channelId, message }), optional: true })
    const outcome = channel.read(answer)
    if (outcome.kind === 'posted') return { kind: 'delivered', id: outcome.id }
    return { kind: 'failed', reason: api.clean(outcome.reason), isOfChannel: outcome.isOfChannel, isClosed: outcome.isClosed }
  }, true)
}

/** Looks for a message that may have been sent: it is sent again only where it is known that it did not arrive. */
export function look({ api, channel }: Sender, { id, channel_id: channelId, started_at }: DeliveryRow): Promise<Sent> {
  return judged(async () => {
    const found = await channel.find(api.request, { id, channelId, notBefore: started_at ?? 0 })
    if (found.kind === 'found') return { kind: 'delivered', id: found.id }
    return { kind: found.kind === 'absent' ? 'absent' : 'unknown' }
  }, false)
}

/** What a failure says. Of a question (`isPost` is false) nothing is unclear: it is asked again. */
async function judged(work: () => Promise<Sent>, isPost: boolean): Promise<Sent> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CredentialRevoked) return { kind: 'dead', reason: error.message }
    if (error instanceof CredentialUnavailable) return { kind: 'again', at: error.retryAt, reason: error.message }
    if (!(error instanceof ApiError)) throw error
    const { message: reason, retryAt: at } = error
    if (error.effect === 'retry' && (!isPost || error.isUnsent || error.errorClass === 'rate_limited')) return { kind: 'again', at, reason }
    if (error.effect === 'retry' || error.errorClass === 'bad_answer' || error.errorClass === 'too_large')
      return { kind: 'unclear', reason }
    // A question that is refused leaves open what it asked.
    return isPost ? { kind: 'failed', reason, isOfChannel: false, isClosed: false } : { kind: 'unknown' }
  }
}
