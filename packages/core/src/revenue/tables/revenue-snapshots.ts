import { Type } from 'typebox'
import { code, defineTable, integer, nullable, text, time, uuid } from '../../storage/index.js'

/** What a customer paid a month at the end of a day. `day` is the start of the UTC day; `mrr_cents` is null when it could not be calculated. */
export const revenueSnapshots = defineTable({
  name: 'revenue_snapshots',
  scope: 'organization',
  row: Type.Object({
    customer_id: uuid(),
    day: time(),
    mrr_cents: nullable(integer()),
    currency: nullable(code()),
    plan: nullable(text()),
    billing_status: code()
  }),
  personal: { plan: 'none' },
  key: ['customer_id', 'day'],
  indexes: [{ columns: ['day'] }]
})
