import type { customers } from '../identity/index.js'
import type { RowOf } from '../storage/index.js'

/** The columns of a customer that health needs. */
export const measuredColumns = ['id', 'first_event_at', 'created_at', 'billing_status', 'mrr_cents', 'mrr_status', 'currency'] as const
export type MeasuredCustomer = Pick<RowOf<typeof customers>, (typeof measuredColumns)[number]>
