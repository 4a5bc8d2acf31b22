/** A customer's billing status, from no billing known to former customer. */
export const billingStatuses = ['NONE', 'TRIALING', 'PAYING', 'PAST_DUE', 'CHURNED'] as const

/** Whether a monthly revenue could be computed, and if not, why. */
export const mrrStatuses = ['calculated', 'mixed_currency', 'unavailable'] as const

/** What a monthly revenue is in. */
export const mrrUnit =
  'Minor units (cents) a month, of the currency in which the account pays: in SQL the column customers.currency. Null: mrrCalculationStatus says why.'
