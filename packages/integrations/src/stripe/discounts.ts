import type { SubscriptionOperation } from '@rapport/core/connector'
import { type Fields, fieldsAt, fieldsOf, itemsOf, numberOf, textOf } from '../json-fields.js'

type Discount = Extract<SubscriptionOperation['discount'], readonly unknown[]>[number]

/** The discounts of a subscription, an item or a customer: a list, or the only one as older versions have it; those between have both. */
export function discountsOf(owner: Fields): readonly unknown[] {
  const only = owner.discount ?? undefined
  const onlyId = textOf(fieldsOf(only)?.id)
  const several = itemsOf(owner.discounts).map((discount) => (onlyId !== undefined && discount === onlyId ? only : discount))
  return (several.length > 0 ? several : itemsOf(only && [only])).filter(hasCoupon)
}

/** Whether a discount comes of a coupon: one that says it has none takes nothing off. One that is only named may have any. */
function hasCoupon(discount: unknown): boolean {
  return fieldsOf(discount) === undefined || (couponOf(discount) ?? null) !== null
}

/** What a discount's coupon stands as: an object, or its id. Since 2025 below `source`, before beside the rest. */
export function couponOf(discount: unknown): unknown {
  return fieldsAt(fieldsOf(discount), 'source')?.coupon ?? fieldsOf(discount)?.coupon
}

/** The id of a discount's coupon. */
export function couponIdOf(discount: unknown): string | undefined {
  const coupon = couponOf(discount)
  return textOf(coupon) ?? textOf(fieldsOf(coupon)?.id)
}

/** Whether a coupon has to be read: it is only named, or lasts forever and does not tell what it counts on. */
export function needsCoupon(coupon: unknown): boolean {
  const fields = fieldsOf(coupon)
  if (!fields) return textOf(coupon) !== undefined
  return fields.duration === 'forever' && !('applies_to' in fields)
}

/** Discounts as a put takes them, in their order. Throws for one whose coupon nobody knows: the amount would be wrong. */
export function readDiscounts(said: readonly unknown[], coupons: Readonly<Record<string, Fields>>, currency: string): Discount[] {
  return said.flatMap((discount) => {
    const id = couponIdOf(discount)
    const coupon = (id === undefined ? undefined : coupons[id]) ?? fieldsOf(couponOf(discount))
    if (!coupon) throw new Error(`the coupon of discount ${textOf(discount) ?? textOf(fieldsOf(discount)?.id)} is not known`)
    return readCoupon(coupon, currency) ?? []
  })
}

/** Undefined for an amount in another currency, which takes nothing off. */
function readCoupon(coupon: Fields, currency: string): Discount | undefined {
  const { duration } = coupon
  if (duration !== 'forever' && duration !== 'once' && duration !== 'repeating') throw new Error(`a coupon lasts ${String(duration)}`)
  const products = itemsOf(fieldsAt(coupon, 'applies_to')?.products).flatMap((product) => textOf(product) ?? [])
  const rest: Pick<Discount, 'duration' | 'products'> = { duration, ...(products.length > 0 && { products }) }
  const percentOff = numberOf(coupon.percent_off)
  if (percentOff !== undefined) return { percentOff, ...rest }
  if (numberOf(coupon.amount_off) === undefined) throw new Error('a coupon tells neither percent_off nor amount_off')
  const isOwn = textOf(coupon.currency)?.toLowerCase() === currency
  const amountOffCents = numberOf(isOwn ? coupon.amount_off : fieldsAt(coupon, 'currency_options', currency)?.amount_off)
  return amountOffCents === undefined ? undefined : { amountOffCents, ...rest }
}
