import type { customers } from '../identity/index.js'
import type { RowOf } from '../storage/index.js'

/** The columns of a customer that health needs. */
export const measuredColumns = ['id', 'first_event_at', 'created_at', 'billing_status', 'mrr_cents', 'mrr_status', 'currency'] as const
export type MeasuredCustomer = Pick<RowOf<typeof customers>, (typeof measuredColumns)[number]>

/** Since when there is anything to know of a customer. */
export const knownSince = ({ first_event_at, created_at }: Pick<MeasuredCustomer, 'first_event_at' | 'created_at'>) =>
  Math.min(first_event_at ?? created_at, created_at)
