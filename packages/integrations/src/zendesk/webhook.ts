import { createHmac, timingSafeEqual } from 'node:crypto'
import type { WebhookRules } from '@rapport/core/connector'
import { fieldsOf, textOf } from '../reading.js'

/** How old, or how far ahead of our clock, a signature may be. */
const toleranceMs = 300_000

const streamsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['ticket', ['tickets']],
  ['user', ['users']],
  ['organization', ['organizations']]
])

/**
 * Webhooks that are subscribed to Zendesk’s events: `X-Zendesk-Webhook-Signature` is the HMAC-SHA256 of the time and the raw body, in base64. Zendesk makes a
 * secret for each webhook, and names no account that a token tells too: give a connection its own webhook.
 */
export const zendeskWebhook: WebhookRules = {
  verify({ header, body, secret, now }) {
    const time = header('x-zendesk-webhook-signature-timestamp')?.trim() ?? ''
    const sentAt = Date.parse(time)
    if (!(Math.abs(now - sentAt) <= toleranceMs)) return false
    const given = Buffer.from(header('x-zendesk-webhook-signature')?.trim() ?? '', 'base64')
    const wanted = createHmac('sha256', secret).update(time).update(body).digest()
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  },

  account: () => undefined,

  streams(body) {
    const [, object = ''] = /^zen:event-type:(\w+)\./.exec(textOf(fieldsOf(body)?.type) ?? '') ?? []
    return streamsOf.get(object) ?? []
  },

  // Who is gone only the whole list of organizations tells.
  walks: (body) => (textOf(fieldsOf(body)?.type) === 'zen:event-type:organization.deleted' ? ['organizations'] : [])
}
