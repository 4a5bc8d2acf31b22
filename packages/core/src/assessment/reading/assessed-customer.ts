import type { customers } from '../../identity/index.js'
import type { RowOf } from '../../storage/index.js'

/** The columns of a customer that its assessment needs. */
export const assessedColumns = ['id', 'billing_status', 'mrr_cents', 'mrr_status', 'currency'] as const
export type AssessedCustomer = Pick<RowOf<typeof customers>, (typeof assessedColumns)[number]>
