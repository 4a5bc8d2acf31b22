import { createHmac, timingSafeEqual } from 'node:crypto'
import type { WebhookRules } from '@rapport/core/connector'
import { fieldsOf, textOf } from '../json-fields.js'

/** Webhooks of a user: `X-Hub-Signature: sha256=<hex>` of the raw body. They name a meeting, and no account. */
export const firefliesWebhook: WebhookRules = {
  verify({ header, body, secret }) {
    const [, hex = ''] = /^(?:sha256=)?([0-9a-f]{64})$/i.exec(header('x-hub-signature')?.trim() ?? '') ?? []
    const given = Buffer.from(hex, 'hex')
    const wanted = createHmac('sha256', secret).update(body).digest()
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  },

  account: () => undefined,

  streams(body) {
    const said = fieldsOf(body)
    const type = textOf(said?.event) ?? textOf(said?.eventType) ?? ''
    return /^meeting\.|transcri|summar/i.test(type) ? ['transcripts'] : []
  }
}
