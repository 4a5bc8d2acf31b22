import { createHmac, timingSafeEqual } from 'node:crypto'
import type { WebhookRules } from '@rapport/core'
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
    const given = parts.flatMap(([name, value = '']) => (name === 'v1' ? [Buffer.from(value, 'hex')] : []))
    return given.some((signature) => signature.length === wanted.length && timingSafeEqual(signature, wanted))
  },

  account: (body) => textOf(fieldsOf(body)?.account),

  streams(body) {
    const type = textOf(fieldsOf(body)?.type) ?? ''
    if (type.startsWith('invoice.')) return ['invoices']
    if (type.startsWith('customer.subscription.')) return ['subscriptions']
    return type.startsWith('customer.') ? ['customers', 'subscriptions'] : []
  }
}
