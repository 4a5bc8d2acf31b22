import { createHmac, timingSafeEqual } from 'node:crypto'
import type { WebhookRules } from '@rapport/core'
import { fieldsOf, textOf } from '../json-fields.js'

/** How old, or how far ahead of our clock, a signature may be: five minutes, as Slack says. */
const tolerance = 300_000

/** Events of the app: `X-Slack-Signature: v0=<hex>` over `v0:<timestamp>:<body>` (docs.slack.dev/authentication/verifying-requests-from-slack). */
export const slackWebhook: WebhookRules = {
  verify({ header, body, secret, now }) {
    const time = header('x-slack-request-timestamp') ?? ''
    const signature = /^v0=([0-9a-f]{64})$/.exec(header('x-slack-signature') ?? '')?.[1]
    if (signature === undefined || !/^\d{1,12}$/.test(time) || Math.abs(now - Number(time) * 1000) > tolerance) return false
    const wanted = createHmac('sha256', secret).update(`v0:${time}:`).update(body).digest()
    return timingSafeEqual(Buffer.from(signature, 'hex'), wanted)
  },

  account: (body) => textOf(fieldsOf(body)?.team_id),

  // Nothing of Slack is read yet.
  streams: () => [],

  challenge(body) {
    const said = fieldsOf(body)
    return said?.type === 'url_verification' ? textOf(said.challenge) : undefined
  }
}
