import { createHmac, timingSafeEqual } from 'node:crypto'
import type { WebhookRules } from '@rapport/core/connector'
import { fieldsAt, fieldsOf, listOf, textOf } from '../json-fields.js'

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

  /** Of a shared channel, `team_id` may be the other workspace: who is told stands in the authorizations. */
  account(body) {
    const said = fieldsOf(body)
    return textOf(listOf(said?.authorizations)[0]?.team_id) ?? textOf(said?.team_id)
  },

  streams(body) {
    const said = fieldsOf(body)
    const event = fieldsAt(said, 'event')
    const type = textOf(event?.type) ?? ''
    // What the app itself has written is no news.
    const app = textOf(said?.api_app_id)
    if (type === 'message') return app !== undefined && event?.app_id === app ? [] : ['messages']
    if (/^(channel|group|member)_/.test(type)) return ['channels']
    return type === 'team_join' || type.startsWith('user_') ? ['users'] : []
  },

  challenge(body) {
    const said = fieldsOf(body)
    return said?.type === 'url_verification' ? textOf(said.challenge) : undefined
  }
}
