import { createHmac, timingSafeEqual } from 'node:crypto'
import type { WebhookRules } from '@rapport/core/connector'
import { fieldsOf, textOf } from '../json-fields.js'

/** How old, or how far ahead of our clock, a signature may be: as Svix's own libraries have it. */
const toleranceMs = 300_000
/** More signatures than keys that could be in use. */
const maxSignatures = 20

/**
 * Webhooks of the instance, which Svix sends: `svix-signature` has one or more `v1,<base64>` with a space between, each an HMAC-SHA256 of
 * `<svix-id>.<svix-timestamp>.<body>`; while a key is replaced, one by the old key and one by the new one. `webhookSecret` is the `whsec_…` of the
 * endpoint; two of them, with a space between, both count.
 */
export const clerkWebhook: WebhookRules = {
  verify(hook) {
    const id = hook.header('svix-id') ?? ''
    const time = hook.header('svix-timestamp') ?? ''
    if (id === '' || !/^\d{1,12}$/.test(time) || Math.abs(hook.now - Number(time) * 1_000) > toleranceMs) return false
    const given = signaturesIn(hook.header('svix-signature') ?? '')
    return keysOf(hook.secret).some((key) => {
      const wanted = createHmac('sha256', key).update(`${id}.${time}.`).update(hook.body).digest()
      return given.some((signature) => timingSafeEqual(signature, wanted))
    })
  },

  account: (body) => textOf(fieldsOf(body)?.instance_id),

  streams(body) {
    const [object = ''] = typeOf(body)
    const streams = streamsOf.get(object) ?? []
    return isGone(body) && !streams.includes('memberships') ? [...streams, 'memberships'] : streams
  },

  walks: (body) => (isGone(body) ? ['organizations', 'users', 'memberships'] : [])
}

/** Which streams tell of a kind of objects. */
const streamsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['user', ['users']],
  ['organization', ['organizations']],
  ['organizationDomain', ['organizations']],
  ['organizationMembership', ['memberships']]
])

const typeOf = (body: unknown) => (textOf(fieldsOf(body)?.type) ?? '').split('.')
const isGone = (body: unknown) => typeOf(body)[1] === 'deleted' && streamsOf.has(typeOf(body)[0] ?? '')

/** The signatures of the header that have the length of one. */
function signaturesIn(header: string): Buffer[] {
  return header
    .split(' ')
    .slice(0, maxSignatures)
    .flatMap((part) => {
      const [, base64] = /^v1,([A-Za-z0-9+/]{43}=)$/.exec(part.trim()) ?? []
      return base64 === undefined ? [] : [Buffer.from(base64, 'base64')]
    })
}

/** The keys of a secret. An empty one would sign for everybody. */
function keysOf(secret: string): Buffer[] {
  return secret
    .trim()
    .split(/\s+/)
    .map((each) => Buffer.from(each.replace(/^whsec_/, ''), 'base64'))
    .filter((key) => key.length > 0)
}
