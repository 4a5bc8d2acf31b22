import type { HttpClient, Workspace } from '@rapport/core'
import { FakeStripe } from '@rapport/integrations/testing'

type CustomerInput = Parameters<Workspace['customers']['put']>[0][number]
type SubscriptionInput = Parameters<Workspace['subscriptions']['put']>[0][number]

/** A Stripe account of so many customers. */
export interface AccountSize {
  customers: number
  /** Whether each has a subscription. */
  subscriptions: boolean
  /** Whether each has an email, which also makes it a person, and its company a domain. */
  emails: boolean
}

const newYear = 1_767_225_600
const plans = [
  { product: 'prod_team', name: 'Team', unitAmount: 4_900 },
  { product: 'prod_scale', name: 'Scale', unitAmount: 14_900 }
] as const

const numbers = ({ customers }: AccountSize) => Array.from({ length: customers }, (_, number) => number)
const idOf = (number: number) => `cus_${String(number).padStart(8, '0')}`
const subscriptionIdOf = (number: number) => `sub_${String(number).padStart(8, '0')}`
const domainOf = (number: number) => `company${number}.example`
const planOf = (number: number) => (number % 3 === 0 ? plans[1] : plans[0])
const quantityOf = (number: number) => (number % 7) + 1
const startOf = (number: number) => newYear + (number % 200) * 86_400

/** The account, as Stripe tells of it. */
export function stripeAccount(size: AccountSize): FakeStripe {
  const stripe = new FakeStripe()
  for (const { product, name } of plans) stripe.put('products', { id: product, name })
  for (const number of numbers(size)) {
    const email = size.emails ? `billing@${domainOf(number)}` : null
    const common = { id: idOf(number), name: `Company ${number}`, email, currency: 'usd', delinquent: false, created: startOf(number) }
    stripe.put('customers', { ...common, metadata: {}, balance: 0, invoice_prefix: `A${number}`, livemode: true, tax_exempt: 'none' })
    if (size.subscriptions) stripe.put('subscriptions', subscription(number))
  }
  return stripe
}

function subscription(number: number) {
  const { product, unitAmount } = planOf(number)
  const price = {
    id: `price_${product}`,
    object: 'price',
    type: 'recurring',
    currency: 'usd',
    product,
    billing_scheme: 'per_unit',
    unit_amount: unitAmount,
    unit_amount_decimal: String(unitAmount),
    tiers_mode: null,
    transform_quantity: null,
    recurring: { interval: 'month', interval_count: 1, usage_type: 'licensed', meter: null }
  }
  const item = { id: `si_${number}`, object: 'subscription_item', price, quantity: quantityOf(number), discounts: [], tax_rates: [] }
  return {
    id: subscriptionIdOf(number),
    customer: idOf(number),
    status: 'active',
    currency: 'usd',
    created: startOf(number),
    start_date: startOf(number),
    canceled_at: null,
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: null,
    trial_end: null,
    pause_collection: null,
    discounts: [],
    default_tax_rates: [],
    schedule: null,
    items: { object: 'list', data: [item], has_more: false }
  }
}

/** The same rows, as a host puts them. */
export function hostRows(size: AccountSize): { customers: CustomerInput[]; subscriptions: SubscriptionInput[] } {
  const customers = numbers(size).map((number) => ({
    customerId: idOf(number),
    name: `Company ${number}`,
    ...(size.emails && { domain: domainOf(number) }),
    traits: { stripeCustomerId: idOf(number), currency: 'usd', delinquent: false }
  }))
  const subscribed = size.subscriptions ? numbers(size) : []
  const subscriptions = subscribed.map((number): SubscriptionInput => {
    const { product, name, unitAmount } = planOf(number)
    return {
      externalId: subscriptionIdOf(number),
      customer: { customerId: idOf(number) },
      status: 'active',
      currency: 'usd',
      plan: name,
      items: [{ amountCents: unitAmount, quantity: quantityOf(number), product, interval: 'month', intervalCount: 1 }],
      startedAt: new Date(startOf(number) * 1_000).toISOString()
    }
  })
  return { customers, subscriptions }
}

/**
 * Answers each request as the first time, from bytes: a fake account goes through all its objects for every page, which no measurement shall pay for.
 * Requests for what has changed meanwhile are always new. `onRequest` hears of each before it is answered.
 */
export function remembered(http: HttpClient, onRequest: (url: string) => void = () => undefined): HttpClient {
  const bodies = new Map<string, Buffer>()
  return async (url, init) => {
    onRequest(url)
    const known = bodies.get(url)
    if (known) return new Response(known, { headers: { 'content-type': 'application/json' } })
    const answer = await http(url, init)
    if (answer.status !== 200 || url.includes('/v1/events')) return answer
    bodies.set(url, Buffer.from(await answer.clone().arrayBuffer()))
    return answer
  }
}
