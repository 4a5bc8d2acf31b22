import { createHmac, timingSafeEqual } from 'node:crypto'
import type { WebhookRules } from '@rapport/core/connector'
import { fieldsOf, textOf } from '../json-fields.js'

/** How old, or how far ahead of our clock, a signature may be: as Stripe's own libraries have it. */
const tolerance = 300_000

/** Webhooks of the application: `Stripe-Signature: t=<seconds>,v1=<hex>`, of several v1 any (docs.stripe.com/webhooks/signature). */
export const stripeWebhook: WebhookRules = {
  verify({ header, body, secret, now }) {
    const parts = (header('stripe-signature') ?? '').split(',').map((part) => part.trim().split('='))
    const [, time = ''] = parts.find(([name]) => name === 't') ?? []
    if (!/^\d{1,12}$/.test(time) || Math.abs(now - Number(time) * 1000) > tolerance) return false
    const wanted = createHmac('sha256', secret).update(`${time}.`).update(body).digest()
    const given = parts.flatMap(([name, value = '']) => (name === 'v1' && /^[0-9a-f]{64}$/.test(value) ? [value] : []))
    return given.some((signature) => timingSafeEqual(Buffer.from(signature, 'hex'), wanted))
  },

  /** Thin events have a context in its place, which ends with the account. */
  account(body) {
    const said = fieldsOf(body)
    return textOf(said?.account) ?? textOf(said?.context)?.split('/').at(-1)
  },

  streams(body) {
    const type = (textOf(fieldsOf(body)?.type) ?? '').replace(/^v1\./, '')
    if (type.startsWith('invoice.')) return ['invoices']
    if (type.startsWith('customer.subscription.')) return ['subscriptions']
    return type.startsWith('customer.') ? ['customers', 'subscriptions'] : []
  }
}
