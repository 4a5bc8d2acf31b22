import { timingSafeEqual } from 'node:crypto'
import { RapportError } from '../../errors.js'
import { isEmptySecret, signWith } from './sign.js'
import type { WebhookPayload } from './webhook-payload.js'

/** A request that an endpoint got. */
export interface ReceivedWebhook {
  /** The secret of the endpoint, `whsec_…`; several while it changes. */
  secret: string | readonly string[]
  /** The headers of the request: `Headers` of fetch, or an object as node:http has it. */
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>
  /** The body as it came: the text, or its bytes. A body that was parsed and written again has another signature. */
  body: string | Uint8Array
  /** How old a message may be, in seconds; 300 by default. */
  toleranceSeconds?: number
  /** The time in epoch milliseconds; by default that of the machine. */
  now?: number
}

/**
 * Checks the signature of a message that Rapport sent to an endpoint, and returns its payload. It also reads messages
 * of other systems that follow Standard Webhooks. Throws INVALID_CREDENTIALS for a wrong signature and for a message
 * that is too old, INVALID_JSON for a body that is not JSON, and TypeError for a secret that is empty: anybody could
 * sign with that.
 *
 * @example
 * const { type, data } = verifyWebhook({ secret, headers: request.headers, body: await request.text() })
 */
export function verifyWebhook({ secret, headers, body, toleranceSeconds = 300, now = Date.now() }: ReceivedWebhook): WebhookPayload {
  const secrets = typeof secret === 'string' ? [secret] : secret
  if (secrets.length === 0 || secrets.some(isEmptySecret)) throw new TypeError("secret must be the endpoint's signing secret, whsec_…")
  const id = headerOf(headers, 'webhook-id')
  const timestamp = headerOf(headers, 'webhook-timestamp')
  const signatures = headerOf(headers, 'webhook-signature')
  if (id === undefined || timestamp === undefined || signatures === undefined || !/^\d{1,12}$/.test(timestamp))
    throw refused('The request needs the headers webhook-id, webhook-timestamp and webhook-signature')
  const text = typeof body === 'string' ? body : Buffer.from(body).toString('utf8')
  const right = secrets.map((each) => Buffer.from(signWith(each, { id, timestamp: Number(timestamp), body: text })))
  const given = signatures.split(' ').map((each) => Buffer.from(each))
  const isRight = right.some((one) => given.some((other) => one.length === other.length && timingSafeEqual(one, other)))
  if (!isRight) throw refused('The signature does not match the body and the secret. Pass the body as it was received, byte by byte')
  if (Math.abs(now / 1000 - Number(timestamp)) > toleranceSeconds) throw refused('The message is too old, or the clocks differ')
  try {
    return JSON.parse(text)
  } catch {
    throw new RapportError('INVALID_JSON', 'The body of the webhook is not JSON')
  }
}

const refused = (message: string) => new RapportError('INVALID_CREDENTIALS', message)

function headerOf(headers: ReceivedWebhook['headers'], name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  return typeof found === 'string' ? found : found?.[0]
}
