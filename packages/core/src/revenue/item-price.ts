import { add, decimal, multiply, type Rational, rational, zero } from './rational.js'
import type { StoredItem, StoredTier } from './tables/index.js'

/** What an item's price is made of. */
type PricedItem = Pick<StoredItem, 'amountCents' | 'quantity' | 'tiers' | 'tiersMode' | 'packageSize' | 'packageRound'>

/**
 * What an item costs a billing period, before discounts. Units are packed first, a package that is not full counting whole or not at all
 * (docs.stripe.com/api/prices/object, `transform_quantity`). Of volume tiers all units cost what the last one does; of graduated tiers each costs
 * what its own tier says. A tier's flat amount comes once, if it is reached; the first is reached by no units too
 * (docs.stripe.com/products-prices/pricing-models).
 */
export function itemPrice(item: PricedItem): Rational {
  const units = unitsOf(item)
  if (!item.tiers) return multiply(decimal(item.amountCents ?? 0), rational(units))
  return item.tiersMode === 'volume' ? volumePrice(units, item.tiers) : graduatedPrice(units, item.tiers)
}

/** Whether an item costs nothing: at its quantity, or if it is metered, however much is used of it. One whose price is not known costs something. */
export function isFreeItem(item: PricedItem & Pick<StoredItem, 'metered'>): boolean {
  if (!item.metered) return itemPrice(item).numerator === 0n
  const amounts = item.tiers?.flatMap(({ unitAmountCents, flatAmountCents }) => [unitAmountCents, flatAmountCents])
  return (amounts ?? [item.amountCents]).every((amount) => amount !== null && Number(amount) === 0)
}

function unitsOf({ quantity, packageSize = 1, packageRound }: PricedItem): number {
  return packageRound === 'down' ? Math.floor(quantity / packageSize) : Math.ceil(quantity / packageSize)
}

function volumePrice(units: number, tiers: readonly StoredTier[]): Rational {
  const tier = tiers.find(({ upTo }) => upTo === null || units <= upTo)
  return tier ? tierPrice(units, tier) : zero
}

function graduatedPrice(units: number, tiers: readonly StoredTier[]): Rational {
  let price = zero
  let below = 0
  for (const [index, tier] of tiers.entries()) {
    if (index > 0 && units <= below) break
    price = add(price, tierPrice(Math.min(units, tier.upTo ?? units) - below, tier))
    below = tier.upTo ?? units
  }
  return price
}

function tierPrice(units: number, { unitAmountCents, flatAmountCents }: StoredTier): Rational {
  return add(multiply(decimal(unitAmountCents), rational(units)), decimal(flatAmountCents))
}
