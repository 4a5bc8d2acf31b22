import { RapportError } from '../errors.js'
import { optionalTime, readTime } from '../values/index.js'
import type { DiscountInput, ItemInput, SubscriptionInput } from './subscription-input.js'
import type { StoredDiscount, StoredItem, StoredTier } from './tables/index.js'

/** A checked subscription as it is stored, but for whose it is. Throws INVALID_TOOL_INPUT naming the path for what the schema cannot say. */
export function readSubscription(input: SubscriptionInput, path: string) {
  const { externalId, status, plan = null, startedAt, canceledAt = null, everPaid = null } = input
  const currency = readCurrency(input.currency, `${path}.currency`)
  return {
    external_id: externalId,
    status,
    currency,
    items: input.items.map((item, index) => readItem(item, currency, `${path}.items[${index}]`)),
    discounts: readDiscounts(input.discount, currency, `${path}.discount`),
    plan,
    started_at: readTime(startedAt, `${path}.startedAt`),
    canceled_at: canceledAt === null ? null : readTime(canceledAt, `${path}.canceledAt`),
    ...readPeriod(input, path),
    ever_paid: everPaid
  }
}

/** The running billing period, and whether the subscription ends with it. */
function readPeriod({ currentPeriodStart, currentPeriodEnd, cancelAt, cancelAtPeriodEnd = null }: SubscriptionInput, path: string) {
  const current_period_start = optionalTime(currentPeriodStart, `${path}.currentPeriodStart`)
  const current_period_end = optionalTime(currentPeriodEnd, `${path}.currentPeriodEnd`)
  if ((current_period_start === null) !== (current_period_end === null))
    throw new RapportError('INVALID_TOOL_INPUT', `${path} needs currentPeriodStart and currentPeriodEnd together, or none of them`)
  if (current_period_start !== null && current_period_end !== null && current_period_end <= current_period_start)
    throw new RapportError('INVALID_TOOL_INPUT', `${path}.currentPeriodEnd must be after currentPeriodStart`)
  const cancel_at = optionalTime(cancelAt, `${path}.cancelAt`)
  return { current_period_start, current_period_end, cancel_at, cancel_at_period_end: cancelAtPeriodEnd }
}

/** The currencies of ISO 4217 that are money now, XCG also where Node's data are older than it, and STD, which Stripe bills in still. */
const currencies = new Set([...Intl.supportedValuesOf('currency'), 'XCG', 'STD'])

/** A code of ISO 4217 that is in use, in capitals. */
export function readCurrency(said: string, path: string): string {
  const currency = said.toUpperCase()
  if (currencies.has(currency)) return currency
  throw new RapportError('INVALID_TOOL_INPUT', `${path} must be the code of a currency in use (ISO 4217), such as USD`)
}

function readItem(item: ItemInput, currency: string, path: string): StoredItem {
  const { quantity = 1, interval, intervalCount = 1, metered = false, product, packageSize, packageRound, includedTaxRates } = item
  const discounts = readDiscounts(item.discount, currency, `${path}.discount`)
  if (packageRound && !packageSize) throw new RapportError('INVALID_TOOL_INPUT', `${path}.packageRound needs packageSize`)
  return {
    ...readPrice(item, path),
    quantity,
    interval,
    intervalCount,
    metered,
    discounts,
    ...(product && { product }),
    ...(packageSize && { packageSize, packageRound: packageRound ?? 'up' }),
    ...(includedTaxRates && includedTaxRates.length > 0 && { includedTaxRates })
  }
}

/** What one unit costs: an amount, or tiers. Of metered ones it need not be known. */
function readPrice(
  { amountCents, tiers, tiersMode, metered }: ItemInput,
  path: string
): Pick<StoredItem, 'amountCents' | 'tiers' | 'tiersMode'> {
  const fault = (words: string) => new RapportError('INVALID_TOOL_INPUT', `${path}${words}`)
  if (tiersMode && !tiers) throw fault('.tiersMode needs tiers')
  if (!tiers) {
    if (metered && (amountCents === undefined || amountCents === null)) return { amountCents: null }
    if (amountCents === undefined || amountCents === null) throw fault('.amountCents is required, or tiers in its place')
    return { amountCents }
  }
  if (amountCents !== undefined && amountCents !== null) throw fault(' needs either amountCents or tiers')
  if (!tiersMode) throw fault('.tiersMode is required beside tiers: graduated or volume')
  return { amountCents: null, tiersMode, tiers: readTiers(tiers, `${path}.tiers`) }
}

function readTiers(tiers: NonNullable<ItemInput['tiers']>, path: string): StoredTier[] {
  let below = 0
  return tiers.map(({ upTo = null, unitAmountCents, flatAmountCents }, index) => {
    const isLast = index === tiers.length - 1
    if (isLast !== (upTo === null))
      throw new RapportError('INVALID_TOOL_INPUT', `${path}[${index}].upTo must be left out in the last tier only`)
    if (upTo !== null && upTo <= below)
      throw new RapportError('INVALID_TOOL_INPUT', `${path}[${index}].upTo must be above that of the tier before`)
    below = upTo ?? below
    return { upTo, unitAmountCents: unitAmountCents ?? 0, flatAmountCents: flatAmountCents ?? 0 }
  })
}

function readDiscounts(said: SubscriptionInput['discount'], currency: string, path: string): StoredDiscount[] {
  if (Array.isArray(said)) return said.map((discount, index) => readDiscount(discount, currency, `${path}[${index}]`))
  return said ? [readDiscount(said, currency, path)] : []
}

function readDiscount(said: DiscountInput, currency: string, path: string): StoredDiscount {
  const { percentOff = null, amountOffCents = null, duration, products } = said
  const kept = { duration, ...(products && { products }) }
  if ((said.currency ?? currency).toUpperCase() !== currency) {
    throw new RapportError('INVALID_TOOL_INPUT', `${path}.currency must be the subscription's, ${currency}`)
  }
  if (percentOff !== null && amountOffCents === null) return { percentOff, ...kept }
  if (amountOffCents !== null && percentOff === null) return { amountOffCents, ...kept }
  throw new RapportError('INVALID_TOOL_INPUT', `${path} needs either percentOff or amountOffCents`)
}
