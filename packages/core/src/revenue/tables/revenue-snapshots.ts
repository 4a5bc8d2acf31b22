import { Type } from 'typebox'
import { defineTable, integer, nullable, text, time, uuid } from '../../storage/index.js'

/** What a customer paid a month at the end of a day. `day` is the start of the UTC day; `mrr_cents` is null when it could not be calculated. */
export const revenueSnapshots = defineTable({
  name: 'revenue_snapshots',
  scope: 'organization',
  row: Type.Object({
    customer_id: uuid(),
    day: time(),
    mrr_cents: nullable(integer()),
    currency: nullable(text()),
    plan: nullable(text()),
    billing_status: text()
  }),
  key: ['customer_id', 'day'],
  indexes: [{ columns: ['day'] }]
})
