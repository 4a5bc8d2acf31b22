// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

import type { CustomerReference } from './identity.generated.js'

/** A discount of a subscription, as it is put. */
export interface DiscountInput {
  /** The discount in percent. A discount has this or amountOffCents. 0 to 100. */
  percentOff?: number | null
  /** The discount of each invoice, in minor units (cents). 0 to 1000000000000. */
  amountOffCents?: number | null
  /** A currency of three letters, such as USD. Matches `^[A-Za-z]{3}$`. */
  currency?: string | null
  /** Only discounts with the duration forever reduce MRR. */
  duration: 'forever' | 'once' | 'repeating'
  /** 1 to 1200. */
  durationInMonths?: number | null
  /** 1 to 1000 elements. */
  products?: string[] | null
}

/** An item of a subscription, as it is put. */
export interface ItemInput {
  amountCents?: number | string | null
  /** 1 to 1000 elements. */
  tiers?:
    | {
        /** 1 to 1000000000000. */
        upTo?: number | null
        unitAmountCents?: number | string | null
        flatAmountCents?: number | string | null
      }[]
    | null
  tiersMode?: 'graduated' | 'volume' | null
  /** 1 to 1000000000000. */
  packageSize?: number | null
  packageRound?: 'up' | 'down' | null
  /** At most 20 elements. */
  includedTaxRates?: (number | string)[] | null
  /** 1 to 255 characters. */
  product?: string | null
  /** The number of units; 1 by default. 0 to 1000000000. */
  quantity?: number
  interval: 'day' | 'week' | 'month' | 'year'
  /** The number of intervals between two payments; 1 by default. 1 to 10000. */
  intervalCount?: number
  /** Whether the item is billed by use. Such an item is no part of MRR, and needs no amount. */
  metered?: boolean
  /** At most 100 elements. */
  discount?: DiscountInput | DiscountInput[] | null
}

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
export interface SubscriptionInput {
  /** The id of the subscription in your billing system. A put with the same id replaces the subscription. 1 to 255 characters. */
  externalId: string
  customer: CustomerReference
  status: 'active' | 'past_due' | 'trialing' | 'canceled' | 'unpaid' | 'paused' | 'incomplete' | 'incomplete_expired' | 'ended'
  /** A currency of three letters, such as USD. Matches `^[A-Za-z]{3}$`. */
  currency: string
  /** What the subscription consists of. MRR comes from the items. At most 1000 elements. */
  items: ItemInput[]
  /** At most 100 elements. */
  discount?: DiscountInput | DiscountInput[] | null
  /** The name of the plan. At most 255 characters. */
  plan?: string | null
  /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
  startedAt: string | number | Date
  /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
  canceledAt?: string | number | Date | null
  /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
  currentPeriodStart?: string | number | Date | null
  /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
  currentPeriodEnd?: string | number | Date | null
  /** A date-time with its offset, a date (its start in UTC), or epoch milliseconds. Digits beyond milliseconds are cut off. */
  cancelAt?: string | number | Date | null
  /** Whether the subscription ends with the current period. */
  cancelAtPeriodEnd?: boolean | null
  /** Whether money was ever paid for it. */
  everPaid?: boolean | null
}
