// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** A customer as the host reads it back. Times are ISO 8601 in UTC; `currentMrr` is in minor units of `currency` a month. */
export interface CustomerRecord {
  id: string
  name: string | null
  domain: string | null
  billingStatus: 'NONE' | 'TRIALING' | 'PAYING' | 'PAST_DUE' | 'CHURNED'
  activatedAt: string | null
  firstSeenAt: string | null
  lastActivityAt: string | null
  /** At least 0. */
  contactCount: number
  /** Minor units (cents) a month, of the currency in which the account pays: in SQL the column customers.currency. Null: mrrCalculationStatus says why. */
  currentMrr: number | null
  mrrCalculationStatus: 'calculated' | 'mixed_currency' | 'unavailable'
  owner: {
    id: string
    email: string
    name: string
  } | null
  /** At least 0. */
  daysSinceActivity: number | null
  /** Your customerId; null for a customer that is known by its domain alone. */
  externalId: string | null
  /** The newest subscription's plan, else the text of the trait plan. */
  plan: string | null
  /** Of `currentMrr`, ISO 4217. */
  currency: string | null
  traits: Record<string, unknown>
  /** Date-time. */
  createdAt: string
}

/** How a host names one customer for certain: by our id (merged ones lead on), its own id, or a domain. */
export type CustomerName =
  | {
      /** 1 to 500 characters. */
      id: string
    }
  | {
      /** 1 to 500 characters. */
      customerId: string
    }
  | {
      /** 1 to 500 characters. */
      domain: string
    }
