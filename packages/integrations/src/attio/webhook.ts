import { createHmac, timingSafeEqual } from 'node:crypto'
import type { WebhookRules } from '@rapport/core/connector'
import { type Fields, fieldsAt, fieldsOf, listOf, textOf } from '../json-fields.js'

/** Which streams tell of a kind of things. A record's object is named by an id that differs from workspace to workspace: it may be any of the three. */
const streamsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['record', ['companies', 'people', 'deals']],
  ['note', ['notes']],
  ['note-content', ['notes']],
  ['task', ['tasks']],
  ['workspace-member', ['members']]
])

/**
 * Webhooks: `Attio-Signature`, also sent as `X-Attio-Signature`, is the HMAC-SHA256 of the raw body in hexadecimal digits. No time is signed: a call that
 * is sent again has us read once more. One call may tell of several things.
 */
export const attioWebhook: WebhookRules = {
  verify({ header, body, secret }) {
    const said = header('attio-signature') ?? header('x-attio-signature') ?? ''
    if (secret === '' || !/^[0-9a-f]{64}$/i.test(said.trim())) return false
    return timingSafeEqual(Buffer.from(said.trim(), 'hex'), createHmac('sha256', secret).update(body).digest())
  },

  account: (body) => [...new Set(eventsOf(body).flatMap((event) => textOf(fieldsAt(event, 'id')?.workspace_id) ?? []))],

  streams: (body) => [
    ...new Set(eventsOf(body).flatMap(({ event_type }) => streamsOf.get((textOf(event_type) ?? '').split('.')[0] ?? '') ?? []))
  ]
}

const eventsOf = (body: unknown): Fields[] => listOf(fieldsOf(body)?.events)
