import { monthlyAmount } from './monthly-amount.js'
import { multiply, rational, roundHalfUp } from './rational.js'
import type { StoredDiscount, StoredItem } from './tables/index.js'

/** What a subscription bills in so many months, a fraction of whole numbers, in minor units: rounded once. Its status plays no part. */
export function periodAmount(
  subscription: { items: readonly StoredItem[]; discounts: readonly StoredDiscount[] },
  months: number,
  of = 1
): number {
  const amount = multiply(monthlyAmount(subscription), rational(months, of))
  return Math.min(Number(roundHalfUp(amount)), Number.MAX_SAFE_INTEGER)
}
