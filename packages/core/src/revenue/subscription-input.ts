import { type Static, Type } from 'typebox'
import { customerReference, describedId, timeSchema } from '../identity/index.js'
import { intervals } from './monthly-amount.js'
import { statusNames } from './subscription-status.js'

/** Money is never ignored silently: a field that is not known here, such as one misspelt, is refused. */
const closed = { additionalProperties: false }
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]))

/** The code of a currency in use (ISO 4217), in any case: read-subscription.ts refuses other three letters. */
const currency = Type.String({ pattern: '^[A-Za-z]{3}$', description: 'A currency of three letters, such as USD.' })
/** Minor units; fractions of one as a number, or as decimal text (Stripe's `unit_amount_decimal`) to keep every digit. */
const amount = Type.Union([
  Type.Number({ minimum: 0, maximum: 1e12 }),
  Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,12})?$', description: 'A number as text, such as 1250.5.' })
])
const time = timeSchema
const count = (maximum: number, minimum: number) => Type.Integer({ minimum, maximum })

const product = Type.String({ minLength: 1, maxLength: 255 })
export const discountInput = Type.Object(
  {
    percentOff: orNull(
      Type.Number({ minimum: 0, maximum: 100, description: 'The discount in percent. A discount has this or amountOffCents.' })
    ),
    amountOffCents: orNull(
      Type.Number({ minimum: 0, maximum: 1e12, description: 'The discount of each invoice, in minor units (cents).' })
    ),
    currency: orNull(currency),
    duration: Type.Enum(['forever', 'once', 'repeating'], { description: 'Only discounts with the duration forever reduce MRR.' }),
    durationInMonths: orNull(count(1200, 1)),
    products: orNull(Type.Array(product, { minItems: 1, maxItems: 1000 }))
  },
  closed
)
const discounts = Type.Optional(Type.Union([discountInput, Type.Array(discountInput, { maxItems: 100 }), Type.Null()]))

const tier = Type.Object({ upTo: orNull(count(1e12, 1)), unitAmountCents: orNull(amount), flatAmountCents: orNull(amount) }, closed)
/** A percentage; more digits than a number holds as text. */
const percentage = Type.Union([
  Type.Number({ minimum: 0, maximum: 1000 }),
  Type.String({ pattern: '^\\d{1,3}(\\.\\d{1,12})?$', description: 'A number as text, such as 12.5.' })
])

export const itemInput = Type.Object(
  {
    amountCents: orNull(amount),
    tiers: orNull(Type.Array(tier, { minItems: 1, maxItems: 1000 })),
    tiersMode: orNull(Type.Enum(['graduated', 'volume'])),
    packageSize: orNull(count(1e12, 1)),
    packageRound: orNull(Type.Enum(['up', 'down'])),
    includedTaxRates: orNull(Type.Array(percentage, { maxItems: 20 })),
    product: orNull(product),
    quantity: Type.Optional(Type.Integer({ minimum: 0, maximum: 1e9, description: 'The number of units; 1 by default.' })),
    interval: Type.Enum([...intervals]),
    intervalCount: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 10_000, description: 'The number of intervals between two payments; 1 by default.' })
    ),
    metered: Type.Optional(
      Type.Boolean({ description: 'Whether the item is billed by use. Such an item is no part of MRR, and needs no amount.' })
    ),
    discount: discounts
  },
  closed
)

/** What `ws.subscriptions.put` takes. */
export const subscriptionInput = Type.Object(
  {
    externalId: describedId('The id of the subscription in your billing system. A put with the same id replaces the subscription.'),
    customer: customerReference,
    status: Type.Enum(statusNames),
    currency,
    items: Type.Array(itemInput, { maxItems: 1000, description: 'What the subscription consists of. MRR comes from the items.' }),
    discount: discounts,
    plan: orNull(Type.String({ maxLength: 255, description: 'The name of the plan.' })),
    startedAt: time,
    canceledAt: orNull(time),
    currentPeriodStart: orNull(time),
    currentPeriodEnd: orNull(time),
    cancelAt: orNull(time),
    cancelAtPeriodEnd: orNull(Type.Boolean({ description: 'Whether the subscription ends with the current period.' })),
    everPaid: orNull(Type.Boolean({ description: 'Whether money was ever paid for it.' }))
  },
  closed
)

/**
 * A subscription as it is now, by the billing system's own id. It replaces what was said of it before: what is left out is not there any more.
 * Amounts are minor units of `currency` (whole yen for JPY), before tax.
 *
 * - `items`: `amountCents` (or `tiers`) for each of `quantity` (1) units, every `intervalCount` (1) `interval`s. `metered` ones are billed by use and no part of MRR:
 *   they need no amount.
 * - `discount`, of the whole or of an item: one or several, in the order in which they apply. Either `percentOff` or `amountOffCents` off each
 *   invoice, in the subscription's currency. Only those of duration `forever` reduce MRR.
 * - `currency`: a code of ISO 4217 that is in use. Codes of former currencies (DEM), of metals (XAU) and for tests (XTS) are refused.
 * - `startedAt` may be to come: the subscription counts from then on. One whose items all cost nothing says nothing of its customer.
 * - `canceledAt` tells when the customer canceled; whether the subscription still runs is what `status` says.
 * - `currentPeriodStart` and `currentPeriodEnd`: the running billing period, either both or none. `cancelAtPeriodEnd`, or `cancelAt`, tells that it will
 *   not go on after that. Terms and outcomes follow from these (docs/terms.md).
 * - `tiers` with `tiersMode` in place of `amountCents`: steps by quantity, each up to and including `upTo` units, the last without it. A step costs
 *   `unitAmountCents` for each unit and `flatAmountCents` once.
 * - `packageSize`: units are sold in packages, `packageRound` (`up`) saying what becomes of one that is not full; prices are then of a package.
 * - `includedTaxRates`: percentages of taxes within the price; they are taken out, as exact fractions. Tax beside the price is no part of any amount.
 * - `product` of an item, and `products` of a discount that counts on the items of these products only.
 * - `everPaid`: whether money was ever paid for it. A canceled or unpaid one makes its customer CHURNED only if so, or if this is not known
 *   (left out). `false` is outdone by payments that are known.
 *
 * @example
 * { externalId: 'sub_1', customer: { customerId: 'acme' }, status: 'active', currency: 'usd', plan: 'Team', startedAt: '2026-01-31T09:30:00Z',
 *   items: [{ amountCents: 4900, quantity: 3, interval: 'month' }], discount: { percentOff: 20, duration: 'forever' } }
 */
export type SubscriptionInput = Static<typeof subscriptionInput>

/** A discount of a subscription, as it is put. */
export type DiscountInput = Static<typeof discountInput>

/** An item of a subscription, as it is put. */
export type ItemInput = Static<typeof itemInput>
