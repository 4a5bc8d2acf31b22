import { type Fields, fieldsAt, fieldsOf, listOf, numberOf, textOf } from '../json-fields.js'
import { idOf } from './expandable.js'

/** What an item costs, from its price, or from its plan as older versions have it. Amounts are told by `amountsOf`. */
export interface Price {
  id: string | undefined
  fields: Fields
  currency: string | undefined
  /** Amounts in other currencies, by their codes in small letters. */
  options: Readonly<Record<string, Fields | undefined>>
  isTiered: boolean
  tiers: readonly Fields[]
  tiersMode: unknown
  product: { id: string; name: string | undefined } | undefined
  nickname: string | undefined
  interval: string | undefined
  intervalCount: number | undefined
  isMetered: boolean
  isInclusive: boolean | undefined
  packages: { size: number; round: unknown } | undefined
}

/** The price of an item; undefined where it has none. An item that has a plan beside it tells the same there. */
export function priceOf(item: Fields): Price | undefined {
  const price = fieldsOf(item.price)
  const plan = fieldsOf(item.plan)
  const fields = price ?? plan
  return fields && readPrice(fields, fieldsOf(price?.recurring) ?? plan ?? {})
}

/** Reads a price whose billing period stands in `recurring`: in it or, of a plan, beside the rest. */
function readPrice(fields: Fields, recurring: Fields): Price {
  const product = idOf(fields.product)
  const packages = fieldsOf(fields.transform_quantity) ?? fieldsOf(fields.transform_usage)
  const size = numberOf(packages?.divide_by)
  const options = fieldsAt(fields, 'currency_options') ?? {}
  const isMetered = recurring.usage_type === 'metered' || textOf(recurring.meter) !== undefined
  return {
    id: textOf(fields.id),
    fields,
    currency: textOf(fields.currency)?.toLowerCase(),
    options: Object.fromEntries(Object.entries(options).map(([code, option]) => [code.toLowerCase(), fieldsOf(option)])),
    isTiered: fields.billing_scheme === 'tiered',
    tiers: listOf(fields.tiers),
    tiersMode: fields.tiers_mode,
    product: product === undefined ? undefined : { id: product, name: textOf(fieldsOf(fields.product)?.name) },
    nickname: textOf(fields.nickname),
    interval: textOf(recurring.interval),
    intervalCount: numberOf(recurring.interval_count),
    isMetered,
    isInclusive: fields.tax_behavior === 'inclusive' ? true : fields.tax_behavior === 'exclusive' ? false : undefined,
    packages: size === undefined ? undefined : { size, round: packages?.round }
  }
}

/** The amounts of a price in a currency: its own, or one of its other ones; undefined where it has none. */
export function amountsOf(price: Price, currency: string): { amount: string | undefined; tiers: readonly Fields[] } | undefined {
  const isOwn = price.currency === undefined || price.currency === currency
  const fields = isOwn ? price.fields : price.options[currency]
  if (!fields) return undefined
  const amount = decimalOf(fields.unit_amount_decimal, fields.unit_amount) ?? decimalOf(fields.amount_decimal, fields.amount)
  return { amount, tiers: isOwn ? price.tiers : listOf(fields.tiers) }
}

/** An amount as decimal text: with its fractions of a minor unit where they are told. */
export function decimalOf(withFractions: unknown, whole: unknown): string | undefined {
  return textOf(withFractions) ?? (numberOf(whole) === undefined ? undefined : String(whole))
}
