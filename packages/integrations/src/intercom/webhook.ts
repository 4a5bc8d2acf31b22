import { createHmac, timingSafeEqual } from 'node:crypto'
import type { WebhookRules } from '@rapport/core/connector'
import { fieldsOf, textOf } from '../reading.js'

const streamsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['admin', ['admins']],
  ['company', ['companies']],
  ['contact', ['contacts']],
  ['conversation', ['conversations']],
  ['conversation_part', ['conversations']]
])

/** Webhooks of an app: `X-Hub-Signature: sha1=<hex>` of the raw body, with the client secret of the app. They name the workspace. */
export const intercomWebhook: WebhookRules = {
  verify({ header, body, secret }) {
    const [, hex = ''] = /^sha1=([0-9a-f]{40})$/i.exec(header('x-hub-signature')?.trim() ?? '') ?? []
    const given = Buffer.from(hex, 'hex')
    const wanted = createHmac('sha1', secret).update(body).digest()
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  },

  account: (body) => textOf(fieldsOf(body)?.app_id),
  streams: (body) => streamsOf.get(topicOf(body)[0] ?? '') ?? [],
  // Who is gone only the whole list of contacts tells.
  walks: (body) => (topicOf(body)[0] === 'contact' && /^(deleted|archived|merged)$/.test(topicOf(body).at(-1) ?? '') ? ['contacts'] : [])
}

/** The parts of a topic, such as conversation.user.replied. */
const topicOf = (body: unknown) => (textOf(fieldsOf(body)?.topic) ?? '').split('.')
