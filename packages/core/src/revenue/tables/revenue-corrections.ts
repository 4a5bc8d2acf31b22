import { Type } from 'typebox'
import { code, defineTable, integer, nullable, text, time, uuid } from '../../storage/index.js'

/**
 * Days of the past on which a customer paid something else than its snapshot says, by what was learnt later: a subscription that was put late, an end
 * that was told late, two customers that became one. Snapshots stay as they were taken. Before a customer's first snapshot there is a row for the last
 * day of a month only. `corrected_at` is when the row came to say what it says.
 */
export const revenueCorrections = defineTable({
  name: 'revenue_corrections',
  scope: 'organization',
  row: Type.Object({
    customer_id: uuid(),
    day: time(),
    mrr_cents: nullable(integer()),
    currency: nullable(code()),
    plan: nullable(text()),
    billing_status: code(),
    corrected_at: time()
  }),
  personal: { plan: 'none' },
  key: ['customer_id', 'day'],
  indexes: [{ columns: ['day'] }]
})
