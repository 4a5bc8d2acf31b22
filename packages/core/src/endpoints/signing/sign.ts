import { createHmac } from 'node:crypto'
import type { Ids } from '../../values/index.js'

const prefix = 'whsec_'

/** A new signing secret: `whsec_` and 32 random bytes in base64. */
export function newSigningSecret(ids: Ids): string {
  return `${prefix}${Buffer.from(ids.secret(43), 'base64url').toString('base64')}`
}

const keyOf = (secret: string) => Buffer.from(secret.startsWith(prefix) ? secret.slice(prefix.length) : secret, 'base64')

/** Whether nothing is secret about a secret: a host may have set none. */
export function isEmptySecret(secret: string): boolean {
  return keyOf(secret).length === 0
}

/** What is signed of a message. */
export interface SignedParts {
  id: string
  /** Seconds since the epoch. */
  timestamp: number
  body: string
}

/** The signature of a message as Standard Webhooks writes it: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64. */
export function signWith(secret: string, { id, timestamp, body }: SignedParts): string {
  return `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

/** The headers of a message, signed with each of these secrets. */
export function signedHeaders(secrets: readonly string[], parts: SignedParts): Record<string, string> {
  return {
    'webhook-id': parts.id,
    'webhook-timestamp': String(parts.timestamp),
    'webhook-signature': secrets.map((secret) => signWith(secret, parts)).join(' ')
  }
}
