import { RapportError } from '../../errors.js'
import type { StoredDiscount, StoredItem } from '../../storage/tables/subscriptions.js'
import { readTime } from '../read-time.js'
import type { DiscountInput, ItemInput, SubscriptionInput } from './subscription-input.js'

/** A checked subscription as it is stored, but for whose it is. Throws INVALID_TOOL_INPUT naming the path for what the schema cannot say. */
export function readSubscription(input: SubscriptionInput, path: string) {
  const { externalId, status, plan = null, startedAt, canceledAt = null } = input
  const currency = readCurrency(input.currency, `${path}.currency`)
  return {
    external_id: externalId,
    status,
    currency,
    items: input.items.map((item, index) => readItem(item, currency, `${path}.items[${index}]`)),
    discounts: readDiscounts(input.discount, currency, `${path}.discount`),
    plan,
    started_at: readTime(startedAt, `${path}.startedAt`),
    canceled_at: canceledAt === null ? null : readTime(canceledAt, `${path}.canceledAt`)
  }
}

/** The currencies of ISO 4217 that are money now. */
const currencies = new Set(Intl.supportedValuesOf('currency'))

function readCurrency(said: string, path: string): string {
  const currency = said.toUpperCase()
  if (currencies.has(currency)) return currency
  throw new RapportError('INVALID_TOOL_INPUT', `${path} must be the code of a currency in use (ISO 4217), such as USD`)
}

function readItem(item: ItemInput, currency: string, path: string): StoredItem {
  const { amountCents, quantity = 1, interval, intervalCount = 1, metered = false } = item
  return { amountCents, quantity, interval, intervalCount, metered, discounts: readDiscounts(item.discount, currency, `${path}.discount`) }
}

function readDiscounts(said: SubscriptionInput['discount'], currency: string, path: string): StoredDiscount[] {
  if (Array.isArray(said)) return said.map((discount, index) => readDiscount(discount, currency, `${path}[${index}]`))
  return said ? [readDiscount(said, currency, path)] : []
}

function readDiscount(said: DiscountInput, currency: string, path: string): StoredDiscount {
  const { percentOff = null, amountOffCents = null, duration } = said
  if ((said.currency ?? currency).toUpperCase() !== currency) {
    throw new RapportError('INVALID_TOOL_INPUT', `${path}.currency must be the subscription's, ${currency}`)
  }
  if (percentOff !== null && amountOffCents === null) return { percentOff, duration }
  if (amountOffCents !== null && percentOff === null) return { amountOffCents, duration }
  throw new RapportError('INVALID_TOOL_INPUT', `${path} needs either percentOff or amountOffCents`)
}
